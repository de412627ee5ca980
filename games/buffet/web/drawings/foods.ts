import { disc } from '$web/art/cut';
import { flat, line, paper, type Piece } from './mice';
import type { Food } from '../view';

const leaf = (x: number, y: number, turn: 1 | -1) =>
  `M${x} ${y}q${-6 * turn}-8 ${2 * turn}-13 ${-4 * turn}-8 ${5 * turn}-10 ${4 * turn}-7 ${11 * turn}-1 ${8 * turn} 1 ${6 * turn} 9 ${5 * turn} 7 ${-3 * turn} 11 ${-4 * turn} 9 ${-21 * turn} 4z`;

/** What lies on a plate, in a box of 100 × 100, left and above, beside the number. */
export const DISHES: Readonly<Record<Food | 'potatoes', readonly Piece[]>> = {
  cheese: [
    paper('M14 42L56 16q14 10 14 26z', '#ffe696'),
    paper('M14 42h56v20H14z', '#f8c640'),
    flat(disc(27, 52, 5) + disc(45, 56, 4) + disc(57, 49, 5.5) + disc(48, 33, 4.5, 3.2), '#d99a1c'),
  ],
  salami: [
    paper(disc(50, 29, 17), '#cf4a4f'),
    flat(disc(46, 22, 2.6) + disc(55, 27, 2.6) + disc(58, 36, 2.2) + disc(49, 36, 2), '#ffd9cf'),
    paper(disc(28, 34, 17), '#cf4a4f'),
    flat(disc(22, 28, 2.6) + disc(31, 26, 2.4) + disc(35, 35, 2.6) + disc(21, 37, 2.4), '#ffd9cf'),
    paper(disc(41, 50, 18), '#d9565a'),
    flat(
      disc(35, 43, 2.8) +
        disc(46, 42, 2.4) +
        disc(50, 52, 2.8) +
        disc(39, 55, 2.8) +
        disc(31, 53, 2),
      '#ffd9cf',
    ),
  ],
  potatoes: [
    paper('M30 20q18-8 28 4 8 14-6 20-16 4-24-4-8-12 2-20z', '#e5bd74'),
    paper('M14 46q2-16 18-14 14 2 14 16-2 14-16 14-16-2-16-16z', '#edcb8a'),
    paper('M42 52q2-12 16-12 14 2 12 14-2 12-16 12-12-2-12-14z', '#dcb066'),
    flat(
      disc(45, 26, 1.8) +
        disc(52, 32, 1.8) +
        disc(25, 44, 1.8) +
        disc(33, 52, 1.8) +
        disc(58, 50, 1.8),
      '#9a6c2c',
    ),
  ],
  sausage: [
    line('M10 46l5 4M69 13l-1 7'),
    paper('M17 44q20 6 32-8 8-8 10-18 6-5 12 1 2 16-11 29-18 18-42 12-8-6-1-16z', '#c0623c'),
    line('M28 47l3 10M38 44l6 9M48 37l8 7M55 28l9 4', '#6f2c17'),
    flat('M22 47q14 2 22-5l1 3q-10 7-23 5z', '#e59a70'),
  ],
  pizza: [
    paper('M40 68L12 26q28-20 58-2z', '#ffd466'),
    paper('M10 27Q7 19 15 16q26-13 54-1 6 4 2 11-30-14-58 3-2 1-3-2z', '#dd9a50'),
    paper(disc(30, 33, 6) + disc(51, 32, 6.5) + disc(41, 50, 5.5), '#d2433c'),
    flat('M37 38q6-7 11 0-6 5-11 0z', '#3f8f4f'),
  ],
  chicken: [
    paper('M55 26l12-13q-1-8 6-7 3 1 2 5 6 0 5 6-2 5-8 3L60 33z', '#fff6e3'),
    paper('M14 46q0-26 26-28 22 0 23 15-2 12-14 18-8 12-21 12-14-3-14-17z', '#cf7f38'),
    line('M24 40q2-10 12-13M30 54q10 0 14-8', '#8d4a17'),
    flat('M38 25q10-3 16 2-8 0-16-2z', '#f2b778'),
  ],
  salad: [
    paper(leaf(28, 52, 1), '#6fb34a'),
    paper(leaf(54, 50, -1), '#8cc95f'),
    paper('M14 44q-2-10 10-10 8 2 12 12h-4q14-12 30-6 8 8-2 18-20 12-40 2-7-6-6-16z', '#a9d977'),
    paper(disc(52, 52, 9.5), '#e04f3f'),
    flat('M47 48q4-4 8-2-4 0-8 2z', '#ff9d8c'),
    line('M22 46q6 6 14 6M40 46v10', '#4c8a33'),
  ],
};

/** A rotten plate smells. */
export const STENCH: readonly Piece[] = [
  line('M24 14q-5-5 0-10t0-9M42 10q-5-5 0-10t0-9M60 14q-5-5 0-10t0-9', '#7a8f2a'),
];

export const CHIP: readonly Piece[] = [line('M6 60l9-4 3 6 8-3')];
