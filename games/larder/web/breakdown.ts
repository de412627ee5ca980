import { numberOf, seatOf, sentences } from '$web/board/news';
import type { End, Phrase } from '$web/table/board';
import type { View } from './view';

/** How many portions each seat has carried off (4.1), by all that was told. */
export function breakdown({ news, standings }: End<View>): readonly Phrase[] | undefined {
  if (!news) return undefined;
  const sums = standings.map(() => 0);
  for (const one of sentences(news))
    if (one.key === 'news.collects')
      sums[seatOf(one)] = (sums[seatOf(one)] ?? 0) + numberOf(one, 'count');
  return sums.map((count) => ({ key: 'ending.carried', parts: { count } }));
}
