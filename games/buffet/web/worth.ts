import type { MouseView, Plate } from './view';

/** What a plate would do to the points of a mouse. */
export interface Worth {
  readonly change: number;
  /** The plate of the same food that would count no longer. */
  readonly covers: Plate | undefined;
}

/** A plate won lies on any plate of the same food won before, and only the top one counts (9.3). */
export function worth(mouse: MouseView, plate: Plate): Worth {
  const covers = mouse.onTop.find(({ food }) => food === plate.food);
  return { change: plate.value - (covers?.value ?? 0), covers };
}

/** A number as points are written that come or go: +4, −2, ±0. */
export const signed = (points: number) =>
  points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '\u00b10';
