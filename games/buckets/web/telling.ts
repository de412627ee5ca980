import { numberOf, seatOf, sentences } from '$web/board/news';
import type { Sentence, Telling } from '$web/table/board';
import { cardIn, slotIn } from './news';
import { same } from './pyramid/pyramid';
import type { Card, Farm, View } from './view';

/** What of a session is told: a view, the one before it, and how far one has come between them. */
interface Told {
  readonly view: View;
  readonly before: View;
  readonly telling: Telling;
}

/** The farm as far as it has been told: nothing lies, falls or is counted before its news. */
export function told({ view, before, telling }: Told): View {
  if (telling.over || before === view) return view;
  return sentences(telling.all.slice(0, telling.told)).reduce(
    (sofar, news) => after(sofar, news, view),
    before,
  );
}

/** The farm after one of the news on the way to `end`. */
function after(sofar: View, news: Sentence, end: View): View {
  const seat = seatOf(news);
  const at = (change: (farm: Farm, last: Farm) => Partial<Farm>): View => ({
    ...sofar,
    farms: sofar.farms.map((farm, i) => {
      const last = end.farms[i];
      return i === seat && last ? { ...farm, ...change(farm, last) } : farm;
    }),
  });
  const kind = news.key.split('.')[1] ?? '';
  switch (kind) {
    case 'shown':
      return { ...sofar, phase: end.phase, farms: end.farms };
    case 'lays':
      return lays(at, cardIn(news), seat);
    case 'attacks':
    case 'raises':
      return { ...sofar, value: numberOf(news, 'sum') };
    case 'turns':
      return { ...sofar, clockwise: news.key === 'news.turns.clockwise' };
    case 'pile':
      return { ...sofar, pile: sofar.discard.length, discard: [] };
    case 'draws':
      return {
        ...at(({ cards }) => ({ cards: cards + 1 })),
        pile: sofar.pile - 1,
        turn: end.turn,
        hand: seat === end.viewer ? end.hand : sofar.hand,
      };
    case 'removes':
      return at(({ pyramid }) => ({ pyramid: pyramid.filter((one) => !taken(one.slot, news)) }));
    case 'collapses':
    case 'keeps':
      return at((_, { pyramid }) => ({ pyramid }));
    case 'wrecked':
      return at((_, { pyramid, wreckedAs }) => ({ pyramid, wreckedAs }));
    case 'discards':
      return { ...at(() => ({ cards: 0 })), hand: seat === end.viewer ? end.hand : sofar.hand };
    case 'leads':
      return next(sofar, end);
  }
  return sofar;
}

const taken = (slot: { row: number; place: number }, news: Sentence): boolean => {
  const hole = slotIn(news);
  return hole !== undefined && same(slot, hole);
};

function lays(
  at: (change: (farm: Farm) => Partial<Farm>) => View,
  card: Card | undefined,
  seat: number,
): View {
  const value = card?.value ?? 0;
  const laid = at((farm) => ({
    cards: farm.cards - 1,
    laid: [...farm.laid, value],
    sum: farm.sum + value,
  }));
  const gone = laid.hand.findIndex((one) => one.colour === card?.colour && one.value === value);
  return {
    ...laid,
    colour: card ? [card.colour] : laid.colour,
    hand: seat === laid.viewer ? laid.hand.filter((_, i) => i !== gone) : laid.hand,
  };
}

/** The cards of the last attack are swept away. */
const next = (sofar: View, end: View): View => ({
  ...sofar,
  farms: sofar.farms.map((farm) => ({ ...farm, laid: [], sum: 0 })),
  discard: end.discard,
  colour: [],
  value: 0,
  clockwise: end.clockwise,
  leader: end.leader,
  turn: end.turn,
  phase: end.phase,
  danger: end.danger,
});
