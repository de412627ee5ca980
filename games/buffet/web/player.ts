import type { Language } from '$web/words/language';
import { json, NAMES, RecordedSession, type Recorded } from '../../../web/test/recorded.svelte';
import game from './index';
import type { BuffetView } from './view';

export { NAMES };
export type Frame = Recorded<BuffetView>;
export type Player = RecordedSession<BuffetView>;

export const recorded = (name: string): readonly Frame[] =>
  json(`games/buffet/web/fixtures/${name}.json`);

/** As the server answers: one card is a whole turn, a swap ends with "keep" or an empty hand. */
function look(moves: readonly string[], { choices, view }: Frame) {
  const known = new Set(choices.map(({ move }) => move));
  if (!moves.every((move) => known.has(move))) return undefined;
  const given = moves.filter((move) => move.startsWith('give'));
  const rising = given.every((move, i) => i === 0 || value(given[i - 1]!) <= value(move));
  const empty = given.length === view.hand.length;
  if (!rising || (empty && moves.includes('keep'))) return undefined;
  const complete = moves.at(-1) === 'keep' || moves[0]!.startsWith('play') || empty;
  return { choices: complete ? [] : choices, complete };
}

const value = (move: string) => Number(move.split(' ')[1]);

/** Somebody who plays from a recorded frame on. */
export const play = (frame: Frame, language: Language = 'en'): Player =>
  new RecordedSession(frame, {
    game: 'buffet',
    module: game,
    seats: (view) => view.mice.length,
    look,
    language,
  });
