import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import type { Session } from '$web/table/board';
import Board from '../Board.svelte';
import type { View } from '../view';
import { FRAMES, type Recorded } from './recorded';

/** A recorded frame by its name. */
export const frame = (name: string) => {
  const found = FRAMES[name];
  if (!found) throw new Error(`There is no frame ${name}.`);
  return found;
};

/** A board on the screen, and a finger for it. */
export function show(session: Recorded) {
  const { container } = render(Board, { session: session as Session<View> });
  const enabled = () => [
    ...new Set(
      [...container.querySelectorAll<HTMLElement>('[data-move]:not([aria-disabled="true"])')].map(
        (element) => element.dataset['move'],
      ),
    ),
  ];
  const tap = async (element: Element | null | undefined) => {
    if (!(element instanceof HTMLElement)) throw new Error('There is nothing to tap.');
    element.click();
    await new Promise((done) => setTimeout(done));
    await tick();
  };
  const tapMove = (move: string) => tap(container.querySelector(`[data-move="${move}"]`));
  return { container, enabled, tap, tapMove };
}
