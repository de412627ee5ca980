import { disc } from '$web/art/cut';
import type { Face } from '../view';
import { cut, ink, line, tint, type Paper } from './papers';

/** The faces of a die, each in a box of 64 × 64; no two share a silhouette. */
export const FOODS: Readonly<Record<Face, readonly Paper[]>> = {
  bread: [
    cut(
      'M9 25Q5 9 22 9h20q17 0 13 16-1 4-4 5v20q0 6-6 6H19q-6 0-6-6V30q-3-1-4-5z',
      'var(--crust, #b9763a)',
    ),
    tint('M15 24q-2-9 8-9h18q10 0 8 9-1 3-4 4v19q0 3-3 3H22q-3 0-3-3V28q-3-1-4-4z', '#f5d6a0'),
    tint(
      disc(26, 25, 2.4, 1.8) + disc(38, 31, 2, 1.6) + disc(28, 39, 1.8) + disc(37, 42, 2.4, 1.8),
      '#dcaf70',
    ),
  ],
  fish: [
    cut('M30 17q6-9 16-8-1 7-6 12z', '#4f86ad'),
    cut('M28 45q3 9 12 10 2-7-2-12z', '#4f86ad'),
    cut('M4 33q10-18 28-17 12 1 17 11l11-10q4 15 0 31L49 38Q44 48 32 49 14 50 4 33z', '#7fb4d8'),
    tint('M8 36q10 11 24 10 9-1 13-7-8 3-17 2-11-1-20-5z', '#d9edf7'),
    line('M22 20q6 12 0 26M31 26q4 2 4 6M38 30q4 2 4 5M31 36q4 1 5 4'),
    tint(disc(14, 29, 4.2), '#fff'),
    ink(disc(13.6, 29, 2.2)),
    line('M5 34q4 2 7 1'),
  ],
  cucumber: [
    cut('M7 46Q2 36 12 29L38 10q11-7 18 1 6 9-4 17L25 49Q13 57 7 46z', '#4f9440'),
    tint('M13 41q-1-4 4-8L42 15q5-3 8-1-3 0-6 3L19 36q-4 3-6 5z', '#8cc46b'),
    ink(disc(30, 36, 1.3) + disc(40, 29, 1.3) + disc(23, 43, 1.3) + disc(47, 22, 1.3)),
    cut(disc(45, 46, 14), '#4f9440'),
    tint(disc(45, 46, 10.5), '#e3f3b8'),
    tint(
      disc(45, 40.5, 1.5, 2.6) +
        disc(45, 51.5, 1.5, 2.6) +
        disc(39.5, 46, 2.6, 1.5) +
        disc(50.5, 46, 2.6, 1.5),
      '#8fba5c',
    ),
  ],
  cheese: [
    cut('M5 36L40 10q18 8 19 26v15q0 4-4 4H9q-4 0-4-4z', '#f0b02e'),
    tint('M8.5 35.500L40 12.500q14 7 16.5 23z', '#ffe07a'),
    line('M6 36.500h52'),
    tint(
      disc(18, 46, 5, 4.5) + disc(37, 44, 3.6) + disc(48, 49, 4, 3.6) + disc(28, 51, 2.4),
      '#b97a12',
    ),
    tint(disc(40, 25, 4, 3) + disc(29, 30, 3, 2), '#d99f24'),
  ],
  carrot: [
    cut('M37 25Q34 9 44 4q4 5 3 11 6-7 14-4 1 8-7 12 6-1 8 4-8 7-18 4z', '#4d9a45'),
    cut('M5 60Q6 36 24 23q11-7 18 0 6 8-2 18Q26 58 5 60z', '#ee8130'),
    tint('M12 53q3-17 16-26 6-4 9-2-4 1-8 5-12 10-17 23z', '#ffb36b'),
    line('M21 33l7 5M33 28l7 5M15 44l8 5M30 43l5 3'),
  ],
  cross: [
    cut('M16 7L32 22 48 7l9 9-15 16 15 16-9 9-16-15-16 15-9-9 15-16L7 16z', '#d5322a'),
    tint('M17 12l15 14 14-14 3 3-14 13-3 3-18-16z', '#f0786c'),
  ],
};
