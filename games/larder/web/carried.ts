import type { Phrase, Sentence } from '$web/table/board';
import { isSentence } from './view';

/** How many portions each seat has carried off (4.1), by all that was told. */
export function carried(news: readonly Phrase[], seats: number): readonly Sentence[] {
  const sums = Array<number>(seats).fill(0);
  for (const one of news) {
    if (!isSentence(one) || one.key !== 'news.collects') continue;
    const { seat, count } = one.parts ?? {};
    if (typeof seat === 'object' && 'seat' in seat && typeof count === 'number')
      sums[seat.seat] = (sums[seat.seat] ?? 0) + count;
  }
  return sums.map((count) => ({ key: 'ending.carried', parts: { count } }));
}
