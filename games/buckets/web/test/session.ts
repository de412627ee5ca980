import type { Choice } from '$web/table/board';
import {
  recordings,
  type Recorded,
  type RecordedSession,
} from '../../../../web/test/recorded.svelte';
import { shown } from '../../../../web/test/shown';
import module from '../index';
import type { View } from '../view';

type Frame = Recorded<View>;
export type Player = RecordedSession<View>;

const choice = (move: string): Choice => ({ move, means: move });
const last = (move: string) => (move === 'done' ? 0 : Number(move.at(-1)));

/** As the server answered to moves that were tried when the frame was recorded. */
function look(moves: readonly string[], frame: Frame) {
  const found = frame.view.phase === 'build' ? placed(moves, frame) : answered(moves, frame);
  return found && { complete: found.complete, choices: found.choices.map(choice) };
}

function placed(moves: readonly string[], { choices }: Frame) {
  const left = choices
    .map(({ move }) => move)
    .filter((move) => moves.filter((one) => one === move).length < 3);
  return { choices: left, complete: moves.length === 15 };
}

function answered(moves: readonly string[], { outlooks }: Frame) {
  const words = [...moves].sort((one, other) => last(other) - last(one)).join(', ');
  return outlooks ? outlooks[words] : { choices: [], complete: true };
}

export const recorded = recordings<View>({
  game: 'buckets',
  module,
  seats: (view) => view.farms.length,
  look,
});
export const { frames, frame, play } = recorded;
export const show = (session: Player) => shown(module, session);
