import type { Attachment } from 'svelte/attachments';

/** So many pixels a finger may tremble while it taps. */
const STILL = 8;
const BACK = 180;

/** A thing that is held; it is dragged once it has left its place. */
interface Held {
  readonly thing: HTMLElement;
  /** What follows the pointer: a part of the thing, such as the topmost card of a pile. */
  readonly carried: HTMLElement | SVGElement;
  readonly kind: string;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  zones: readonly HTMLElement[];
  moved: boolean;
}

const isAsked = () => document.querySelector('dialog[open]') !== null;
const moves = () => document.documentElement.dataset['motion'] !== 'off';

/** Where a thing would land: what lies under the pointer, else under the thing's own middle. */
function zoneAt({ zones, carried }: Held, x: number, y: number): HTMLElement | undefined {
  const box = carried.getBoundingClientRect();
  const points = [
    [x, y],
    [box.x + box.width / 2, box.y + box.height / 2],
  ] as const;
  return points
    .map(([left, top]) => document.elementFromPoint(left, top)?.closest<HTMLElement>('[data-drop]'))
    .find((zone): zone is HTMLElement => zones.some((one) => one === zone));
}

/** Of things that change places only one is lifted: another is put down first. */
function lift({ thing, kind }: Held, board: HTMLElement): void {
  if (thing.dataset['drop'] === kind) {
    const lifted = board.querySelectorAll<HTMLElement>(
      `[data-drag="${kind}"][aria-pressed="true"]`,
    );
    for (const other of lifted) other.click();
  }
  if (thing.getAttribute('aria-pressed') !== 'true') thing.click();
}

/**
 * Lets things be dragged. A drag is the taps that it stands for, so that whatever it does can be
 * tapped as well: the thing with `data-drag` is tapped when it is lifted, if it has `data-lifts`;
 * and where it lands – on something whose `data-drop` is the same word – that is tapped if it is a
 * button, else the thing is.
 */
export function dragging(): Attachment<HTMLElement> {
  return (board) => {
    let held: Held | undefined;
    let swallows = false;
    const listening = new AbortController();
    const { signal } = listening;

    function take({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent) {
      swallows = false;
      const thing = target instanceof Element && target.closest<HTMLElement>('[data-drag]');
      const kind = thing ? thing.dataset['drag'] : undefined;
      if (!thing || !kind || !isPrimary || button !== 0) return;
      const carried = thing.querySelector<HTMLElement | SVGElement>('[data-carried]') ?? thing;
      held = {
        thing,
        carried,
        kind,
        pointer: pointerId,
        x: clientX,
        y: clientY,
        zones: [],
        moved: false,
      };
    }

    function begin(what: Held): void {
      what.moved = true;
      if (what.thing.dataset['lifts'] !== undefined) lift(what, board);
      what.zones = [...board.querySelectorAll<HTMLElement>(`[data-drop="${what.kind}"]`)].filter(
        (zone) => zone !== what.thing,
      );
      for (const zone of what.zones) zone.dataset['open'] = '';
      what.thing.dataset['dragged'] = '';
    }

    function move({ pointerId, buttons, clientX, clientY }: PointerEvent): void {
      if (!held || pointerId !== held.pointer) return;
      const [right, down] = [clientX - held.x, clientY - held.y];
      if (buttons === 0 || (!held.moved && isAsked())) return put();
      if (!held.moved && Math.hypot(right, down) < STILL) return;
      if (!held.moved) begin(held);
      held.carried.style.translate = `${right}px ${down}px`;
      const over = zoneAt(held, clientX, clientY);
      for (const zone of held.zones) zone.toggleAttribute('data-over', zone === over);
    }

    /** Ends the drag; without a place to land the thing goes back where it was. */
    function put(landed = false): void {
      if (!held) return;
      const { carried, thing, zones } = held;
      const { translate } = carried.style;
      carried.style.translate = '';
      delete thing.dataset['dragged'];
      for (const zone of zones) {
        delete zone.dataset['open'];
        delete zone.dataset['over'];
      }
      if (held.moved && !landed && moves())
        carried.animate([{ translate }, { translate: '0px 0px' }], {
          duration: BACK,
          easing: 'ease-out',
        });
      held = undefined;
    }

    function drop({ pointerId, clientX, clientY }: PointerEvent): void {
      if (!held || pointerId !== held.pointer) return;
      const { moved, thing } = held;
      const zone = moved ? zoneAt(held, clientX, clientY) : undefined;
      put(zone !== undefined);
      if (!moved) return;
      // What the browser makes of the same pointer is no tap.
      swallows = true;
      setTimeout(() => (swallows = false));
      if (zone) (zone instanceof HTMLButtonElement ? zone : thing).click();
    }

    board.addEventListener('pointerdown', take, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', () => put(), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && put(), { signal });
    window.addEventListener(
      'click',
      (event) => {
        if (swallows && event.isTrusted) event.stopPropagation();
      },
      { capture: true, signal },
    );
    return () => {
      put();
      listening.abort();
    };
  };
}
