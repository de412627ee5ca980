import type { Bucket, Colour, Slot } from './view';

/** The places of a pyramid in the order in which it is built: from the base up and from the left. */
export function slots(rows: number): readonly Slot[] {
  const all: Slot[] = [];
  for (let row = 1; row <= rows; row++) {
    for (let place = 1; place <= rows + 1 - row; place++) all.push({ row, place });
  }
  return all;
}

export const word = (slot: Slot): string => `${slot.row} ${slot.place}`;

export const same = (one: Slot, other: Slot): boolean =>
  one.row === other.row && one.place === other.place;

export const at = (buckets: readonly Bucket[], slot: Slot): Bucket | undefined =>
  buckets.find((bucket) => same(bucket.slot, slot));

/** How far from the left edge a bucket stands, in buckets. */
export const across = ({ row, place }: Slot): number => place - 1 + (row - 1) / 2;

/** Whether a bucket stands, by way of others or itself, on this one. */
function restsOn(upper: Slot, lower: Slot): boolean {
  return upper.place <= lower.place && lower.place + lower.row <= upper.place + upper.row;
}

/** What comes down if the bucket at this place goes, itself included. */
export function fallen(buckets: readonly Bucket[], slot: Slot): readonly Bucket[] {
  return buckets.filter((bucket) => restsOn(bucket.slot, slot));
}

/** The buckets of one pyramid that another one has no longer. */
export function lost(before: readonly Bucket[], after: readonly Bucket[]): readonly Bucket[] {
  return before.filter((bucket) => !at(after, bucket.slot));
}

/** The two sides of the gap in a split pyramid's base. */
export function parts(buckets: readonly Bucket[]): {
  readonly left: readonly Bucket[];
  readonly right: readonly Bucket[];
} {
  const base = buckets.filter(({ slot }) => slot.row === 1).map(({ slot }) => slot.place);
  const first = Math.min(...base);
  let gap = first;
  while (base.includes(gap)) gap++;
  return {
    left: buckets.filter(({ slot }) => slot.place < gap),
    right: buckets.filter(({ slot }) => slot.place > gap),
  };
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
