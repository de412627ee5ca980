/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;
export type Point = Pick<Box, 'left' | 'top'>;

const GAP = 10;
const EDGE = 8;
/** How finely a free place is looked for. */
const STEP = 12;

const overlap = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));

/** Into the window, wherever it was. */
export function clamped({ left, top }: Point, size: Size, room: Size): Point {
  return {
    left: within(left, room.width - size.width),
    top: within(top, room.height - size.height),
  };
}

/** Where something would stand beside a thing: over it if it can, for a finger hides what is below. */
function sides(thing: Box, { width, height }: Size): readonly Point[] {
  const left = thing.left + (thing.width - width) / 2;
  const top = thing.top + (thing.height - height) / 2;
  return [
    { left, top: thing.top - height - GAP },
    { left, top: thing.top + thing.height + GAP },
    { left: thing.left - width - GAP, top },
    { left: thing.left + thing.width + GAP, top },
  ];
}

function* everywhere(size: Size, room: Size): Generator<Point> {
  for (let top = EDGE; top <= room.height - size.height - EDGE; top += STEP)
    for (let left = EDGE; left <= room.width - size.width - EDGE; left += STEP) yield { left, top };
}

const distance = (from: Box, to: Box) =>
  Math.hypot(
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  );

/**
 * A place in the window beside a thing, or else the nearest to it that is free; none if there is none.
 *
 * @param taken what must not be covered, the thing itself aside
 */
export function placed(
  thing: Box,
  size: Size,
  room: Size,
  taken: readonly Box[] = [],
): Point | undefined {
  const all = [thing, ...taken];
  const free = (point: Point) => !all.some((box) => overlap({ ...point, ...size }, box));
  const beside = sides(thing, size)
    .map((point) => clamped(point, size, room))
    .find(free);
  if (beside) return beside;
  let nearest: Point | undefined;
  for (const point of everywhere(size, room)) {
    const nearer =
      !nearest || distance({ ...point, ...size }, thing) < distance({ ...nearest, ...size }, thing);
    if (nearer && free(point)) nearest = point;
  }
  return nearest;
}
