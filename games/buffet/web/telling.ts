import { isSentence, nameOf, numberOf, seatOf, sentenceOf } from '$web/board/news';
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
  /** The cards drawn in these news, as far as I see them. */
  readonly drawn: readonly number[];
  /** The cards that are told later and lie face down until then, by seat. */
  readonly laid: ReadonlyMap<number, number>;
  /** Who is called out now, because the mouse takes a plate and leaves, or ties for last; as what. */
  readonly call: { readonly seat: number; readonly as: 'last' | 'first' | 'tie' } | undefined;
  /** What is announced over the cloth now: a new round, the last one, or a pile made anew. */
  readonly sign: 'round' | 'last' | 'pile' | undefined;
  /** Whether all has been told. */
  readonly over: boolean;
}

/** The plate a sentence is about; its food is told as the key of its name. */
export function plate(news: Sentence): Plate | undefined {
  const told = sentenceOf(news, 'plate');
  if (!told) return undefined;
  return { food: nameOf(told.parts?.['food']) as Food, value: numberOf(told, 'value') };
}

/** From the best to the worst: by value, equal values by food (3.2). */
export const bestFirst = (a: Plate, b: Plate) =>
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

/** The buffet opens anew: all mice are back on the start, and nothing is promised yet. */
function opens(view: BuffetView, told: Plate, { round }: BuffetView): BuffetView {
  const buffet = [...view.buffet, told].sort(bestFirst);
  return {
    ...view,
    phase: 'serve',
    helping: Math.min(view.helping, 1),
    round: { ...round, covered: Math.min(round.covered, buffet.length) },
    buffet,
    mice: view.mice.map((one) => ({ ...one, position: 0, atBuffet: true })),
  };
}

const without = (cards: readonly number[], card: number) =>
  cards.toSpliced(Math.max(0, cards.indexOf(card)), cards.includes(card) ? 1 : 0);

/** The cards of a seat after one of them was laid away, or one was drawn; I see my own. */
function hand(view: BuffetView, news: Sentence, cards: (cards: readonly number[]) => number[]) {
  return seatOf(news) === view.viewer ? { ...view, hand: cards(view.hand) } : view;
}

/** The view after one more piece of news; what the news do not tell stays as it was. */
function after(
  view: BuffetView,
  news: Sentence,
  shown: ReadonlyMap<number, number>,
  end: BuffetView,
): BuffetView {
  const who = seatOf(news);
  const told = plate(news);
  const card = numberOf(news, 'card');
  switch (news.key) {
    case 'news.reveals':
    case 'news.gives':
      return mouse(
        hand(view, news, (cards) => without(cards, card)),
        who,
        (one) => ({ ...one, cards: one.cards - 1 }),
      );
    case 'news.reaches':
    case 'news.reaches.behind':
    case 'news.reaches.stays':
      return mouse(view, who, (one) => ({
        ...one,
        position: one.position + (shown.get(who) ?? 0),
      }));
    case 'news.takes':
      return told ? takes(view, who, told) : view;
    case 'news.hungry':
      return mouse(view, who, (one) => ({ ...one, atBuffet: false }));
    case 'news.served':
      return told ? opens(view, told, end) : view;
    case 'news.draws':
    case 'news.draws.own':
      return mouse(
        hand(view, news, (cards) => [...cards, card].sort((a, b) => a - b)),
        who,
        (one) => ({ ...one, cards: one.cards + 1 }),
      );
    case 'news.token':
    case 'news.begins':
      return { ...view, token: who };
    default:
      return view;
  }
}

/** What lies open and what was eaten, by the news told so far. */
function marks(news: readonly Sentence[]) {
  const shown = new Map<number, number>();
  const taken = new Map<number, Plate>();
  const drawn: number[] = [];
  let hungry = -1;
  for (const one of news) {
    const told = plate(one);
    // A new round: the cards of the last one are swept off the table.
    if (one.key === 'news.served') shown.clear();
    if (one.key === 'news.reveals') shown.set(seatOf(one), numberOf(one, 'card'));
    if (one.key === 'news.takes' && told) taken.set(seatOf(one), told);
    if (one.key === 'news.draws.own') drawn.push(numberOf(one, 'card'));
    if (one.key === 'news.hungry') hungry = seatOf(one);
  }
  return { shown, taken, drawn, hungry };
}

/** Whoever takes a plate now, and whether the mouse was behind all others; or who ties for last. */
function called({ mice }: BuffetView, now: Sentence | undefined): Stage['call'] {
  if (now?.key === 'news.tie') {
    const last = Math.min(...mice.filter((one) => one.atBuffet).map((one) => one.position));
    return { seat: mice.findIndex((one) => one.atBuffet && one.position === last), as: 'tie' };
  }
  if (now?.key !== 'news.takes') return undefined;
  const others = mice.filter((one, i) => one.atBuffet && i !== seatOf(now));
  const position = mice[seatOf(now)]?.position ?? 0;
  const last = others.length > 0 && others.every((one) => one.position > position);
  return { seat: seatOf(now), as: last ? 'last' : 'first' };
}

/** The plates of a new round are served, or the discarded cards become the pile. */
function announced(now: Sentence | undefined, { round }: BuffetView): Stage['sign'] {
  if (now?.key === 'news.pile') return 'pile';
  if (now?.key !== 'news.served') return undefined;
  return round.number === round.of ? 'last' : 'round';
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
  const all = news.filter(isSentence);
  if (told > news.length || before === view)
    return { view, ...marks(all), laid: new Map(), call: undefined, sign: undefined, over: true };
  const part = news.slice(0, told).filter(isSentence);
  const { shown, taken, drawn, hungry } = marks(part);
  const laid = marks(news.slice(told).filter(isSentence)).shown;
  const earlier = part.slice(0, -1).reduce((seen, one) => after(seen, one, shown, view), before);
  const now = part.at(-1);
  return {
    view: now ? after(earlier, now, shown, view) : earlier,
    shown,
    taken,
    drawn,
    hungry,
    laid,
    call: called(earlier, now),
    sign: announced(now, view),
    over: false,
  };
}
