import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colour = readonly [number, number, number];

/** What an eye that lacks one kind of cone makes of a colour (Machado, Oliveira, Fernandes 2009). */
const EYES: Readonly<Record<string, readonly Colour[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const light = (hex: string) =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Colour;
const times = (row: Colour, [r, g, b]: Colour) => row[0] * r + row[1] * g + row[2] * b;

/** CIE L*a*b* under daylight: equal distances look about equally far apart. */
function lab(colour: Colour): Colour {
  const [r, g, b] = colour.map((part) => Math.min(1, Math.max(0, part))) as unknown as Colour;
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function apart(one: string, other: string, eye: readonly Colour[]): number {
  const seen = (hex: string) => lab(eye.map((row) => times(row, light(hex))) as unknown as Colour);
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const brightness = (hex: string) => times([0.2126, 0.7152, 0.0722], light(hex));
function contrast(one: string, other: string): number {
  const [dark, bright] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const palette = readFileSync('web/src/styles/palette.css', 'utf8');
const farm = readFileSync('games/buckets/web/room.css', 'utf8');
/** The colours of a name, for light and for dark. */
const both = (name: string) =>
  [...palette.matchAll(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g'))][0] ??
  [];
const seats = (scheme: 1 | 2) =>
  [0, 1, 2, 3, 4, 5].map((seat) => both(`seat-${seat}`)[scheme] ?? '');

const SETS = {
  'the seats by day': seats(1),
  'the seats by night': seats(2),
  'the buckets': [...farm.matchAll(/--paper-\w+: (#\w{6})/g)].map((found) => found[1] ?? ''),
};
const FAR = 15;

describe('the palette', () => {
  for (const [name, colours] of Object.entries(SETS))
    it.each(Object.keys(EYES))(`keeps ${name} apart for an eye %s`, (eye) => {
      expect(colours.length).toBeGreaterThan(4);
      const close = colours.flatMap((one, i) =>
        colours.slice(i + 1).filter((other) => apart(one, other, EYES[eye] ?? []) < FAR),
      );
      expect(close).toEqual([]);
    });

  it.each([1, 2] as const)('lets a seat’s colour be read on paper (%i)', (scheme) => {
    const paper = both('card')[scheme] ?? '';
    for (const colour of seats(scheme)) expect(contrast(colour, paper)).toBeGreaterThan(4.5);
  });
});
