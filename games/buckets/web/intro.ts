import type { IntroStep } from '$web/table/board';
import { slots } from './pyramid/pyramid';
import type { Bucket, Card, Colour, Farm, View } from './view';

const LETTERS: Readonly<Record<string, Colour>> = {
  y: 'yellow',
  g: 'grey',
  r: 'red',
  b: 'blue',
  p: 'green',
};
const colour = (letter: string): Colour => LETTERS[letter] ?? 'yellow';

/** A pyramid by the letters of its colours, from the base up; a dot is a gap. */
function pyramid(letters: string): readonly Bucket[] {
  return slots(5).flatMap((slot, i) => {
    const letter = letters[i] ?? '.';
    return letter === '.' ? [] : [{ slot, colour: colour(letter) }];
  });
}

const cards = (words: string): readonly Card[] =>
  words.split(' ').map((word) => ({ colour: colour(word[0] ?? ''), value: Number(word[1]) }));

const farm = (letters: string, laid: readonly number[] = [], held = 12): Farm => ({
  cards: held,
  drawn: 12,
  laid,
  sum: laid.reduce((sum, value) => sum + value, 0),
  pyramid: pyramid(letters),
  wreckedAs: 0,
});

const FARMS = [
  farm('brbprgypyrbygpg'),
  farm('ypbrgbrypgprbgy'),
  farm('rgypbypgbrbrygp'),
  farm('gbrypprbygbyrgp'),
];

/** The prepared deal: four farms on a quiet morning. */
const DEAL: View = {
  viewer: 0,
  edition: 'full',
  turning: 'fixed',
  wrecksToEnd: 1,
  phase: 'attack',
  hand: cards('y2 y5 g1 g6 r3 r4 r7 b2 b6 b8 p1 p4'),
  discard: [],
  made: [],
  drawn: [],
  pile: 62,
  farms: FARMS,
  leader: 0,
  turn: 0,
  colour: [],
  value: 0,
  clockwise: true,
  nowLaid: [],
  limits: { rows: 5, bucketsOfAColour: 3, cardsOfAColour: 22, mostCards: 3 },
  danger: { neighbours: [1, 3], losses: [], parts: [] },
};

/** The farms with some of them changed. */
const farms = (changed: Readonly<Record<number, Farm>>): readonly Farm[] =>
  FARMS.map((one, seat) => changed[seat] ?? one);

const BUILT: View = { ...DEAL, phase: 'build', farms: farms({ 0: farm('brbprgypy') }) };
/** Without the red bucket at the right of the base, and all that rested on it. */
const FALLEN = 'brbp.gyp.rb.g..';
const ATTACKED: View = {
  ...DEAL,
  phase: 'defend',
  turn: 0,
  leader: 3,
  colour: ['red'],
  value: 9,
  farms: farms({ 3: farm('gbrypprbygbyrgp', [2, 7], 11) }),
};

/** When all red cards are laid, and one is drawn. */
const LATER = cards('y2 y5 g1 g6 b2 b6 b8 p1 p4 p5');

/** A position for each sentence of intro/*.json. */
export const intro: readonly IntroStep[] = [
  { view: BUILT, points: '.middle' },
  { view: DEAL, points: '.cards' },
  { view: ATTACKED, points: '.sign' },
  {
    view: {
      ...ATTACKED,
      turn: 1,
      value: 14,
      hand: LATER,
      farms: farms({
        0: farm('brbprgypyrbygpg', [3, 4, 7], 10),
        3: farm('gbrypprbygbyrgp', [2, 7], 11),
      }),
    },
    points: '.others',
  },
  {
    // Once round the table, and no red card is left.
    view: {
      ...ATTACKED,
      phase: 'take',
      value: 19,
      hand: LATER,
      farms: farms({
        0: farm(FALLEN, [3, 4, 7], 10),
        1: farm('ypbrgbrypgprbgy', [8, 7], 11),
        2: farm('rgypbypgbrbrygp', [8, 5, 3], 10),
        3: farm('gbrypprbygbyrgp', [2, 7, 4, 6], 10),
      }),
    },
    points: '.middle',
  },
  {
    view: {
      ...DEAL,
      hand: LATER,
      discard: cards('r2 r3 r3 r4 r4 r5 r6 r7 r7 r7 r8 r8'),
      farms: farms({ 0: farm(FALLEN, [], 10) }),
    },
    points: '.middle',
  },
];
