import { square } from './view';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a table in the units of its drawing, and how round the track's corners are. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
  readonly corner: number;
}

export const PORTRAIT: Shape = { width: 374, height: 316, inset: 23, corner: 66 };
/** With three plates one row is enough, and a phone has little height to give. */
export const LOW: Shape = { width: 374, height: 256, inset: 22, corner: 62 };
export const LANDSCAPE: Shape = { width: 620, height: 370, inset: 30, corner: 110 };

export const SQUARES = 40;

/** The way from the middle of the lower edge clockwise round the table, as straight and round parts. */
function parts({ width, height, inset, corner }: Shape) {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const across = right - left - 2 * corner;
  const down = bottom - top - 2 * corner;
  const round = (Math.PI / 2) * corner;
  const straight = (x: number, y: number, dx: number, dy: number, length: number) => ({
    length,
    at: (d: number): Point => ({ x: x + dx * d, y: y + dy * d }),
  });
  const arc = (x: number, y: number, from: number) => ({
    length: round,
    at: (d: number): Point => ({
      x: x + corner * Math.cos(from + d / corner),
      y: y + corner * Math.sin(from + d / corner),
    }),
  });
  return [
    straight(width / 2, bottom, -1, 0, across / 2),
    arc(left + corner, bottom - corner, Math.PI / 2),
    straight(left, bottom - corner, 0, -1, down),
    arc(left + corner, top + corner, Math.PI),
    straight(left + corner, top, 1, 0, across),
    arc(right - corner, top + corner, -Math.PI / 2),
    straight(right, top + corner, 0, 1, down),
    arc(right - corner, bottom - corner, 0),
    straight(right - corner, bottom, -1, 0, across / 2),
  ];
}

/** How far apart the squares are. */
export function spacing(shape: Shape): number {
  return parts(shape).reduce((sum, part) => sum + part.length, 0) / SQUARES;
}

/** The forty squares, evenly spaced, the start first. */
export function squares(shape: Shape): readonly Point[] {
  const way = parts(shape);
  const step = spacing(shape);
  return Array.from({ length: SQUARES }, (_, i) => {
    let far = step * i;
    for (const part of way) {
      if (far <= part.length) return part.at(far);
      far -= part.length;
    }
    return { x: shape.width / 2, y: shape.height - shape.inset };
  });
}

/** How big a mouse is drawn when so many share its square. */
export const crowded = (count: number) => (count < 3 ? 1 : count < 5 ? 0.88 : 0.78);

/** How mice that share a square stand side by side, every second one a little behind. */
export function huddle(count: number, index: number, size: number): Point {
  if (count === 1) return { x: 0, y: 0 };
  const step = count === 2 ? 0.62 : count < 5 ? 0.46 : 0.4;
  return { x: (index - (count - 1) / 2) * step * size, y: (index % 2 === 0 ? 0.12 : -0.24) * size };
}

/** The positions a mouse passes on its way, both ends included; a long way home is one leap. */
export function steps(from: number, to: number): readonly number[] {
  if (Math.abs(to - from) > 9) return [from, to];
  const direction = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * direction);
}

export const at = (points: readonly Point[], position: number): Point =>
  points[square(position)] ?? { x: 0, y: 0 };
