import { readFileSync } from 'node:fs';
import type { Choice, Draft, Layout, Opinion, Outlook, Phrase } from '../src/table/board';
import type { GameModule, Result, Sentence, Session } from '../src/table/board';
import type { Sitter, SoundName, Telling } from '../src/table/board';
import { Choosing } from '../src/table/choosing/choosing.svelte';
import type { Language } from '../src/words/language';
import { Speaker, type Texts } from '../src/words/speaker';

/** A frame as the server sent it, kept beside a game's tests. */
export interface Recorded<V> {
  readonly seat: number;
  readonly version: number;
  readonly view: V;
  readonly before?: V;
  readonly prompt: Phrase;
  readonly choices: readonly Choice[];
  readonly news: readonly Phrase[];
  readonly mine?: readonly string[];
  readonly result?: Result;
  /** Moves that are picked already, and what the server said to them. */
  readonly tried?: Pick<Session, 'picked' | 'choices' | 'complete' | 'preview' | 'prompt'>;
  /** What the server answered to other moves that were tried, by their words. */
  readonly outlooks?: Readonly<Record<string, { choices: string[]; complete: boolean }>>;
}

/** What a game's tests say of it: how many sit there, and what the server would answer. */
export interface Played<V> {
  readonly game: string;
  readonly module: GameModule;
  readonly seats: (view: V) => number;
  readonly look: (
    moves: readonly string[],
    frame: Recorded<V>,
  ) => Omit<Outlook, 'moves' | 'news'> | undefined;
  /** Whether the others may say what they would do. */
  readonly team?: boolean;
  /** Whether the board offers later parts of a choice before the earlier ones. */
  readonly early?: boolean;
}

/** How a frame is looked at. */
export interface Circumstances {
  readonly language?: Language;
  readonly layout?: Layout;
  /** An onlooker, if it is not who the frame was for. */
  readonly me?: number;
  readonly opinions?: readonly Opinion[];
  readonly draft?: Draft | undefined;
}

/** A game's recorded frames, and how they are shown. */
export function recordings<V>(played: Played<V>) {
  const frames = json<Readonly<Record<string, Recorded<V>>>>(
    `games/${played.game}/web/test/frames.json`,
  );
  const frame = (name: string): Recorded<V> => {
    const found = frames[name];
    if (!found) throw new Error(`There is no frame ${name}.`);
    return found;
  };
  const play = (recorded: Recorded<V>, circumstances: Circumstances = {}) =>
    new RecordedSession(recorded, played, circumstances);
  return { ...played, frames, frame, play };
}

export const NAMES = ['Ada', 'Nelli', 'Bosco', 'Piet', 'Emil', 'Fumi'] as const;

export const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** All that a board of this game can say. */
export function texts(game: string, language: Language): Texts {
  const rules = `games/${game}/src/main/resources/tischlein/${game}/texts/${language}.json`;
  return { ...json<Texts>(rules), ...json<Texts>(`games/${game}/web/texts/${language}.json`) };
}

/** A session without a server: it shows recorded frames, and keeps what was wanted of it. */
export class RecordedSession<V> implements Session<V> {
  readonly table = 'K7QF2';
  readonly options = {};
  readonly busy = false;
  readonly sent: (readonly string[])[] = [];
  readonly asked: (string | Sentence)[] = [];
  /** All that was wanted, in a line each. */
  readonly calls: string[] = [];
  readonly sounds: SoundName[] = [];
  frame = $state.raw() as Recorded<V>;
  before = $state.raw() as V;
  mine = $state.raw<readonly string[] | undefined>(undefined);
  layout = $state<Layout>('phone');
  motion = $state(false);
  telling = $state.raw() as Telling;
  private held = $state.raw<Recorded<V>['tried']>(undefined);
  private readonly choosing: Choosing;
  private readonly voice: Speaker;

  constructor(
    frame: Recorded<V>,
    private readonly played: Played<V>,
    private readonly circumstances: Circumstances,
  ) {
    const { module, game } = played;
    const { language = 'en', layout = 'phone' } = circumstances;
    this.layout = layout;
    this.voice = new Speaker(language, texts(game, language), NAMES);
    this.choosing = new Choosing(
      (moves) => this.look(moves),
      async (moves) => void this.sent.push(moves),
      (move) => module.confirms(move),
      () => false,
      (moves) => module.undo?.(moves) ?? moves.slice(0, -1),
      () => {},
      (moves) => module.drafts?.(moves) ?? false,
    );
    this.next(frame, frame.before ?? frame.view);
  }

  next(frame: Recorded<V>, before = this.frame.view): void {
    this.before = before;
    this.frame = frame;
    this.mine = frame.mine;
    this.telling = {
      all: frame.news,
      told: frame.news.length + 1,
      now: undefined,
      over: true,
    };
    this.held = this.me < 0 ? undefined : frame.tried;
    this.choosing.begin(this.me < 0 ? [] : frame.choices);
  }

  /** Only so many of the news have been told. */
  tellOnly(told: number): void {
    const { all } = this.telling;
    this.telling = { all, told, now: all[told - 1], over: false };
  }

  /** What was picked is sent, and the server has not answered. */
  await(): void {
    this.held = undefined;
    this.choosing.begin([]);
  }

  get game() {
    return this.played.game;
  }
  get view() {
    return this.frame.view;
  }
  get version() {
    return this.frame.version;
  }
  get me() {
    return this.circumstances.me ?? this.frame.seat;
  }
  get seats(): readonly Sitter[] {
    return NAMES.slice(0, this.played.seats(this.view)).map((name, seat) => ({
      seat,
      name,
      figure: 'mouse',
      colour: `var(--seat-${seat})`,
      kind: 'guest',
      presence: 'here',
      me: seat === this.me,
      host: seat === 0,
      waited: false,
      chosen: false,
    }));
  }
  get result() {
    return this.frame.result;
  }
  get prompt() {
    return this.held?.prompt ?? this.frame.prompt;
  }
  get choices() {
    return this.held?.choices ?? this.choosing.choices;
  }
  get picked() {
    return this.held?.picked ?? this.choosing.picked;
  }
  get complete() {
    return this.held?.complete ?? this.choosing.complete;
  }
  get preview() {
    return this.held?.preview ?? this.choosing.preview;
  }
  get opinions() {
    return this.circumstances.opinions ?? [];
  }
  get draft() {
    return this.circumstances.draft;
  }
  get mayOpine() {
    const { choices, result } = this.frame;
    return !!this.played.team && this.me >= 0 && choices.length === 0 && !result;
  }

  may(move: string) {
    return this.choices.some((choice) => choice.move === move);
  }
  choice(move: string) {
    return this.choices.find((choice) => choice.move === move);
  }
  async look(moves: readonly string[]): Promise<Outlook | undefined> {
    const outlook = this.played.look(moves, this.frame);
    return outlook && { ...outlook, moves, news: [] };
  }
  pick(move: string) {
    this.calls.push(`pick ${move}`);
    return this.choosing.pick(move);
  }
  pickAll(moves: readonly string[], atOnce = false) {
    this.calls.push(`pickAll ${moves.join(', ')}${atOnce ? ' at once' : ''}`);
    return this.choosing.pickAll(moves, atOnce);
  }
  undo() {
    return this.choosing.undo();
  }
  clear() {
    this.calls.push('clear');
    this.choosing.clear();
  }
  send() {
    this.calls.push('send');
    return this.choosing.send();
  }
  async suggest() {}
  async why(thing: string | Sentence) {
    this.calls.push(`why ${typeof thing === 'string' ? thing : thing.key}`);
    this.asked.push(thing);
  }
  async opine(move: string) {
    this.calls.push(`opine ${move}`);
  }
  skip() {
    this.calls.push('skip');
  }
  sound(name: SoundName) {
    this.sounds.push(name);
  }
  say(phrase: Phrase) {
    return this.voice.to(this.me).say(phrase);
  }
  text(key: string, parts: Readonly<Record<string, Phrase>> = {}) {
    return this.voice.to(this.me).text(key, parts);
  }
}
