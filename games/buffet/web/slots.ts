import type { Point, Shape } from './track';
import { PORTRAIT } from './track';

/** Where on the table things lie, in the units of its drawing; all by their middles. */
export interface Setting {
  readonly plates: readonly Point[];
  readonly plate: number;
  readonly candle: Point;
  readonly candleSize: number;
}

/** Plates in a row, best first, evenly round the middle. */
const row = (count: number, step: number, middle: number, y: number): readonly Point[] =>
  Array.from({ length: count }, (_, i) => ({ x: middle + (i - (count - 1) / 2) * step, y }));

/** Two rows on a phone, the candle beside the lesser plates; one row on a wide table. */
export function setting(shape: Shape, count: number): Setting {
  const middle = shape.width / 2;
  if (shape !== PORTRAIT) {
    const step = count > 4 ? 97 : 116;
    return {
      plates: row(count, step, middle, 222),
      plate: count > 4 ? 92 : 104,
      candle: { x: middle, y: 112 },
      candleSize: 84,
    };
  }
  const lower = row(count - 2, 92, middle, 196);
  return {
    plates: [...row(3, 94, middle, 100), ...lower.slice(0, -1)],
    plate: 90,
    candle: lower.at(-1) ?? { x: middle, y: 196 },
    candleSize: 70,
  };
}
