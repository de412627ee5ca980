import type { Component } from 'svelte';
import type { Language } from '../words/language';
import type { Choice, Opinion, Phrase, Result, Sentence, Standing } from '../live/protocol';

export type { Choice, Opinion, Phrase, Result, Sentence, Standing };

/**
 * How much room there is: a phone in the hand (or a tablet upright), a screen too low for a board above
 * a hand, a wide screen, or a television that only shows.
 */
export type Layout = 'phone' | 'landscape' | 'wide' | 'television';

/** Who sits at the table, as everybody sees them. */
export interface Sitter {
  readonly seat: number;
  /** Never empty: an open chair is called by its number. */
  readonly name: string;
  /** One of the server's figures (`<Figure name={…} />`), or '' on an open chair. */
  readonly figure: string;
  /** A CSS colour, `var(--seat-2)`. */
  readonly colour: string;
  readonly kind: 'open' | 'guest' | 'bot';
  /** A guest who has just gone is asleep; a bot's seat, or one that a bot plays for, is a bot's. */
  readonly presence: 'here' | 'reading' | 'asleep' | 'gone' | 'bot';
  /** For how many minutes the guest has been away. */
  readonly away?: number;
  /** How many seconds the table still waits for a guest who is away and owes a choice. */
  readonly kept?: number;
  /** Has not chosen for so long that the others may vote for a bot. */
  readonly slow?: boolean;
  /** The seats that have voted for a bot to play here. */
  readonly votes?: readonly number[];
  readonly me: boolean;
  readonly host: boolean;
  /** The host does not want to hear this seat. */
  readonly muted?: boolean;
  /** Still owes a choice. */
  readonly waited: boolean;
  /** Has chosen, in a step where several choose at the same time. */
  readonly chosen: boolean;
  /** The how manieth it was to choose, at a table that wants it seen. */
  readonly nth?: number;
}

/** A choice that somebody else is making. */
export interface Draft {
  readonly seat: number;
  readonly moves: readonly string[];
}

/** The news of the last frame, and how far they are told. */
export interface Telling {
  /** All news of the last frame, in order. */
  readonly all: readonly Phrase[];
  /** How many of them have been told; `all[told - 1]` is being told now. */
  readonly told: number;
  /** How many milliseconds each of them takes; none where all is told at once. */
  readonly beats?: readonly number[];
  /** The one being told right now; undefined once all have been. */
  readonly now: Phrase | undefined;
  readonly over: boolean;
}

/**
 * What a board gets: all that it may show, and all that it may ask. Every property is reactive;
 * read it where it is used (`session.view`), do not take it apart.
 *
 * @typeParam V the game's view, declared by the board
 */
export interface Session<V = unknown> {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** The game as this seat knows it, always the present. */
  readonly view: V;
  /** The view before the news that are being told; to animate from. The same as `view` at first. */
  readonly before: V;
  readonly version: number;
  /** My seat; −1 for an onlooker. */
  readonly me: number;
  /** Clockwise from seat 0. */
  readonly seats: readonly Sitter[];
  readonly result: Result | undefined;
  readonly prompt: Phrase;

  /** The moves that may be made next, after those picked already. Empty if there is nothing to do. */
  readonly choices: readonly Choice[];
  /** The moves of an unfinished choice, in the order in which they were picked. */
  readonly picked: readonly string[];
  /** Whether the picked moves are a whole choice, which the main button sends. */
  readonly complete: boolean;
  /** What the picked moves would do, as news: the preview. */
  readonly preview: readonly Phrase[];
  /** My choice of this step, while the others choose; picking again replaces it. */
  readonly mine: readonly string[] | undefined;
  /** While something is on its way to the server. */
  readonly busy: boolean;

  may(move: string): boolean;
  choice(move: string): Choice | undefined;
  /** Adds a move. One that is a whole choice goes out at once, unless the game wants it confirmed. */
  pick(move: string): Promise<void>;
  /**
   * Replaces all picked moves, for a picker that changes any of them at any time.
   *
   * @param atOnce whether a whole choice goes out without the main button
   */
  pickAll(moves: readonly string[], atOnce?: boolean): Promise<void>;
  /** What these moves would do from the start of the choice; undefined if they are not legal. It says nothing. */
  look(moves: readonly string[]): Promise<Outlook | undefined>;
  undo(): Promise<void>;
  clear(): void;
  /** Sends the whole choice. */
  send(): Promise<void>;
  /** Lets a bot propose a whole choice; it is picked, not sent. */
  suggest(): Promise<void>;
  /** Says why a thing does not react: of a move the server's reason and rule, of a phrase itself. */
  why(thing: string | Sentence): Promise<void>;

  /** What the others would do, in a team game. */
  readonly opinions: readonly Opinion[];
  /** Whether I may point at a move for somebody else now. */
  readonly mayOpine: boolean;
  opine(move: string): Promise<void>;

  /** In a team game: how far the one who moves has come with a choice that is not sent yet. */
  readonly draft?: Draft | undefined;

  readonly telling: Telling;
  /** Tells the rest of the news at once. */
  skip(): void;

  say(phrase: Phrase): string;
  text(key: string, parts?: Readonly<Record<string, Phrase>>): string;

  /** False with reduced motion: show the end of every animation at once. */
  readonly motion: boolean;
  readonly layout: Layout;
  /** Plays a sound of the kit, if this device wants sounds. */
  sound(name: SoundName): void;
}

export interface Outlook {
  readonly moves: readonly string[];
  readonly choices: readonly Choice[];
  readonly complete: boolean;
  readonly news: readonly Phrase[];
  /** What is wanted next, in the middle of a choice. */
  readonly prompt?: Phrase;
}

export type SoundName =
  'tap' | 'card' | 'dice' | 'step' | 'crash' | 'win' | 'lose' | 'turn' | 'bell';

export interface BoardProps<V = unknown> {
  readonly session: Session<V>;
}

/** A seat's own figure, as the board draws it: a square of `size` pixels. */
export interface PortraitProps<V = unknown> extends BoardProps<V> {
  readonly seat: number;
  readonly size: number;
}

/**
 * A step of the 60-second introduction: the position over which a sentence of
 * games/X/web/intro/*.json is said. Further sentences are said over the last position.
 */
export interface IntroStep {
  /** A view as the server would send it to seat 0: the prepared deal. */
  readonly view: unknown;
  /** How many seats that view has; 4 if it does not say. */
  readonly seats?: number;
  /** What seat 0 may do there, as the server would offer it: the board shows it, nothing is sent. */
  readonly choices?: readonly Choice[];
  /** A CSS selector inside the board of what the sentence is about. */
  readonly points?: string;
}

/** What games/X/web/home.ts exports as default: the game on the home page, before it is chosen. */
export interface AtHome {
  /** One sentence that makes one want to play it. */
  readonly says: Readonly<Record<Language, string>>;
  /** Papers on top of each other in a box of 78 × 78. */
  readonly picture: readonly { readonly d: string; readonly fill: string }[];
}

/** A line of the list of choices. */
export interface Line {
  /** The move that it is about. */
  readonly move: string;
  readonly means: Phrase;
  pick(): Promise<void>;
}

/** The list of choices as the board offers them. */
export interface Offered {
  /** What may be done with them, where one of them alone is not all. */
  readonly says?: Sentence;
  readonly lines: readonly Line[];
}

/** A finished game. */
export interface End<V = unknown> {
  readonly view: V;
  readonly standings: readonly Standing[];
  /** All that was told from the start on; undefined until the server has told it once more. */
  readonly news: readonly Phrase[] | undefined;
}

/** What games/X/web/index.ts exports as default. */
export interface GameModule {
  // Each board declares its own view; the shell hands on what the server sent.
  readonly Board: Component<BoardProps<any>>;
  /** Who sits there, where the board draws people of its own: the bar shows the same ones. */
  readonly portrait?: Component<PortraitProps<any>>;
  readonly intro: readonly IntroStep[];
  /** The number of the rule behind a choice (or a prompt), for the `?` beside it. */
  ruleFor(choice: string): string | undefined;
  /** Single moves that wait for the main button, because they cannot be undone. */
  confirms(move: string): boolean;
  /**
   * Whether these moves stay picked although they are no beginning of a choice, because others may be
   * picked that come before them: for parts that are picked in any order.
   */
  drafts?(moves: readonly string[]): boolean;
  /** What is left when the last part of an unfinished choice is taken back; else all but the last move. */
  undo?(moves: readonly string[]): readonly string[];
  /** What the status line says for these choices, where the board asks otherwise than move by move. */
  prompt?(
    choices: readonly string[],
    picked: readonly string[],
    session: Session<any>,
  ): Sentence | undefined;
  /** The list of choices, where the board takes their parts in any order: what the board offers now. */
  list?(session: Session<any>): Offered | undefined;
  /** By their key: news that say little once all is told, such as that a card was drawn. */
  minor?(key: string): boolean;
  /** Which of two news of one kind comes first where several are told in one sentence. */
  order?(a: Sentence, b: Sentence): number;
  /** By their key: news that strike whom they concern; they stay in the status line until seen. */
  strikes?(key: string): boolean;
  /** By their key: news of an unfinished choice that the board shows already. */
  evident?(key: string): boolean;
  /** In a game that all win or lose together: whether they have won. */
  won?(result: Result): boolean;
  /** In such a game: what is said at its end in large letters. */
  verdict?(won: boolean): Sentence;
  /** By seat: what its score is made of, or what it has brought; undefined until that is known. */
  breakdown?(end: End<any>): readonly Phrase[] | undefined;
  /** Keys of the board's own, with the text that says what they do. */
  readonly keys?: readonly (readonly [key: string, text: string])[];
  /** What the main button says for a whole choice; undefined: the shell's own words. */
  button?(moves: readonly string[], session: Session<any>): Sentence | undefined;
}

/** What a table's session asks of its game. */
export type SessionModule = Pick<
  GameModule,
  'confirms' | 'undo' | 'drafts' | 'won' | 'portrait' | 'minor' | 'strikes' | 'order'
>;
