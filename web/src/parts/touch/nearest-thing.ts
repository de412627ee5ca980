import type { Box } from './bubble-place';

/** What one means when one touches the middle of it. */
const THINGS = '[data-says], [data-move], [data-rule], button, a, summary, label, [role="button"]';
/** As large as a finger, where nothing that small was touched. */
const TIP = 44;
const LONG = 6000;

interface Touch {
  readonly x: number;
  readonly y: number;
  readonly target: Element | undefined;
  readonly when: number;
}

/** Where this page was touched last, or what a key was pressed on. */
class Finger {
  private touch: Touch | undefined;

  constructor() {
    const hear = { capture: true, passive: true };
    window.addEventListener(
      'pointerdown',
      ({ clientX: x, clientY: y, target }) => {
        const thing = target instanceof Element ? target : undefined;
        this.touch = { x, y, target: thing, when: Date.now() };
      },
      hear,
    );
    window.addEventListener('keydown', () => (this.touch = undefined), hear);
  }

  /** What a word about it must not cover; nothing if it is not about a touch of just now. */
  get box(): Box | undefined {
    if (!this.touch) return focused();
    const { x, y, target, when } = this.touch;
    if (Date.now() - when > LONG) return undefined;
    const tip = { left: x - TIP / 2, top: y - TIP / 2, width: TIP, height: TIP };
    const box = target?.closest(THINGS)?.getBoundingClientRect();
    return box && isSmall(box) ? box : tip;
  }
}

const isSmall = ({ width, height }: Box) =>
  width > 0 && width * height < (window.innerWidth * window.innerHeight) / 8;

function focused(): Box | undefined {
  const thing = document.activeElement;
  const box = thing === document.body ? undefined : thing?.getBoundingClientRect();
  return box && isSmall(box) ? box : undefined;
}

export const finger = new Finger();
