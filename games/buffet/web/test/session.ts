import {
  recordings,
  type Recorded,
  type RecordedSession,
} from '../../../../web/test/recorded.svelte';
import module from '../index';
import type { BuffetView } from '../view';

export type Frame = Recorded<BuffetView>;
export type Player = RecordedSession<BuffetView>;

const value = (move: string) => Number(move.split(' ')[1]);

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

export const recorded = recordings<BuffetView>({
  game: 'buffet',
  module,
  seats: (view) => view.mice.length,
  look,
});
export const { play } = recorded;

/** The frames of one game that was recorded, in their order. */
export const frames = (name: string): readonly Frame[] =>
  Object.entries(recorded.frames).flatMap(([key, frame]) =>
    key.startsWith(`${name} `) ? [frame] : [],
  );
