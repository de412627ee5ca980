import type { Phrase, Sentence } from '../live/protocol';

export const isSentence = (phrase: Phrase | undefined): phrase is Sentence =>
  typeof phrase === 'object' && 'key' in phrase;

export const sentences = (news: readonly Phrase[]): readonly Sentence[] => news.filter(isSentence);

/** Which kind of news it is; '' if it is no sentence. */
export const keyOf = (news: Phrase | undefined): string => (isSentence(news) ? news.key : '');

/** The seat that news are about, or −1. */
export function seatOf(news: Phrase): number {
  const seat = isSentence(news) ? news.parts?.['seat'] : undefined;
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : -1;
}

/** A part of a sentence that is a number; without it 0. */
export function numberOf({ parts }: Sentence, name: string): number {
  const number = parts?.[name];
  return typeof number === 'number' ? number : 0;
}

/** A part of a sentence that is a sentence itself, such as the card of `news.lays`. */
export function sentenceOf({ parts }: Sentence, name: string): Sentence | undefined {
  const part = parts?.[name];
  return isSentence(part) ? part : undefined;
}

/** What a phrase such as `colour.red` or `food.salami.french` names: `red`, `salami`. */
export const nameOf = (phrase: Phrase | undefined): string => keyOf(phrase).split('.')[1] ?? '';

/** Whether news are of this kind and about this seat. */
export const about = (news: Phrase, kind: string, seat: number): boolean =>
  keyOf(news).startsWith(kind) && seatOf(news) === seat;
