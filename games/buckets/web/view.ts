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

/** The seats beside the first one sit left and right of it where there is room. */
export const beside = (others: readonly number[]) =>
  others.length < 2
    ? { left: [], top: others, right: [] }
    : { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) };

/** Who comes after a seat, in the way the attack goes: the nearest that still has buckets. */
export function nextAfter({ farms }: View, seat: number, clockwise: boolean): number {
  const way = clockwise ? 1 : -1;
  for (let i = 1; i < farms.length; i++) {
    const other = (seat + way * i + farms.length * i) % farms.length;
    if ((farms[other]?.pyramid.length ?? 0) > 0) return other;
  }
  return seat;
}
