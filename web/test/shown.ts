import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import type { GameModule, Session } from '../src/table/board';

const OPEN = '[data-move]:not([aria-disabled="true"])';

/** A board on the screen, and a finger for it. */
export function shown({ Board }: Pick<GameModule, 'Board'>, session: Session) {
  const { container } = render(Board, { session });
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const first = (selector: string) => {
    const [found] = all(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  /** Everything that offers a move. */
  const open = () => all(OPEN);
  /** The moves that are offered, each once. */
  const offered = () => [...new Set(open().map((one) => one.dataset['move'] ?? ''))].sort();
  const tap = async (element: Element | undefined | null) => {
    if (!element) throw new Error('There is nothing to tap.');
    await fireEvent.click(element);
    await new Promise((done) => setTimeout(done));
    await tick();
  };
  const tapMove = (move: string) => tap(first(`[data-move="${move}"]`));
  return { container, all, first, open, offered, tap, tapMove };
}

/** What something is called to those who do not see it. */
export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
