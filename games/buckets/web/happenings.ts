import type { Phrase, Sentence } from '$web/table/board';
import type { Slot } from './view';

const isSentence = (phrase: Phrase | undefined): phrase is Sentence =>
  typeof phrase === 'object' && 'key' in phrase;

const number = (phrase: Phrase | undefined): number => (typeof phrase === 'number' ? phrase : -1);

function about(news: Phrase, key: string, seat: number): Sentence | undefined {
  if (!isSentence(news) || !news.key.startsWith(key)) return undefined;
  const who = news.parts?.['seat'];
  return typeof who === 'object' && 'seat' in who && who.seat === seat ? news : undefined;
}

/** The place that a seat took a bucket from last, if that is among the news. */
export function removed(news: readonly Phrase[], seat: number): Slot | undefined {
  for (const one of news.toReversed()) {
    const slot = about(one, 'news.removes', seat)?.parts?.['slot'];
    if (isSentence(slot))
      return { row: number(slot.parts?.['row']), place: number(slot.parts?.['place']) };
  }
  return undefined;
}

/** Whether a seat loses buckets in the news. */
export const loses = (news: readonly Phrase[], seat: number): boolean =>
  news.some((one) => about(one, 'news.removes', seat) ?? about(one, 'news.keeps', seat));

/** The values of the cards that a seat lays in the news. */
export function laidIn(news: readonly Phrase[], seat: number): readonly number[] {
  return news.flatMap((one) => {
    const card = about(one, 'news.lays', seat)?.parts?.['card'];
    return isSentence(card) ? [number(card.parts?.['value'])] : [];
  });
}
