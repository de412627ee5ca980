import { tick } from 'svelte';
import { recordings, type Circumstances } from '../../../../web/test/recorded.svelte';
import { shown } from '../../../../web/test/shown';
import module from '../index';
import type { View } from '../view';

/** Nothing is answered here: what is tried beforehand is recorded with a frame. */
export const recorded = recordings<View>({
  game: 'larder',
  module,
  seats: (view) => view.seats,
  look: () => undefined,
  team: true,
});
export const { frame, play } = recorded;

/** The board at a recorded frame. */
export function lay(name: string, circumstances: Circumstances = {}) {
  const session = play(frame(name), circumstances);
  const board = shown(module, session);
  const square = (name: string) => board.first(`[data-square="${name}"]`);
  /** On to another frame. */
  const to = (next: string) => {
    session.next(frame(next), frame(next).before);
    return tick();
  };
  return { session, square, to, ...board };
}
