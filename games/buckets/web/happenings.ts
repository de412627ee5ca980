import type { Phrase, Sentence } from '$web/table/board';
import type { Card, Colour, Slot } from './view';

export const isSentence = (phrase: Phrase | undefined): phrase is Sentence =>
  typeof phrase === 'object' && 'key' in phrase;

const number = (phrase: Phrase | undefined): number => (typeof phrase === 'number' ? phrase : -1);

/** The seat that news are about, or −1. */
export function seatOf(news: Sentence): number {
  const who = news.parts?.['seat'];
  return typeof who === 'object' && 'seat' in who ? who.seat : -1;
}

export const sumIn = (news: Sentence): number => number(news.parts?.['sum']);

/** The place that news of a removed bucket name. */
export function slotIn(news: Sentence): Slot | undefined {
  const slot = news.parts?.['slot'];
  if (!isSentence(slot)) return undefined;
  return { row: number(slot.parts?.['row']), place: number(slot.parts?.['place']) };
}

/** The card that news of laying or drawing name. */
export function cardIn(news: Sentence): Card | undefined {
  const card = news.parts?.['card'];
  if (!isSentence(card)) return undefined;
  const colour = card.parts?.['colour'];
  if (!isSentence(colour)) return undefined;
  return {
    colour: colour.key.replace('colour.', '') as Colour,
    value: number(card.parts?.['value']),
  };
}

const about = (news: Phrase, key: string, seat: number): news is Sentence =>
  isSentence(news) && news.key.startsWith(key) && seatOf(news) === seat;

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
  const last = news.findLast((one) => isSentence(one) && one.key.startsWith('news.turns'));
  return isSentence(last) ? last.key === 'news.turns.clockwise' : undefined;
}

/** Whether the news leave a pyramid in two parts, one of which goes as well. */
export const splits = (news: readonly Phrase[]): boolean =>
  news.filter(isSentence).some(({ key }) => key === 'news.splits');

/** How many buckets are gone by the news: those removed, those that fell, a part that was given up. */
export function goneIn(news: readonly Phrase[]): number {
  return news.filter(isSentence).reduce((gone, { key, parts }) => {
    if (key === 'news.removes') return gone + 1;
    return /^news\.(collapses|keeps)/.test(key) ? gone + number(parts?.['count']) : gone;
  }, 0);
}

/** How many buckets a seat has left after the news, if they say so. */
export function leftIn(news: readonly Phrase[]): number | undefined {
  const last = news.filter(isSentence).findLast(({ key }) => key === 'news.left');
  return last && number(last.parts?.['count']);
}
