import type { Attachment } from 'svelte/attachments';

const LONG = 550;
const STILL = 12;

/** The rule behind a thing on the table: its own, or that of the move it stands for. */
export function ruleOf(
  thing: Element | null | undefined,
  ruleFor: (move: string) => string | undefined,
): string | undefined {
  const found = thing?.closest<HTMLElement | SVGElement>('[data-rule], [data-move]')?.dataset;
  return found?.['rule'] ?? (found?.['move'] === undefined ? undefined : ruleFor(found['move']));
}

/** A thing that is held, or touched with the other button, is asked about and not played. */
export function asking(ask: (thing: Element) => boolean): Attachment<HTMLElement> {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let asked = false;
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      hear: (event: HTMLElementEventMap[K]) => void,
    ) => board.addEventListener(name, hear, { capture: true, signal: listening.signal });
    const release = () => clearTimeout(timer);

    on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
      release();
      asked = false;
      from = { x: clientX, y: clientY };
      // A mouse has another button for this.
      if (pointerType === 'mouse' || !(target instanceof Element)) return;
      timer = setTimeout(() => (asked = ask(target)), LONG);
    });
    on('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) release();
    });
    on('pointerup', release);
    on('pointercancel', release);
    on('contextmenu', (event) => {
      const known = event.target instanceof Element && ask(event.target);
      if (known || asked) event.preventDefault();
      asked ||= known;
    });
    on('click', (event) => {
      if (asked) event.stopPropagation();
      asked = false;
    });
    return () => {
      release();
      listening.abort();
    };
  };
}
