import type { Phrase, Sentence, Standing } from '$web/table/board';
import { points } from './view';
import { cardsOf, seatOf, sentences } from './stage';

/** What the points of each seat are made of (9.1): what was left in hand, and what came from the roof. */
export function carried(
  news: readonly Phrase[],
  seats: number,
  standings: readonly Standing[],
): readonly Sentence[] {
  const roof = Array<number>(seats).fill(0);
  for (const one of sentences(news))
    if (one.key.startsWith('news.share.'))
      roof[seatOf(one)] = (roof[seatOf(one)] ?? 0) + points(cardsOf(one));
  return roof.map((sum, seat) => {
    const score = standings.find((one) => one.seat === seat)?.score ?? 0;
    return { key: 'ending.parts', parts: { hand: score - sum, roof: sum } };
  });
}
