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
}

/** How high a whole pyramid of this box is, which is also how wide its base is. */
export const rows = (view: View): number => (view.edition === 'full' ? 5 : 4);

/** How many buckets of each colour a seat builds with. */
export const ofAColour = (view: View): number => (view.edition === 'full' ? 3 : 2);

/** The seats from the viewer clockwise, the viewer first; an onlooker sees them from seat 0. */
export function round(view: View, me: number): readonly number[] {
  const first = Math.max(0, me);
  return view.farms.map((_, i) => (first + i) % view.farms.length);
}
