import { isSentence, keyOf, nameOf, numberOf, seatOf, sentences } from '$web/board/news';
import type { Phrase, Sentence, Telling } from '$web/table/board';
import { LAST_STEP, type Cover, type Face, type View } from './view';

/** What stands on the table while the news are told, from the view before to the present one. */
export interface Scene {
  readonly covers: ReadonlyMap<string, Cover>;
  /** The dice in the tray. */
  readonly dice: readonly Face[];
  readonly roller: number;
  readonly steps: number;
  /** Grows with each roll: dice of a new roll tumble. */
  readonly rolls: number;
}

export function sceneOf(view: View): Scene {
  return {
    covers: new Map(view.portions.map(({ square, cover }) => [square, cover])),
    dice: view.dice,
    roller: view.roller,
    steps: view.steps,
    rolls: 0,
  };
}

/** The view before, and as many of the news as have been told. */
export function sceneAfter(before: View, news: readonly Phrase[]): Scene {
  return sentences(news).reduce(after, sceneOf(before));
}

function after(scene: Scene, news: Sentence): Scene {
  switch (news.key) {
    case 'news.begins':
      return { ...scene, roller: seatOf(news) };
    case 'news.pass':
      return { ...scene, roller: seatOf(news), dice: [] };
    case 'news.rolls':
      return { ...scene, roller: seatOf(news), dice: faces(news), rolls: scene.rolls + 1 };
    case 'news.rerolls':
      return { ...scene, dice: [] };
    case 'news.places':
      return placed(scene, square(news), face(news.parts?.['food']));
    case 'news.collects':
      return { ...scene, covers: turned(scene, 'token') };
    case 'news.loses':
    case 'news.loses.dice':
      return { ...scene, covers: turned(scene, 'nothing') };
    case 'news.steps':
      return { ...scene, steps: LAST_STEP - numberOf(news, 'count') };
    case 'news.lost':
      return { ...scene, steps: LAST_STEP, dice: [] };
    case 'news.won':
      return { ...scene, dice: [] };
    default:
      return scene;
  }
}

function placed(scene: Scene, square: string, food: Face): Scene {
  const die = scene.dice.indexOf(food);
  return {
    ...scene,
    covers: new Map(scene.covers).set(square, 'die'),
    dice: scene.dice.filter((_, i) => i !== die),
  };
}

/** The dice come off the board, and this is left on their squares. */
function turned(scene: Scene, left: Cover): ReadonlyMap<string, Cover> {
  return new Map([...scene.covers].map(([square, is]) => [square, is === 'die' ? left : is]));
}

/** Squares that the news of this kind are about: the last move stays marked. */
export function squaresOf(news: readonly Phrase[], key: string): ReadonlySet<string> {
  return new Set(
    sentences(news)
      .filter((one) => one.key === key)
      .map(square),
  );
}

/** How many dice are in the air: those of a roll that is told next, so that they lie when it is. */
export function flying({ all, told }: Telling): number {
  const next = told > 0 ? all[told] : undefined;
  return isSentence(next) && next.key === 'news.rolls' ? faces(next).length : 0;
}

/** What the cat would do, or has just done, by these news. */
export function catBy(news: readonly Phrase[]): 'steps' | 'stays' | undefined {
  const told = sentences(news).findLast(({ key }) => key in CAT);
  return told && CAT[told.key];
}

const CAT: Readonly<Record<string, 'steps' | 'stays'>> = {
  'news.steps': 'steps',
  'news.lost': 'steps',
  'news.stays': 'stays',
  'news.won': 'stays',
};

const square = (news: Sentence) => String(news.parts?.['square']);
const face = (phrase: Phrase | undefined) => nameOf(phrase) as Face;

function faces(news: Sentence): readonly Face[] {
  const dice = news.parts?.['dice'];
  return Array.isArray(dice) ? dice.map(face) : [face(dice)];
}

/** How many of these news, from the first on, are dice that one of these seats has put down. */
export function placedBy(seats: readonly number[], news: readonly Phrase[]): number {
  const first = news.findIndex(
    (one) => !(keyOf(one) === 'news.places' && seats.includes(seatOf(one))),
  );
  return first < 0 ? news.length : first;
}
