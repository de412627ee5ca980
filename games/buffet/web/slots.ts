import { LANDSCAPE, LOW, type Point, type Shape } from './track';

/** Where on the table things lie, in the units of its drawing; all by their middles. */
export interface Setting {
  readonly plates: readonly Point[];
  readonly plate: number;
  readonly candle: Point;
  readonly candleSize: number;
  /** Plates to come and the pile of cards. */
  readonly stores: Point;
}

/** Plates in a row, best first, evenly round the middle. */
const row = (count: number, step: number, middle: number, y: number): readonly Point[] =>
  Array.from({ length: count }, (_, i) => ({ x: middle + (i - (count - 1) / 2) * step, y }));

/** The low table of a phone for three plates, the candle under them. */
const low = (middle: number): Setting => ({
  plates: row(3, 95, middle, 97),
  plate: 92,
  candle: { x: middle - 84, y: 178 },
  candleSize: 48,
  stores: { x: middle + 62, y: 184 },
});

/** One row on a wide table. */
const wide = (count: number, middle: number): Setting => ({
  plates: row(count, count > 4 ? 97 : 118, middle, 218),
  plate: count > 4 ? 94 : 108,
  candle: { x: middle, y: 112 },
  candleSize: 80,
  stores: { x: middle + 130, y: 118 },
});

/** Two rows on a phone, the candle beside the lesser plates. */
function tall(count: number, middle: number): Setting {
  const lower = row(count - 2, 92, middle, 171);
  return {
    plates: [...row(3, 94, middle, 86), ...lower.slice(0, -1)],
    plate: 90,
    candle: lower.at(-1) ?? { x: middle, y: 171 },
    candleSize: 62,
    stores: { x: middle, y: 245 },
  };
}

export function setting(shape: Shape, count: number): Setting {
  const middle = shape.width / 2;
  if (shape === LANDSCAPE) return wide(count, middle);
  return shape === LOW ? low(middle) : tall(count, middle);
}
