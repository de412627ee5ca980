import { across } from './pyramid';
import type { Bucket, Slot } from '../view';

/** How high a row is, in bucket widths. */
export const RISE = 0.69;
/** How high a bucket is, in its widths. */
const HEIGHT = 0.967;

const GRAVITY = 26;
const BOUNCE = 0.42;
const GRIP = 0.72;
const STEP = 1 / 60;
const LONGEST = 1.9;
const FADE = 0.45;

/** One moment of a fall: where a bucket is, in bucket widths from where it stood. */
export interface Moment {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly squash: number;
}

/** How one bucket comes down. */
export interface Flight {
  readonly bucket: Bucket;
  /** Every sixtieth of a second. */
  readonly moments: readonly Moment[];
  /** When it first hits the ground, in milliseconds. */
  readonly thud: number;
}

/** The same number between −1 and 1 for the same bucket each time: a fall can be looked at again. */
function chance(slot: Slot, salt: number): number {
  const wave = Math.sin(slot.row * 127.1 + slot.place * 311.7 + salt * 74.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** Everything that comes down at once. */
export interface Fall {
  readonly flights: readonly Flight[];
  /** How long it is to be seen: until all of it lies and has faded, in milliseconds. */
  readonly lasts: number;
}

/**
 * Lets buckets fall: the one that is pulled out first, then row by row what stood on it, away from
 * the hole, each bouncing and rolling until it lies.
 */
export function fall(buckets: readonly Bucket[], hole: Slot): Fall {
  const flights = buckets.map((bucket) => flight(bucket, hole));
  const rest = Math.max(...flights.map(({ moments }) => atRest(moments))) * STEP;
  return { flights, lasts: 1000 * Math.min(LONGEST, rest + FADE) };
}

/** From which moment on nobody could see it move. */
function atRest(moments: readonly Moment[]): number {
  const end = moments.at(-1);
  const moves = ({ x, y, turn, squash }: Moment) =>
    end !== undefined &&
    Math.max(
      Math.abs(x - end.x),
      Math.abs(y - end.y),
      Math.abs(squash - end.squash),
      Math.abs(turn - end.turn) / 60,
    ) > 0.01;
  return moments.findLastIndex(moves) + 1;
}

function flight(bucket: Bucket, hole: Slot): Flight {
  const { slot } = bucket;
  const above = Math.max(0, slot.row - hole.row);
  const wait = above === 0 ? 0 : 0.12 + 0.075 * above + 0.03 * chance(slot, 1);
  const side = Math.sign(across(slot) - across(hole)) || Math.sign(chance(slot, 2));
  let speed = side * (0.9 + 0.9 * Math.abs(chance(slot, 3))) + 0.25 * above * side;
  let rise = above === 0 ? 3.2 : 0.6 + 0.9 * Math.abs(chance(slot, 4));
  let spin = speed * 150;
  let [x, y, turn, squash] = [0, 0, 0, 1];
  const ground = (slot.row - 1) * RISE + 0.12 + 0.1 * Math.abs(chance(slot, 5));
  const moments: Moment[] = [];
  let thud = 0;
  for (let time = 0; time < LONGEST; time += STEP) {
    if (time >= wait) {
      rise -= GRAVITY * STEP;
      x += speed * STEP;
      y -= rise * STEP;
      turn += spin * STEP;
      squash += (1 - squash) * 0.22;
      if (y >= ground && rise < 0) {
        y = ground;
        thud ||= time * 1000;
        squash = Math.max(0.72, 1 + rise * 0.035);
        rise = -rise * BOUNCE < 0.7 ? 0 : -rise * BOUNCE;
        speed *= GRIP;
        spin = rise === 0 ? speed * 110 : -spin * 0.55 + speed * 60;
      }
    }
    moments.push({ x, y, turn, squash });
  }
  return { bucket, moments, thud };
}

/**
 * A flight for the browser to play by itself: only transform and opacity, so no frame is missed, and
 * in parts of the bucket's own size, so nothing has to be measured first.
 */
export function keyframes({ moments }: Flight, lasts: number): Keyframe[] {
  const shown = Math.round(lasts / 1000 / STEP);
  const fading = 1 - (1000 * FADE) / lasts;
  return moments
    .slice(0, shown + 1)
    .filter((_, i, all) => i % 2 === 0 || i === all.length - 1)
    .map(({ x, y, turn, squash }, i, kept) => {
      const offset = i / (kept.length - 1);
      return {
        offset,
        opacity: offset <= fading ? 1 : (1 - offset) / (1 - fading),
        transform:
          `translate(${(100 * x).toFixed(1)}%, ${((100 * y) / HEIGHT).toFixed(1)}%) ` +
          `rotate(${turn.toFixed(1)}deg) scale(${(2 - squash).toFixed(3)}, ${squash.toFixed(3)})`,
      };
    });
}

const STALKS = 18;
const PUFFS = 4;

/** Straw that flies out in all directions and comes down again, in its own size. */
export function burst(): readonly Keyframe[][] {
  return Array.from({ length: STALKS }, (_, i) => {
    const slot = { row: i + 1, place: 1 };
    const angle = Math.PI * ((i + 0.5) / STALKS);
    const far = 260 + 130 * chance(slot, 6);
    const [x, y] = [Math.cos(angle) * far, -Math.sin(angle) * (900 + 400 * chance(slot, 7))];
    const turn = 500 * chance(slot, 8);
    const at = (part: number, fall: number) =>
      `translate(${(x * part).toFixed(0)}%, ${(y * part + fall).toFixed(0)}%) rotate(${(turn * part).toFixed(0)}deg)`;
    return [
      { opacity: 1, transform: at(0, 0), easing: 'ease-out' },
      { opacity: 1, transform: at(0.7, 0), offset: 0.3, easing: 'ease-in' },
      { opacity: 1, transform: at(0.95, 900), offset: 0.8 },
      { opacity: 0, transform: at(1, 1100) },
    ];
  });
}

/** Clouds of dust that swell over the ruin, one beside the other. */
export function puffs(): readonly Keyframe[][] {
  return Array.from({ length: PUFFS }, (_, i) => {
    const x = 34 * (i - (PUFFS - 1) / 2);
    return [
      { opacity: 0, transform: `translate(${x * 0.4}%, 10%) scale(0.2)`, easing: 'ease-out' },
      { opacity: 1, transform: `translate(${x}%, -25%) scale(1.15)`, offset: 0.35 },
      { opacity: 0, transform: `translate(${x * 1.3}%, -80%) scale(1.7)` },
    ];
  });
}
