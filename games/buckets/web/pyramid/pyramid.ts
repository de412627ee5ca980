import type { Bucket, Colour, Slot } from '../view';

/** The places of a pyramid in the order in which it is built: from the base up and from the left. */
export function slots(rows: number): readonly Slot[] {
  const all: Slot[] = [];
  for (let row = 1; row <= rows; row++) {
    for (let place = 1; place <= rows + 1 - row; place++) all.push({ row, place });
  }
  return all;
}

export const word = (slot: Slot): string => `${slot.row} ${slot.place}`;

/** The word of the move that takes this bucket away. */
export const take = (slot: Slot): string => `take ${word(slot)}`;

export const same = (one: Slot, other: Slot): boolean =>
  one.row === other.row && one.place === other.place;

export const at = (buckets: readonly Bucket[], slot: Slot): Bucket | undefined =>
  buckets.find((bucket) => same(bucket.slot, slot));

/** How far from the left edge a bucket stands, in buckets. */
export const across = ({ row, place }: Slot): number => place - 1 + (row - 1) / 2;

/** The buckets of one pyramid that another one has no longer. */
export function lost(before: readonly Bucket[], after: readonly Bucket[]): readonly Bucket[] {
  return before.filter((bucket) => !at(after, bucket.slot));
}

const PLACE = 'bucket ';

/** The pyramid that moves such as `bucket red` build. */
export function built(moves: readonly string[], rows: number): readonly Bucket[] {
  const places = slots(rows);
  return moves.flatMap((move, i) => {
    const slot = places[i];
    return slot && move.startsWith(PLACE)
      ? [{ slot, colour: move.slice(PLACE.length) as Colour }]
      : [];
  });
}

/** The same moves with two of them changed for each other. */
export function swapped(moves: readonly string[], one: number, other: number): readonly string[] {
  return moves.map((move, i) => moves[i === one ? other : i === other ? one : i] ?? move);
}
