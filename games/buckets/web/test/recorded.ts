import type { Choice, Layout } from '$web/table/board';
import { RecordedSession, type Recorded as Kept } from '../../../../web/test/recorded.svelte';
import module from '../index';
import type { View } from '../view';
import frames from './frames.json';

/** A recorded frame, with what the server answered to moves that were tried then. */
interface Frame extends Kept<View> {
  readonly outlooks?: Readonly<Record<string, { choices: string[]; complete: boolean }>>;
}
export type Recorded = RecordedSession<View>;

export const FRAMES = frames as unknown as Readonly<Record<string, Frame>>;

const choice = (move: string): Choice => ({ move, means: move });
const last = (move: string) => (move === 'done' ? 0 : Number(move.at(-1)));

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

/** A session that plays back a recorded frame. */
export const playBack = (frame: Frame, me = frame.seat, layout: Layout = 'phone'): Recorded =>
  new RecordedSession<View>(frame, {
    game: 'buckets',
    module,
    seats: (view) => view.farms.length,
    look,
    me,
    layout,
  });
