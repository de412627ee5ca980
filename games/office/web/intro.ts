import type { IntroStep } from '$web/table/board';
import type { OfficeView } from './view';

const NOBODY = -1;
const none = (places: number): readonly number[] => Array<number>(places).fill(NOBODY);
const HAND = [20, 20, 20, 20, 10, 10, 10, 10, 5, 5, 5, 5, 2, 2, 2, 2, 1, 1, 1, 1];
const STEPS = [0, 1, 2, 3, 1, 0, 3, 2, 0, 2, 1, 3, 2, 0, 3, 1];

/** The prepared game of the introduction: four at the table, the first duel, seat 0 looks on. */
const START: OfficeView = {
  viewer: 0,
  open: false,
  phase: 'bid',
  clerks: [STEPS, none(8), none(4), none(2), none(1)],
  floor: 'steps',
  office: 0,
  hands: [HAND, HAND, HAND, HAND],
  kitchen: 80,
  reserve: Array<number>(14).fill(20),
  roof: [],
  bid: [],
  nothing: false,
  shown: [],
  out: [],
  pile: 0,
  taker: 0,
  drawn: 0,
  beaten: [[], [], [], [], []],
  meeting: [{ floor: 'steps', office: 0, left: 0, right: 1, tied: -1, piles: 0 }],
  shares: [],
};

/** A hand without some cards. */
function without(hand: readonly number[], ...gone: readonly number[]): readonly number[] {
  return gone.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), hand);
}

/** After the first duel, which seat 0 has won with 12 against 5: the loser gets the difference. */
const WON: OfficeView = {
  ...START,
  hands: [without(HAND, 10, 2), [...HAND, 5, 2], HAND, HAND],
  clerks: [[NOBODY, ...STEPS.slice(1)], [0, ...none(7)], none(4), none(2), none(1)],
  office: 1,
  beaten: [[1], [], [], [], []],
  meeting: [{ floor: 'steps', office: 1, left: 2, right: 3, tied: -1, piles: 0 }],
  kitchen: 73,
  roof: [10, 2],
  shown: [
    { seat: 0, cards: [10, 2] },
    { seat: 1, cards: [5] },
  ],
};

/** Two of one colour in an office of the ground floor. */
const GROUND: OfficeView = {
  ...WON,
  clerks: [
    [NOBODY, 1, 2, NOBODY, 1, NOBODY, 3, NOBODY, NOBODY, 2, 1, NOBODY, NOBODY, 0, NOBODY, 1],
    [0, 3, 0, 2, 0, 3, 2, 3],
    none(4),
    none(2),
    none(1),
  ],
  beaten: [[1, 2, 4, 6, 9, 10, 13, 15], [], [], [], []],
  floor: 'ground',
  office: 3,
  meeting: [{ floor: 'ground', office: 3, left: 2, right: 3, tied: -1, piles: 1 }],
  kitchen: 60,
  roof: [20, 10, 10, 10, 5, 5, 5, 2, 2, 1],
};

const OVER: OfficeView = {
  ...GROUND,
  phase: 'over',
  clerks: [
    GROUND.clerks[0] ?? [],
    [NOBODY, 3, 0, NOBODY, NOBODY, 3, 2, NOBODY],
    [NOBODY, 2, 0, NOBODY],
    [NOBODY, 3],
    [0],
  ],
  beaten: [GROUND.beaten[0] ?? [], [1, 2, 5, 6], [1, 2], [1], []],
  floor: 'second',
  office: 0,
  meeting: [],
  shares: [
    { earner: 'boss', seat: 0, piles: 3 },
    { earner: 'challenger', seat: 3, piles: 2 },
    { earner: 'beaten', seat: 2, piles: 1 },
    { earner: 'beaten', seat: 0, piles: 1 },
    { earner: 'out', seat: -1, piles: 2 },
  ],
  kitchen: 4,
  roof: [],
  pile: 3,
  taker: 4,
  out: [20, 10, 5, 2, 1, 1],
};

/** Over which position each sentence of intro/{language}.json is said. */
export const intro: readonly IntroStep[] = [
  { view: START, points: '.house' },
  { view: START, points: '.bidding' },
  { view: WON, points: '.roof' },
  { view: WON, points: '.kitchen' },
  { view: GROUND, points: '.kitchen' },
  { view: GROUND, points: '.house' },
  { view: OVER, points: '.deal' },
  { view: START, points: '.bidding' },
];
