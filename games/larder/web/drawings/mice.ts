import { disc } from '$web/art/cut';
import { cut, ink, line, tint, type Paper } from './papers';

/** A mouse out of papers, in a box of 80 × 114 whose top is at −16; its thing is in the seat's colour. */
export interface MouseDrawing {
  readonly body: readonly Paper[];
  readonly head: readonly Paper[];
}

const COATS = ['#b8a9b4', '#c9a987', '#d9d2cb', '#9c8f86', '#e0c3a0', '#8f9aa8'] as const;
const PINK = '#f3b3ba';
const OWN = 'var(--own)';

/** What tells the six mice apart, by seat: scarf, bow, glasses, hat, apron, flower. */
const NECK: readonly (readonly Paper[])[] = [
  [
    cut('M50 62l14 5-5 24-13-4z', OWN),
    line('M48 80l12 4'),
    cut('M17 54q23 10 46 0l2 11q-25 11-50 0z', OWN),
  ],
  [],
  [cut('M33 60h14l4 18-11 9-11-9z', OWN), line('M33 66h14')],
  [],
  [
    cut('M25 58h30l8 33q-23 7-46 0z', OWN),
    line('M30 74h20v9q-10 4-20 0z'),
    line('M25 58q-6-2-7-6M55 58q6-2 7-6'),
  ],
  [],
];
const HEAD: readonly (readonly Paper[])[] = [
  [],
  [
    cut('M40 6Q22-8 20 2q-1 10 20 6z', OWN),
    cut('M40 6q18-14 20-4 1 10-20 6z', OWN),
    cut(disc(40, 6, 5.5), OWN),
  ],
  [
    cut(disc(29, 35, 11) + disc(51, 35, 11), OWN),
    tint(disc(29, 35, 7.5) + disc(51, 35, 7.5), '#f4fbff'),
    ink(disc(30, 36, 3, 4) + disc(50, 36, 3, 4)),
  ],
  [
    cut('M24 16q-4-28 16-28t16 28z', OWN),
    line('M24 8q16-5 32 0'),
    cut('M11 19q0-6 8-7 21-5 42 0 8 1 8 7-29-9-58 0z', OWN),
  ],
  [],
  [
    cut(
      disc(58, 2, 6.5) +
        disc(68, 9, 6.5) +
        disc(64, 20, 6.5) +
        disc(52, 20, 6.5) +
        disc(48, 9, 6.5),
      OWN,
    ),
    cut(disc(58, 12, 5), '#ffd75e'),
  ],
];

export function mouse(seat: number): MouseDrawing {
  const coat = COATS[seat % COATS.length] ?? COATS[0];
  return {
    body: [
      cut('M56 84q22 10 20-10-2-10 3-14-12 4-9 16 3 10-12 2z', PINK),
      cut('M19 91Q10 64 27 50h26q17 14 8 41-21 8-42 0z', coat),
      tint(disc(40, 77, 13, 14), '#fff3e6'),
      ...(NECK[seat % NECK.length] ?? []),
      cut(disc(27, 70, 6.5, 8) + disc(53, 70, 6.5, 8), coat),
      cut(disc(27, 93, 10, 5) + disc(53, 93, 10, 5), PINK),
    ],
    head: [
      cut(disc(15, 18, 14) + disc(65, 18, 14), coat),
      tint(disc(15, 18, 8) + disc(65, 18, 8), PINK),
      cut('M40 10q25 0 26 24 0 20-26 26-26-6-26-26 1-24 26-24z', coat),
      ink(disc(30, 35, 3, 4.5) + disc(50, 35, 3, 4.5)),
      tint(disc(31, 33, 1.2) + disc(51, 33, 1.2), '#fff'),
      line('M27 46l-16-3M27 50l-15 4M53 46l16-3M53 50l15 4M40 50v4M34 54q6 4 12 0'),
      cut(disc(40, 46, 4.5, 3.5), '#e8788a'),
      ...(HEAD[seat % HEAD.length] ?? []),
    ],
  };
}

/** A paw that points to the lower left. */
export const PAW: readonly Paper[] = [
  cut('M40 6q12-2 14 8 1 12-12 16l-8-2L14 44q-8 3-10-3-1-5 5-8l17-13q0-12 14-14z', '#fff3e6'),
  line('M36 14q6 2 6 8M29 20q5 3 6 8'),
];
