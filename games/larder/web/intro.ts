import type { IntroStep } from '$web/table/board';
import type { Cover, Face, Portion, View } from './view';

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

/** The prepared positions, one for each sentence of intro/*.json. */
const VIEWS: readonly (readonly [View, string])[] = [
  [position({}), '.way'],
  [position({ rolled: ['bread', 'fish', 'cross'] }), '.tray'],
  [position({ tokens: EARLY, dice: 'c3', rolled: ['bread', 'cross'], steps: 1 }), '.decisions'],
  [position({ tokens: EARLY, rolled: ['cross', 'cross', 'cross'], steps: 2 }), '.way'],
  [position({ tokens: EARLY, dice: 'c1', rolled: ['fish', 'cross'], steps: 2 }), '.shelf'],
  [
    position({ tokens: `${EARLY} c1`, dice: 'f2', rolled: ['carrot', 'cheese'], steps: 2 }),
    '.decisions',
  ],
];

export const intro: readonly IntroStep[] = VIEWS.map(([view, points]) => ({
  view,
  seats: view.seats,
  points,
}));
