import type { Attachment } from 'svelte/attachments';

const TOUCHED = '[data-says], [data-move], button, a, [role="button"]';

/** What is to be said of a thing on the table: the nearest `data-says`, if nothing else is nearer. */
export function saysOf(thing: Element | null | undefined): string | undefined {
  return thing?.closest<HTMLElement | SVGElement>(TOUCHED)?.dataset['says'];
}

/**
 * A tap on a thing with `data-says` says what it means: a key of the texts, or the sentence itself.
 * What may be played is played.
 */
export function saying(say: (text: string) => void): Attachment<HTMLElement> {
  return (board) => {
    const hear = (event: MouseEvent) => {
      const thing = event.target instanceof Element ? event.target : undefined;
      const text = saysOf(thing);
      const move = thing?.closest('[data-move]');
      if (text === undefined || (move && move.getAttribute('aria-disabled') !== 'true')) return;
      // A move that may not be made would say why not, in the same place.
      if (move) event.stopPropagation();
      say(text);
    };
    board.addEventListener('click', hear, { capture: true });
    return () => board.removeEventListener('click', hear, { capture: true });
  };
}
