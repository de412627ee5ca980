import { about, isSentence, keyOf, nameOf, numberOf, sentenceOf, sentences } from '$web/board/news';
import type { Phrase, Sentence } from '$web/table/board';
import type { Card, Colour, Slot } from './view';

/** The place that news of a removed bucket name. */
export function slotIn(news: Sentence): Slot | undefined {
  const slot = sentenceOf(news, 'slot');
  return slot && { row: numberOf(slot, 'row'), place: numberOf(slot, 'place') };
}

/** The card that news of laying or drawing name. */
export function cardIn(news: Sentence): Card | undefined {
  const card = sentenceOf(news, 'card');
  return (
    card && {
      colour: nameOf(card.parts?.['colour']) as Colour,
      value: numberOf(card, 'value'),
    }
  );
}

/** The place that a seat took a bucket from last, if that is among the news. */
export function removed(news: readonly Phrase[], seat: number): Slot | undefined {
  const last = news.findLast((one) => about(one, 'news.removes', seat));
  return isSentence(last) ? slotIn(last) : undefined;
}

/** How many cards a seat lays in the news. */
export const laidIn = (news: readonly Phrase[], seat: number): number =>
  news.filter((one) => about(one, 'news.lays', seat)).length;

/** Which way the attack goes after these news, if they say so. */
export function wayIn(news: readonly Phrase[]): boolean | undefined {
  const last = news.findLast((one) => keyOf(one).startsWith('news.turns'));
  return last === undefined ? undefined : keyOf(last) === 'news.turns.clockwise';
}

/** Whether the news leave a pyramid in two parts, one of which goes as well. */
export const splits = (news: readonly Phrase[]): boolean =>
  news.some((one) => keyOf(one) === 'news.splits');

/** How many buckets are gone by the news: those removed, those that fell, a part that was given up. */
export function goneIn(news: readonly Phrase[]): number {
  return sentences(news).reduce((gone, one) => {
    if (one.key === 'news.removes') return gone + 1;
    return /^news\.(collapses|keeps)/.test(one.key) ? gone + numberOf(one, 'count') : gone;
  }, 0);
}

/** How many buckets a seat has left after the news, if they say so. */
export function leftIn(news: readonly Phrase[]): number | undefined {
  const last = sentences(news).findLast(({ key }) => key === 'news.left');
  return last && numberOf(last, 'count');
}
