/** Where things are in the drawing of the house, in its own units: 360 wide, 308 high. */
export const WIDE = 360;
export const HIGH = 308;

export interface Room {
  readonly floor: number;
  /** The office on its floor, from the left; −1 is the kitchen. */
  readonly office: number;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

const room = (
  floor: number,
  office: number,
  x: number,
  y: number,
  wide: number,
  high = 50,
): Room => ({
  floor,
  office,
  x,
  y,
  wide,
  high,
});

/** The rooms from the suite down; a floor's feet stand four units above its lower edge. */
export const ROOMS: readonly Room[] = [
  room(4, 0, 112, 36, 136, 48),
  room(3, 0, 92, 84, 176),
  room(2, 0, 10, 134, 122),
  room(2, -1, 132, 134, 96),
  room(2, 1, 228, 134, 122),
  ...[0, 1, 2, 3].map((office) => room(1, office, 10 + 85 * office, 184, 85)),
];

export const KITCHEN = ROOMS.find((each) => each.office < 0) as Room;

/** How big a clerk is drawn on the steps and in the offices: the drawing is 40 × 56. */
export const SIZE = { steps: 0.74, offices: 0.73, suite: 0.64 } as const;

export interface Spot {
  readonly x: number;
  /** Where the feet are. */
  readonly y: number;
}

/** Where the clerk on a place stands. On the steps the right one of a pair is a tread higher. */
export function spot(floor: number, place: number): Spot {
  if (floor === 0) {
    const pair = Math.floor(place / 2);
    return place % 2 === 0 ? { x: 45 * pair + 14.5, y: 296 } : { x: 45 * pair + 31, y: 284 };
  }
  const office = floor === 4 ? 0 : Math.floor(place / 2);
  const found = ROOMS.find((each) => each.floor === floor && each.office === office) as Room;
  const middle = found.x + found.wide / 2;
  if (floor === 4) return { x: middle, y: found.y + found.high - 4 };
  const apart = floor === 1 ? 19 : 27;
  return { x: middle + (place % 2 === 0 ? -apart : apart), y: found.y + found.high - 4 };
}

/** A stage before two doors, on which two meet: where its things are. */
export interface Stage {
  readonly name: 'low' | 'tall';
  readonly box: string;
  readonly top: number;
  /** Where the wall ends. */
  readonly floor: number;
  readonly doors: readonly [number, number];
  /** How big a door is drawn; it is 64 high. */
  readonly door: number;
  readonly clerks: readonly [Spot, Spot];
  readonly clerk: number;
  readonly envelopes: readonly [Spot, Spot];
  readonly envelope: number;
  /** Where the cards lie that were in the envelopes, from the first to the last at most, and how big. */
  readonly cards: { readonly y: number; readonly broad: number; readonly scale: number };
  readonly total: { readonly y: number; readonly scale: number };
  readonly middle: Spot;
  /** Where the piles lie that a climb brings in the end, and how big. */
  readonly prize: Spot & { readonly scale: number };
}

/** One on the left and its mirror image on the right of a stage so wide. */
const pair = (x: number, y: number, wide: number): readonly [Spot, Spot] => [
  { x, y },
  { x: wide - x, y },
];

/** Below the house, broad and low. */
export const LOW: Stage = {
  name: 'low',
  box: '0 4 360 86',
  top: 0,
  floor: 72,
  doors: [104, 256],
  door: 1,
  clerks: pair(42, 86, 360),
  clerk: 1.04,
  envelopes: pair(104, 80, 360),
  envelope: 0.8,
  cards: { y: 58, broad: 76, scale: 0.6 },
  total: { y: 25, scale: 1 },
  middle: { x: 180, y: 58 },
  prize: { x: 180, y: 83, scale: 0.22 },
};

/** Beside the house, where there is more height. */
export const TALL: Stage = {
  name: 'tall',
  box: '0 0 200 222',
  top: 26,
  floor: 132,
  doors: [50, 150],
  door: 1.4,
  clerks: pair(50, 190, 200),
  clerk: 1.3,
  envelopes: pair(50, 181, 200),
  envelope: 1.1,
  cards: { y: 92, broad: 72, scale: 0.68 },
  total: { y: 56, scale: 1.15 },
  middle: { x: 100, y: 140 },
  prize: { x: 100, y: 178, scale: 0.34 },
};
