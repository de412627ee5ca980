import { disc } from '$web/art/cut';

/** A piece of paper of a drawing: its cut, its colour, and how it is laid down. */
export interface Piece {
  readonly cut: string;
  readonly fill: string;
  /** `paper` has the bold outline, `line` is only drawn along, `flat` has no outline at all. */
  readonly as: 'paper' | 'line' | 'flat';
}

const INK = '#2a2136';

export const paper = (cut: string, fill: string): Piece => ({ cut, fill, as: 'paper' });
export const line = (cut: string, fill = INK): Piece => ({ cut, fill, as: 'line' });
export const flat = (cut: string, fill: string): Piece => ({ cut, fill, as: 'flat' });

const TINT = 'var(--tint)';
const PINK = '#f2b0b8';
const CREAM = '#fff6e3';

/** What a mouse wears; it lies behind the head or before everything. */
export interface Costume {
  readonly name: 'scarf' | 'bow' | 'glasses' | 'hat' | 'apron' | 'flower';
  readonly coat: string;
  readonly body: readonly Piece[];
  readonly head: readonly Piece[];
}

const petals = [0, 1, 2, 3, 4]
  .map((i) => (i / 5) * 2 * Math.PI - Math.PI / 2)
  .map((a) => disc(48 + 6.5 * Math.cos(a), 10 + 6.5 * Math.sin(a), 5.2))
  .join('');

/** Six mice, one a seat: each has its own coat and its own thing to wear. */
export const COSTUMES: readonly Costume[] = [
  {
    name: 'scarf',
    coat: '#c3bccb',
    body: [
      paper('M37 46l10-3 4 21-9 3z', TINT),
      paper('M14 39q18 10 36 0l2 8q-20 12-40 0z', TINT),
      line('M44 60l6-1.5M43 55l6-1.5', CREAM),
    ],
    head: [],
  },
  {
    name: 'bow',
    coat: '#f3dfb8',
    body: [],
    head: [
      paper('M32 8C24-6 11-4 13 8c-2 12 11 14 19 0z', TINT),
      paper('M32 8c8-14 21-12 19 0 2 12-11 14-19 0z', TINT),
      paper(disc(32, 8, 5), TINT),
    ],
  },
  {
    name: 'glasses',
    coat: '#bd9068',
    body: [],
    head: [
      paper(disc(22.5, 27, 8.5) + disc(41.5, 27, 8.5), '#ffffffb8'),
      line(disc(22.5, 27, 8.5) + disc(41.5, 27, 8.5) + 'M31 26h2', TINT),
      flat(disc(23, 27, 2.8, 3.2) + disc(41, 27, 2.8, 3.2), INK),
    ],
  },
  {
    name: 'hat',
    coat: '#fbf4ea',
    body: [],
    head: [
      paper('M20 12L19-9q13-4 26 0l-1 21z', TINT),
      flat('M19.7 5h24.6v5H19.7z', CREAM),
      paper('M11 12q21-7 42 0-2 6-21 6T11 12z', TINT),
    ],
  },
  {
    name: 'apron',
    coat: '#949cb6',
    body: [
      paper('M19 44q13 5 26 0l5 20q-18 8-36 0z', TINT),
      line('M15 62q17 7 34 0', CREAM),
      paper('M26 51h12v7q-6 3-12 0z', CREAM),
      line('M20 44l-3-5M44 44l3-5', TINT),
    ],
    head: [paper('M13 19q19-17 38 0-4-17-19-17T13 19z', TINT)],
  },
  {
    name: 'flower',
    coat: '#e0b288',
    body: [],
    head: [paper(petals, TINT), paper(disc(48, 10, 4.6), '#ffd45c')],
  },
];

/** The mouse under the costume. */
export function body(coat: string): readonly Piece[] {
  return [
    line('M45 62q15 4 14-9-1-8 4-10', '#d98a97'),
    paper(disc(23, 68, 7, 4) + disc(41, 68, 7, 4), PINK),
    paper('M15 66q-4-28 17-30 21 2 17 30-17 7-34 0z', coat),
    flat(disc(32, 56, 9, 10), '#fff8'),
  ];
}

export function head(coat: string): readonly Piece[] {
  return [
    paper(disc(13, 13, 11) + disc(51, 13, 11), coat),
    flat(disc(13, 13, 6) + disc(51, 13, 6), PINK),
    paper(disc(32, 28, 20, 16.5), coat),
    flat(disc(18, 34, 4, 2.8) + disc(46, 34, 4, 2.8), '#f2889066'),
    line('M26 35l-14-2M26 37.500l-13 3M38 35l14-2M38 37.500l13 3'),
    paper(disc(32, 33.5, 3.2, 2.6), '#e7798b'),
  ];
}

export type Mood = 'awake' | 'full' | 'hungry';

/** Eyes and mouth, by how the evening goes. */
export const FACES: Readonly<Record<Mood, readonly Piece[]>> = {
  awake: [
    flat(disc(24, 26, 2.9, 3.4) + disc(40, 26, 2.9, 3.4), INK),
    flat(disc(25, 24.8, 1) + disc(41, 24.8, 1), '#fff'),
    line('M28 38.500q4 3 8 0'),
  ],
  full: [line('M20 27q4-5 8 0M36 27q4-5 8 0M27 38q5 5 10 0')],
  hungry: [
    flat(disc(24, 28, 2.6, 3) + disc(40, 28, 2.6, 3), INK),
    line('M19 22l8-2M45 22l-8-2M28 41q4-3.500 8 0'),
    flat('M48 26q4 6 0 8-4-2 0-8z', '#7cc0ff'),
  ],
};
