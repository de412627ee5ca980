import type { Phrase, Sentence } from '$web/table/board';
import { FOODS, samePlate, type BuffetView, type Food, type MouseView, type Plate } from './view';

/** The table at one moment of the telling, and what is marked on it. */
export interface Stage {
  readonly view: BuffetView;
  /** The cards of this turn that lie open, by seat. */
  readonly shown: ReadonlyMap<number, number>;
  /** The plates taken in these news, by seat; the last one of each. */
  readonly taken: ReadonlyMap<number, Plate>;
  /** Who goes hungry in these news; −1: nobody. */
  readonly hungry: number;
  /** Whether all has been told. */
  readonly over: boolean;
}

function isSentence(phrase: Phrase | undefined): phrase is Sentence {
  return typeof phrase === 'object' && 'key' in phrase;
}

const part = (news: Sentence, name: string): Phrase | undefined => news.parts?.[name];

function number(news: Sentence, name: string): number {
  const found = part(news, name);
  return typeof found === 'number' ? found : 0;
}

function seat(news: Sentence): number {
  const found = part(news, 'seat');
  return typeof found === 'object' && 'seat' in found ? found.seat : -1;
}

/** The plate a sentence is about; its food is told as the key of its name. */
function plate(news: Sentence): Plate | undefined {
  const told = part(news, 'plate');
  if (!isSentence(told)) return undefined;
  const food = part(told, 'food');
  if (!isSentence(food)) return undefined;
  return { food: food.key.split('.')[1] as Food, value: number(told, 'value') };
}

/** From the best to the worst: by value, equal values by food (3.2). */
const BEST_FIRST = (a: Plate, b: Plate) =>
  b.value - a.value || FOODS.indexOf(a.food) - FOODS.indexOf(b.food);

function mouse(view: BuffetView, seat: number, change: (mouse: MouseView) => MouseView) {
  return { ...view, mice: view.mice.map((one, i) => (i === seat ? change(one) : one)) };
}

function takes(view: BuffetView, who: number, taken: Plate): BuffetView {
  const others = (plates: readonly Plate[]) => plates.filter(({ food }) => food !== taken.food);
  const left = { ...view, buffet: view.buffet.filter((one) => !samePlate(one, taken)) };
  return mouse(left, who, (one) => ({
    ...one,
    atBuffet: false,
    won: [...one.won, taken],
    onTop: [...others(one.onTop), taken],
  }));
}

/** The view after one more piece of news; what the news do not tell stays as it was. */
function after(view: BuffetView, news: Sentence): BuffetView {
  const who = seat(news);
  const told = plate(news);
  switch (news.key) {
    case 'news.reveals':
      return mouse(view, who, (one) => ({
        ...one,
        cards: one.cards - 1,
        position: one.position + number(news, 'card'),
      }));
    case 'news.takes':
      return told ? takes(view, who, told) : view;
    case 'news.hungry':
      return mouse(view, who, (one) => ({ ...one, atBuffet: false }));
    case 'news.served':
      return told ? { ...view, buffet: [...view.buffet, told].sort(BEST_FIRST) } : view;
    case 'news.draws':
    case 'news.draws.own':
      return mouse(view, who, (one) => ({ ...one, cards: one.cards + 1 }));
    case 'news.gives':
      return mouse(view, who, (one) => ({ ...one, cards: one.cards - 1 }));
    case 'news.token':
    case 'news.begins':
      return { ...view, token: who };
    default:
      return view;
  }
}

/** What lies open and what was eaten, by the news told so far. */
function marks(news: readonly Phrase[]): Omit<Stage, 'view' | 'over'> {
  const shown = new Map<number, number>();
  const taken = new Map<number, Plate>();
  let hungry = -1;
  for (const one of news) {
    if (!isSentence(one)) continue;
    const told = plate(one);
    if (one.key === 'news.reveals') shown.set(seat(one), number(one, 'card'));
    if (one.key === 'news.takes' && told) taken.set(seat(one), told);
    if (one.key === 'news.hungry') hungry = seat(one);
  }
  return { shown, taken, hungry };
}

/**
 * The table when so many of the news have been told. Before the first frame there was nothing to
 * begin from: then the present is shown at once.
 */
export function stage(
  before: BuffetView,
  view: BuffetView,
  news: readonly Phrase[],
  told: number,
): Stage {
  const part = news.slice(0, told);
  if (told >= news.length || before === view) return { view, ...marks(news), over: true };
  return { view: part.filter(isSentence).reduce(after, before), ...marks(part), over: false };
}

/** How long one piece of news is told compared with the others: a deal of many cards is no story. */
export function weight(news: Phrase): number {
  if (!isSentence(news)) return 1;
  if (news.key.startsWith('news.draws')) return 0.1;
  if (news.key === 'news.served' || news.key === 'news.gives') return 0.5;
  return 1;
}

export const keyOf = (news: Phrase | undefined) => (isSentence(news) ? news.key : '');
