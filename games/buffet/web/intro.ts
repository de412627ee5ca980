import type { IntroStep } from '$web/table/board';
import type { BuffetView, Food, MouseView, Plate } from './view';

const plate = (food: Food, value: number): Plate => ({ food, value });

function mouse(position: number, plates: readonly Plate[] = [], leftAs = -1, cards = 9): MouseView {
  const foods = [...new Set(plates.map(({ food }) => food))];
  const onTop = foods.map((food) => plates.findLast((one) => one.food === food)!);
  return { cards, position, atBuffet: leftAs < 0, leftAs, won: plates, onTop };
}

const SERVED = [plate('cheese', 5), plate('pizza', 3), plate('salad', -1)];
/** What the plates served would bring to a mouse that has none. */
const ROUND = {
  number: 1,
  of: 12,
  room: 3,
  covered: 0,
  forFirst: -1,
  forLast: 2,
  gains: SERVED.map((one) => ({ plate: one, change: one.value, covers: [] })),
};

/** A quiet evening with four mice; every step of the introduction changes a little of it. */
const EVENING: BuffetView = {
  viewer: 0,
  french: false,
  phase: 'choose',
  hand: [-1, 1, 2, 4, 4, 6, 7, 8, 9],
  faceDown: [],
  discard: [],
  pile: 74,
  stock: [],
  buffet: SERVED,
  toServe: 0,
  mice: [mouse(0), mouse(0), mouse(0), mouse(0)],
  helping: 1,
  token: 0,
  swapper: -1,
  round: ROUND,
};

/** Everybody has played a card: I a 2, which is the lowest. */
const RUN = { ...EVENING, hand: EVENING.hand.filter((card) => card !== 2) };
const ran = (position: number) => mouse(position, [], -1, 8);
const MIDDLE = [ran(2), ran(7), ran(9), ran(4)];
const OUT = mouse(2, [plate('salad', -1)], 0, 8);
const AFTER = [OUT, ...MIDDLE.slice(1)];
const DUEL = [OUT, mouse(16, [], -1, 7), mouse(14, [], -1, 7), mouse(9, [plate('pizza', 3)], 1, 7)];
const SPOILT = [
  mouse(0, [plate('cheese', 5), plate('pizza', 4), plate('salad', 3), plate('salad', -1)]),
  mouse(0, [plate('pizza', 3), plate('sausage', 2)]),
  mouse(0, [plate('chicken', 4)]),
  mouse(0, [plate('salad', 1), plate('salami', 2)]),
];

/** A plate of a food that I have already covers that one. */
const gain = (won: Plate, change: number, ...covers: readonly Plate[]) => ({
  plate: won,
  change,
  covers,
});
const FED = {
  ...ROUND,
  gains: [
    gain(plate('cheese', 5), 0, plate('cheese', 5)),
    gain(plate('pizza', 3), -1, plate('pizza', 4)),
    gain(plate('salad', -1), 0, plate('salad', -1)),
  ],
};
const LATER = { ...RUN, mice: AFTER, buffet: SERVED.slice(0, 2), round: { ...ROUND, forLast: 1 } };

/** One position for each sentence of intro/*.json, in their order. */
export const INTRO: readonly IntroStep[] = [
  { view: EVENING, points: '.table' },
  { view: { ...RUN, mice: MIDDLE }, points: '.hand' },
  { view: LATER, points: '.table' },
  { view: { ...LATER, phase: 'swap', swapper: 0 }, points: '.hand' },
  {
    view: {
      ...RUN,
      mice: DUEL,
      buffet: SERVED.slice(0, 1),
      round: { ...ROUND, forFirst: 0, forLast: -1 },
    },
    points: '.table',
  },
  { view: { ...EVENING, mice: SPOILT, round: FED }, points: '.rack' },
  { view: { ...EVENING, mice: SPOILT, round: FED }, points: '.hand' },
];
