import type { Point, Shape } from './track';

/** Where on the table things lie, in the units of its drawing; by their middles unless it says otherwise. */
export interface Setting {
  readonly plates: readonly Point[];
  readonly plate: number;
  readonly candle: Point;
  readonly candleSize: number;
  /** Which round it is and the pile of cards, by their right edge. */
  readonly stores: Point;
  /** Which helping it is, by its left edge. */
  readonly helping: Point;
}

/** What lies on the cloth keeps away from its hem. */
const HEM = 4;
/** The strip below the plates, for the candle and the stores. */
const STRIP = 34;
/** Below each plate hangs a tag. */
const TAG = 12;
const GAP = 4;
const LARGEST = 112;

/** Plates in a row, best first, evenly round the middle. */
const row = (count: number, step: number, middle: number, y: number): readonly Point[] =>
  Array.from({ length: count }, (_, i) => ({ x: middle + (i - (count - 1) / 2) * step, y }));

/** So many plates on the cloth, in one row or two, whichever leaves them larger. */
export function setting(shape: Shape, count: number): Setting {
  const edge = shape.inset * 2 - 4 + HEM;
  const across = shape.width - 2 * edge;
  const down = shape.height - 2 * edge - STRIP;
  const size = (rows: number) =>
    Math.min(across / Math.ceil(count / rows) - GAP, down / rows - TAG, LARGEST);
  const rows = size(2) > size(1) ? 2 : 1;
  const upper = Math.ceil(count / rows);
  const [plate, middle] = [size(rows), shape.width / 2];
  const y = (i: number) => edge + (down * (i + 0.5)) / rows - TAG / 2;
  const low = shape.height - edge - STRIP / 2;
  return {
    plates: [
      ...row(upper, plate + GAP, middle, y(0)),
      ...row(count - upper, plate + GAP, middle, y(1)),
    ],
    plate,
    candle: { x: edge + shape.corner * 0.35 + 14, y: low - 8 },
    candleSize: 44,
    stores: { x: shape.width - edge - shape.corner * 0.1, y: low },
    helping: { x: edge + shape.corner * 0.35 + 40, y: low },
  };
}
