/** The messages of docs/protocol.md, as types. */

export type Phrase = number | string | Sentence | SeatName | readonly Phrase[];
export interface Sentence {
  readonly key: string;
  readonly parts?: Readonly<Record<string, Phrase>>;
}
export interface SeatName {
  readonly seat: number;
}

export interface Problem extends Sentence {
  readonly says: string;
  readonly rule?: string;
}

export interface Choice {
  readonly move: string;
  readonly means: Phrase;
}

export interface Chosen {
  readonly seat: number;
  readonly pledge: string;
  /** The how manieth to choose, at a table that wants it seen. */
  readonly nth?: number;
}

export interface Opinion {
  readonly seat: number;
  readonly move: string;
}

export interface Standing {
  readonly seat: number;
  readonly score: number;
  readonly place: number;
}

export interface Result {
  readonly standings: readonly Standing[];
  readonly remarks: readonly Phrase[];
}

/** What a seat has left of its time, in milliseconds. */
export interface Left {
  readonly seat: number;
  readonly move: number;
  readonly bank: number;
}

export interface Frame {
  readonly is: 'frame';
  readonly table: string;
  readonly seat: number;
  readonly version: number;
  readonly view: unknown;
  readonly prompt: Phrase;
  readonly choices: readonly Choice[];
  readonly waiting?: readonly number[];
  readonly chosen?: readonly Chosen[];
  readonly mine?: readonly string[];
  readonly news: readonly Phrase[];
  /** How many milliseconds the telling of each of the news takes. */
  readonly beats?: readonly number[];
  readonly missed?: boolean;
  readonly clock?: readonly Left[];
  readonly result?: Result;
}

export type Chair =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly figure: string;
      readonly bot: string;
      /** A character's name by language. */
      readonly called?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'guest';
      readonly name: string;
      readonly figure: string;
      readonly here: 'here' | 'reading' | 'gone' | 'bot';
      /** For how long the guest has been away, and how long the table still waits: milliseconds. */
      readonly away?: number;
      readonly kept?: number;
      /** Has not chosen for so long that the others may vote for a bot; who has. */
      readonly slow?: boolean;
      readonly votes?: readonly number[];
      readonly host: boolean;
      readonly muted: boolean;
    };

export interface Table {
  readonly is: 'table';
  readonly table: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly Chair[];
  readonly mine: readonly number[];
  readonly listed: boolean;
  readonly chat: boolean;
  readonly order: boolean;
  readonly newcomers: boolean;
  /** Whether a guest may take more than one chair. */
  readonly several: boolean;
  /** After so many minutes without a choice the others may vote for a bot; 0: never. */
  readonly patience: number;
  readonly absence: { readonly policy: 'wait' | 'bot' | 'vote'; readonly seconds: number };
  readonly clock?: { readonly move: number; readonly bank: number };
  readonly pace: number;
  readonly tempo: Tempo;
  readonly sealed?: string;
  readonly series: string;
  readonly created: number;
  /** When the game is over: the seats that want another one. */
  readonly again?: readonly number[];
  /** Those without a seat who will sit on a bot's chair in the next game; one of them may be me. */
  readonly joining?: readonly {
    readonly name: string;
    readonly figure: string;
    readonly mine?: boolean;
  }[];
  readonly next?: string;
  readonly onlookers: number;
  readonly stopped?: Phrase;
  /** Says so if the table is played by an earlier version of its rules than new ones are. */
  readonly older?: Phrase;
  /** What has just been decided about whoever sat there; only in the message that tells of it. */
  readonly decided?: {
    readonly what: 'freed' | 'removed' | 'outvoted';
    readonly seat: number;
    readonly name: string;
  };
}

export const TEMPOS = ['calm', 'brisk', 'instant'] as const;
/** How fast the table tells what happens, and how fast its bots answer. */
export type Tempo = (typeof TEMPOS)[number];

export interface Tried {
  readonly is: 'tried';
  readonly id: string;
  readonly moves: readonly string[];
  readonly choices: readonly Choice[];
  readonly complete: boolean;
  readonly news: readonly Phrase[];
  readonly prompt?: Phrase;
}

export interface Done {
  readonly is: 'done';
  readonly id: string;
  readonly table: string;
  readonly version: number;
}

export interface Refused {
  readonly is: 'refused';
  readonly id: string;
  readonly error: Problem;
}

export interface Suggested {
  readonly is: 'suggested';
  readonly id: string;
  readonly moves: readonly string[];
}

export type Answer = Done | Refused | Tried | Suggested;

export type Told =
  | Frame
  | Table
  | {
      readonly is: 'chosen';
      readonly table: string;
      readonly version: number;
      readonly chosen: readonly Chosen[];
    }
  | { readonly is: 'chat'; readonly table: string; readonly seat: number; readonly text: string }
  | { readonly is: 'emote'; readonly table: string; readonly seat: number; readonly emote: Emote }
  | {
      readonly is: 'opinions';
      readonly table: string;
      readonly version: number;
      readonly opinions: readonly Opinion[];
    }
  | {
      readonly is: 'draft';
      readonly table: string;
      readonly version: number;
      readonly seat: number;
      readonly moves: readonly string[];
    };

export type Heard =
  | Told
  | Answer
  | { readonly is: 'pong' }
  | { readonly is: 'bye'; readonly table?: string; readonly error: Problem };

export const EMOTES = ['hello', 'yum', 'oops', 'laugh', 'wow', 'hurry', 'thanks', 'bravo'] as const;
export type Emote = (typeof EMOTES)[number];

/** What a client says without waiting for an answer. */
export type Note = {
  readonly table: string;
  readonly seat: number;
  readonly version: number;
} & ({ readonly do: 'draft'; readonly moves: readonly string[] } | { readonly do: 'seen' });

/** What a client asks of a table; the socket adds the id. */
export type Wish =
  | {
      readonly do: 'choose' | 'try';
      readonly table: string;
      readonly seat: number;
      readonly version: number;
      readonly moves: readonly string[];
    }
  | {
      readonly do: 'suggest';
      readonly table: string;
      readonly seat: number;
      readonly version: number;
      readonly moves?: readonly string[];
    }
  | { readonly do: 'chat'; readonly table: string; readonly seat: number; readonly text: string }
  | { readonly do: 'emote'; readonly table: string; readonly seat: number; readonly emote: Emote }
  | {
      readonly do: 'opine';
      readonly table: string;
      readonly seat: number;
      readonly version: number;
      readonly move: string;
    }
  | {
      readonly do: 'vote';
      readonly table: string;
      readonly seat: number;
      readonly absent: number;
      readonly bot: boolean;
    };

export interface GameOption {
  readonly name: string;
  readonly about: string;
  readonly default: string;
  readonly values: readonly string[];
  readonly seat: boolean;
}

export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly version: number;
  readonly fewestSeats: number;
  readonly mostSeats: number;
  readonly hides: boolean;
  readonly team: boolean;
  readonly options: readonly GameOption[];
  readonly characters: readonly Character[];
}

/** Somebody who plays a game with people. */
export interface Character {
  readonly bot: 'gentle' | 'fair' | 'sharp';
  readonly name: string;
  readonly style: string;
  readonly millis: number;
  readonly rating?: number;
}

export interface Hall {
  readonly figures: readonly string[];
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
  /** Where other devices in the home network reach the server. */
  readonly home: readonly string[];
  /** Only the server's own machine can reach it. */
  readonly alone: boolean;
}

export interface Guest {
  readonly name: string;
  readonly figure: string;
}
