import type { Attachment } from 'svelte/attachments';

const MOVE = '[data-move]:not([aria-disabled="true"], :disabled)';

/**
 * Keeps the focus on the board when the thing that had it is gone: on what stands for the same move,
 * else on the first thing that may be touched.
 */
export function keepFocus(): Attachment<HTMLElement> {
  return (board) => {
    let move: string | undefined;
    const here = ({ target }: FocusEvent) => {
      move = (target as HTMLElement).closest<HTMLElement>('[data-move]')?.dataset['move'];
    };
    const away = ({ relatedTarget }: FocusEvent) => {
      // Whoever walks away with the focus has another place to be; a thing that vanishes has none.
      if (relatedTarget !== null) move = undefined;
    };
    const touched = () => (move = undefined);
    const watch = new MutationObserver(() => {
      if (move === undefined || document.activeElement !== document.body) return;
      const same = board.querySelector<HTMLElement>(`[data-move="${CSS.escape(move)}"]`);
      (same ?? board.querySelector<HTMLElement>(MOVE))?.focus({ preventScroll: true });
    });
    board.addEventListener('focusin', here);
    board.addEventListener('focusout', away);
    document.addEventListener('pointerdown', touched);
    watch.observe(board, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      board.removeEventListener('focusin', here);
      board.removeEventListener('focusout', away);
      document.removeEventListener('pointerdown', touched);
    };
  };
}

/** Has the focus from the start; but the screen opens at its top, wherever this is. */
export function focused(): Attachment<HTMLElement> {
  return (thing) => thing.focus({ preventScroll: true });
}

/** Whenever this is another screen than before, it opens at its top. */
export function atTop(screen: () => unknown): Attachment<HTMLElement> {
  return () => {
    screen();
    window.scrollTo(0, 0);
  };
}
