import { render } from '@testing-library/svelte';
import Board from './Board.svelte';
import { recorded, standIn, type Circumstances } from './stand-in';

/** The board at a recorded frame, for tests. */
export function lay(name: string, circumstances: Circumstances = {}) {
  const session = standIn(recorded(name), circumstances);
  const { container, rerender: again } = render(Board, { session });
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const square = (name: string) => {
    const found = all(`[data-square="${name}"]`)[0];
    if (!found) throw new Error(`There is no square ${name}.`);
    return found;
  };
  const to = async (next: string) => {
    const session = standIn(recorded(next), circumstances);
    await again({ session });
    return session;
  };
  return { session, all, square, to };
}
