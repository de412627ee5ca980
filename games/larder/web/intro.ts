import type { Choice, IntroStep } from '$web/table/board';
import { place, type Cover, type Face, type Portion, type View } from './view';

/** Side one of the board: the food of each square, and the provision it belongs to. */
const FOODS = 'BBBGGFC GGGKKFC KKFFFGC CFKBCGK CFKBCGK BFKBCGK BFKBCBB';
const PROVISIONS = 'aaabbcd eeeffcd gghhhid jklmnio jklmnio pklmnio pklmnqq';
const LETTERS: Readonly<Record<string, Face>> = {
  B: 'bread',
  F: 'fish',
  G: 'cucumber',
  K: 'cheese',
  C: 'carrot',
};

/** What differs from the beginning in a prepared position. */
interface Position {
  readonly tokens?: string;
  readonly dice?: string;
  readonly rolled?: readonly Face[];
  readonly steps?: number;
}

function position({ tokens = '', dice = '', rolled = [], steps = 0 }: Position): View {
  const cover = (square: string): Cover =>
    dice.includes(square) ? 'die' : tokens.includes(square) ? 'token' : 'nothing';
  const provisions = PROVISIONS.split(' ');
  return {
    viewer: 0,
    seats: 3,
    side: 'one',
    line: false,
    phase: dice ? 'decide' : 'place',
    portions: FOODS.split(' ').flatMap((foods, row) =>
      [...foods].map((letter, column): Portion => {
        const square = `${'abcdefg'.charAt(column)}${row + 1}`;
        const provision = (provisions[row] ?? '').charCodeAt(column) - 'a'.charCodeAt(0);
        return { square, food: LETTERS[letter] ?? 'cross', provision, cover: cover(square) };
      }),
    ),
    dice: rolled,
    toRoll: 0,
    steps,
    roller: 0,
  };
}

const EARLY = 'a1 b1 g4 g5 d4 d5 f1';

/** The squares where a rolled die may go; the starred ones are the last of their provision. */
function places({ portions, dice }: View, stars = ''): readonly Choice[] {
  return portions
    .filter(({ food, cover }) => cover === 'nothing' && dice.includes(food))
    .map(({ food, square }) => ({
      move: place(square),
      means: {
        key: stars.includes(square) ? 'choice.last' : 'choice.place',
        parts: { food: { key: `face.${food}` }, square },
      },
    }));
}

/** Both ways on with one die placed that completes nothing. */
const DECISION: readonly Choice[] = [
  { move: 'stop', means: { key: 'choice.stop.steps', parts: { count: 1 } } },
  { move: 'reroll', means: { key: 'choice.reroll', parts: { count: 2 } } },
];
const FIRST = position({ rolled: ['bread', 'fish', 'cross'] });
const SECOND = position({ tokens: EARLY, dice: 'c3', rolled: ['cross', 'cross'], steps: 1 });
const LATE = position({
  tokens: `${EARLY} a2 c1`,
  dice: 'c2',
  rolled: ['carrot', 'cheese'],
  steps: 2,
});

/** The prepared positions, one for each sentence of intro/*.json. */
const STEPS: readonly Omit<IntroStep, 'seats'>[] = [
  { view: position({}), points: '.way' },
  { view: FIRST, points: '.tray', choices: places(FIRST) },
  { view: SECOND, points: '.decisions', choices: DECISION },
  {
    view: position({ tokens: EARLY, rolled: ['cross', 'cross', 'cross'], steps: 2 }),
    points: '.way',
  },
  {
    view: position({ tokens: EARLY, dice: 'c1', rolled: ['fish', 'cross'], steps: 2 }),
    points: '.shelf',
  },
  { view: LATE, points: '.shelf', choices: [...places(LATE, 'g6'), ...DECISION] },
];

export const intro: readonly IntroStep[] = STEPS.map((step) => ({ ...step, seats: 3 }));
