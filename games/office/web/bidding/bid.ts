/** The values of influence cards from the highest down, in the order in which a bid is told. */
export const VALUES = [20, 10, 5, 2, 1] as const;
const NAMES = ['twenties', 'tens', 'fives', 'twos', 'ones'] as const;

/** How many twenties, tens, fives, twos and ones. */
export type Counts = readonly number[];

export const NOTHING: Counts = VALUES.map(() => 0);

export const counted = (cards: readonly number[]): Counts =>
  VALUES.map((value) => cards.filter((card) => card === value).length);

export const sum = (counts: Counts): number =>
  VALUES.reduce<number>((total, value, kind) => total + value * (counts[kind] ?? 0), 0);

/** The move that puts so many cards of a kind into the bid. */
export const move = (kind: number, count: number): string => `${NAMES[kind]} ${count}`;

/** What moves put into a bid; a kind that none of them names counts nothing. */
export function bidden(moves: readonly string[]): Counts {
  const counts = [...NOTHING];
  for (const each of moves) {
    const [name = '', count] = each.split(' ');
    const kind = (NAMES as readonly string[]).indexOf(name);
    if (kind >= 0) counts[kind] = Number(count);
  }
  return counts;
}

/**
 * All five moves of a bid. Kinds of which there are none come first and the one touched last comes
 * last, so that taking back the last move takes back what was done last.
 */
export function moves(counts: Counts, last = -1): readonly string[] {
  const weight = (kind: number) => (counts[kind] ? (kind === last ? 2 : 1) : 0);
  return VALUES.map((_, kind) => kind)
    .sort((one, other) => weight(one) - weight(other))
    .map((kind) => move(kind, counts[kind] ?? 0));
}

export const withCount = (counts: Counts, kind: number, count: number): Counts =>
  counts.map((old, other) => (other === kind ? count : old));

/** A bid without the card that was put in last; nothing is left of one without cards. */
export function withoutLast(bid: readonly string[]): readonly string[] {
  const counts = bidden(bid);
  const kinds = bid
    .map((each) => (NAMES as readonly string[]).indexOf(each.split(' ')[0] ?? ''))
    .filter((kind) => (counts[kind] ?? 0) > 0);
  const [last = -1, before = -1] = kinds.toReversed();
  const rest = withCount(counts, last, (counts[last] ?? 0) - 1);
  if (sum(rest) === 0) return [];
  return moves(rest, rest[last] ? last : before);
}
