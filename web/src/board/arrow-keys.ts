const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the focus among buttons that lie in rows of so many, by an arrow key.
 *
 * @param wraps whether one comes from the last to the first, and from row to row
 * @returns which of them has the focus then, if the key was an arrow that leads somewhere
 */
export function walkRows(
  event: KeyboardEvent,
  buttons: readonly HTMLElement[],
  columns: number,
  wraps: boolean,
): number | undefined {
  const way = WAYS[event.key];
  const from = buttons.findIndex((button) => button === event.target);
  if (!way || from < 0) return undefined;
  event.preventDefault();
  event.stopPropagation();
  const next = from + way[0] + way[1] * columns;
  const row = (place: number) => Math.floor(place / columns);
  const to = wraps ? (next + buttons.length) % buttons.length : next;
  const off = !wraps && way[0] !== 0 && row(to) !== row(from);
  const button = off ? undefined : buttons[to];
  button?.focus();
  return button && to;
}

const middle = (element: Element): readonly [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** Moves the focus to the nearest thing that can be touched in the direction of an arrow key. */
export function walkNearest(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = event.target;
  const here = event.currentTarget;
  if (!way || !(from instanceof HTMLButtonElement) || !(here instanceof HTMLElement)) return;
  // Board and hand are two places of one table.
  const board = here.closest('.board') ?? here;
  const [x, y] = middle(from);
  const far = (button: Element): number => {
    const [toX, toY] = middle(button);
    const along = (toX - x) * way[0] + (toY - y) * way[1];
    const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    return along > 4 ? along + 2 * aside : Infinity;
  };
  const others = [...board.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')]
    .filter((button) => button !== from)
    .map((button) => ({ button, way: far(button) }))
    .filter((one) => one.way < Infinity)
    .sort((one, other) => one.way - other.way);
  others[0]?.button.focus();
  event.preventDefault();
}
