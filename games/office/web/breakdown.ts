import { seatOf } from '$web/board/news';
import type { End, Phrase } from '$web/table/board';
import { cardsOf, sentences } from './telling';
import { points, type OfficeView } from './view';

/** What the points of each seat are made of (9.1): what was left in hand, and what came from the roof. */
export function breakdown({ news, standings }: End<OfficeView>): readonly Phrase[] | undefined {
  if (!news) return undefined;
  const roof = standings.map(() => 0);
  for (const one of sentences(news))
    if (one.key.startsWith('news.share.'))
      roof[seatOf(one)] = (roof[seatOf(one)] ?? 0) + points(cardsOf(one));
  return roof.map((sum, seat) => {
    const score = standings.find((one) => one.seat === seat)?.score ?? 0;
    return { key: 'ending.parts', parts: { hand: score - sum, roof: sum } };
  });
}
