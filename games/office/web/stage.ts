import type { Phrase, Sentence, Telling } from '$web/table/board';
import { FLOORS, type OfficeView } from './view';

/** The building in the middle of the news: what those told so far have changed. */
export interface Scene {
  readonly clerks: readonly (readonly number[])[];
  readonly kitchen: number;
  /** The cards on the roof. */
  readonly roof: number;
  /** The floor on which the light is on. */
  readonly floor: number;
}

const isSentence = (phrase: Phrase): phrase is Sentence =>
  typeof phrase === 'object' && 'key' in phrase;

/** The news as sentences; nothing else is ever told in this game. */
export const sentences = (news: readonly Phrase[]): readonly Sentence[] => news.filter(isSentence);

export function seatOf(news: Sentence): number {
  const seat = news.parts?.['seat'];
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : -1;
}

const numberOf = (news: Sentence, name: string): number => {
  const number = news.parts?.[name];
  return typeof number === 'number' ? number : 0;
};

const PAYS = ['news.wins', 'news.loses', 'news.pays', 'news.changed.roof'];

/** Moves the clerk that news say has gone up to a floor. */
function goUp(clerks: number[][], view: OfficeView, floor: number, seat: number): void {
  const offices = clerks[floor] ?? [];
  for (let office = 0; office < offices.length; office++) {
    const below = clerks[floor - 1];
    const from = [2 * office, 2 * office + 1].find((place) => below?.[place] === seat);
    const arrived = view.clerks.some(
      (_, higher) => higher >= floor && view.clerks[higher]?.[office >> (higher - floor)] === seat,
    );
    if (offices[office] !== -1 || from === undefined || !below || !arrived) continue;
    offices[office] = seat;
    below[from] = -1;
    return;
  }
}

function follow(scene: Mutable, view: OfficeView, news: Sentence): void {
  if (news.key.startsWith('news.up.')) {
    const floor = (FLOORS as readonly string[]).indexOf(news.key.slice('news.up.'.length));
    goUp(scene.clerks, view, floor, seatOf(news));
  } else if (news.key.startsWith('news.floor.')) {
    scene.kitchen = numberOf(news, 'kitchen');
    scene.floor = (FLOORS as readonly string[]).indexOf(news.key.slice('news.floor.'.length));
  } else if (news.key === 'news.compensated') {
    scene.kitchen -= numberOf(news, 'count');
  } else if (PAYS.includes(news.key)) {
    scene.roof = Math.max(scene.roof, view.roof.length);
  }
}

interface Mutable {
  clerks: number[][];
  kitchen: number;
  roof: number;
  floor: number;
}

/** The building as it stands once so many of the news are told; in the end it is the view's. */
export function scene(before: OfficeView, view: OfficeView, telling: Telling): Scene {
  if (telling.over || before.phase === 'seating') {
    const floor = view.phase === 'over' || view.phase === 'share' ? 4 : FLOORS.indexOf(view.floor);
    return { clerks: view.clerks, kitchen: view.kitchen, roof: view.roof.length, floor };
  }
  const scene: Mutable = {
    clerks: before.clerks.map((floor) => [...floor]),
    kitchen: before.kitchen,
    roof: before.roof.length,
    floor: FLOORS.indexOf(before.floor),
  };
  for (const news of sentences(telling.all).slice(0, telling.told)) follow(scene, view, news);
  return scene;
}
