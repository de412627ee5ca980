import { square } from '../view';

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

/** Half of the way round every table, so that things on all of them are drawn alike. */
const HALF = 680;
const INSET = 24;
const NARROWEST = 0.85;
const BROADEST = 2.1;

/** The table that fits best into a box of this size. */
export function shapeOf(width: number, height: number): Shape {
  const ratio = Math.min(BROADEST, Math.max(NARROWEST, width / height));
  const across = (HALF * ratio) / (1 + ratio);
  const down = HALF - across;
  return { width: across, height: down, inset: INSET, corner: Math.min(across, down) * 0.24 };
}

/** A length of a table's drawing as CSS has it, in parts of the table's width. */
export const inWidths = (length: number, shape: Shape) =>
  `${((length / shape.width) * 100).toFixed(3)}cqw`;

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

/**
 * How far from its square a mouse stands that shares it: mice that are level stand abreast, across
 * the track and never along it, so that nobody looks ahead; from four on in two files.
 */
export function huddle(
  points: readonly Point[],
  position: number,
  { count, index, size }: { count: number; index: number; size: number },
): Point {
  if (count === 1) return { x: 0, y: 0 };
  const files = count < 4 ? 1 : 2;
  const ranks = Math.ceil(count / files);
  const across = (Math.floor(index / files) - (ranks - 1) * OUTWARD) * ABREAST * size;
  const along = ((index % files) - (files - 1) / 2) * FILE * size;
  const [from, to] = [at(points, position - 1), at(points, position + 1)];
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ahead = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  return { x: -ahead.y * across + ahead.x * along, y: ahead.x * across + ahead.y * along };
}

/** In parts of a mouse: from one to the next across the track, and between two files. */
const ABREAST = 0.62;
const FILE = 0.6;
/** How much of the row stands outside of the square's middle; the rest leans over the cloth. */
const OUTWARD = 0.5;

/** Which way from a square something stands that is said of its mice. */
export type Side = 'above' | 'below' | 'left' | 'right';

/**
 * Where it is said what becomes of the mice on a square, so that it hides neither them nor their
 * neighbours on the track, nor what is round the table: over the cloth, clear of so many mice.
 */
export function beside(
  { x, y }: Point,
  { width, height, inset }: Shape,
  count: number,
): Point & { readonly side: Side } {
  const lean = (Math.ceil(count / (count < 4 ? 1 : 2)) - 1) * (1 - OUTWARD) * ABREAST;
  const more = lean * 1.55 * inset;
  const inside = (middle: number) => Math.min(Math.max(middle, WORD), width - WORD);
  const edge = Math.min(x, y, width - x, height - y);
  if (edge === y) return { x: inside(x), y: y + 0.55 * inset + more, side: 'below' };
  if (edge === height - y) return { x: inside(x), y: y - 1.65 * inset - more, side: 'above' };
  const away = 0.9 * inset + more;
  return edge === x
    ? { x: x + away, y: y - 0.5 * inset, side: 'right' }
    : { x: x - away, y: y - 0.5 * inset, side: 'left' };
}

/** Half as broad as the longest word that is called out. */
const WORD = 50;

/** The positions a mouse passes on its way, both ends included; a long way home is one leap. */
export function steps(from: number, to: number): readonly number[] {
  if (Math.abs(to - from) > 9) return [from, to];
  const direction = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * direction);
}

export const at = (points: readonly Point[], position: number): Point =>
  points[square(position)] ?? { x: 0, y: 0 };
