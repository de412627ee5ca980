/** What the server tells a seat of the game, in the words of BucketsView. */
export const COLOURS = ['yellow', 'grey', 'red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Card {
  readonly colour: Colour;
  readonly value: number;
}

/** A place in a pyramid: the row counts from the base up, the place from the left. */
export interface Slot {
  readonly row: number;
  readonly place: number;
}

export interface Bucket {
  readonly slot: Slot;
  readonly colour: Colour;
}

export interface Farm {
  readonly cards: number;
  readonly drawn: number;
  readonly laid: readonly number[];
  readonly sum: number;
  readonly pyramid: readonly Bucket[];
  readonly wreckedAs: number;
}

/** A bucket that may go, and all that would come down with it, itself included. */
export interface Loss {
  readonly slot: Slot;
  readonly falls: readonly Slot[];
}

export type Phase =
  'lot' | 'deal' | 'build' | 'attack' | 'defend' | 'lay' | 'draw' | 'take' | 'keep' | 'over';

export interface View {
  readonly viewer: number;
  readonly edition: 'full' | 'small';
  readonly turning: 'fixed' | 'equal' | 'pairs';
  readonly wrecksToEnd: number;
  readonly phase: Phase;
  readonly hand: readonly Card[];
  readonly discard: readonly Card[];
  readonly made: readonly Card[];
  readonly drawn: readonly Card[];
  readonly pile: number;
  readonly farms: readonly Farm[];
  readonly leader: number;
  readonly turn: number;
  /** Empty until a card is laid. */
  readonly colour: readonly Colour[];
  readonly value: number;
  readonly clockwise: boolean;
  readonly nowLaid: readonly number[];
  readonly limits: {
    /** How high a whole pyramid is, which is also how wide its base is. */
    readonly rows: number;
    readonly bucketsOfAColour: number;
    /** How many cards of each colour the box has. */
    readonly cardsOfAColour: number;
    /** How many cards may be laid in one turn. */
    readonly mostCards: number;
  };
  /** Of the seat whose turn it is. */
  readonly danger: {
    /** Whom it would attack, clockwise and the other way round; nobody before the first attack. */
    readonly neighbours: readonly number[];
    /** When it gives in, or has given in: the buckets of which one goes. */
    readonly losses: readonly Loss[];
    /** The left and the right part of a split pyramid. */
    readonly parts: readonly (readonly Slot[])[];
  };
}

/** The seats beside the first one sit left and right of it where there is room. */
export const beside = (others: readonly number[]) =>
  others.length < 2
    ? { left: [], top: others, right: [] }
    : { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) };
