import { disc } from '$web/art/cut';
import type { Colour } from '../view';

/** A piece of paper: its outline, and which of the animal's papers it is cut from. */
export interface Piece {
  readonly cut: string;
  readonly paper: 'coat' | 'shade' | 'horn' | 'comb' | 'dark' | 'ink' | 'line' | 'ring' | 'white';
}

const piece = (paper: Piece['paper'], cut: string): Piece => ({ paper, cut });

/** The five animals, each walking to the right in a box of 104 × 86, with its feet at 82. */
export const ANIMALS: Readonly<Record<Colour, readonly Piece[]>> = {
  yellow: [
    piece('line', 'M47 66v15h9M47 81h-7M60 65v16h9M60 81h-7'),
    piece('comb', 'M66 16Q59 6 67 6q0-8 7-4 7-6 9 3 6 1 2 8z'),
    piece(
      'coat',
      'M13 36Q3 24 12 12q5-4 8-1 0-6 7-4 3 20 15 27 10 4 16-5 3-21 18-21 12 1 11 14-1 7-5 12 4 34-27 37-29 2-38-21-4-8-4-14z',
    ),
    piece('horn', 'M86 19l14 6-14 6z'),
    piece('comb', 'M83 31q8 8 1 14-8-3-6-12z'),
    piece('shade', 'M32 46q13-8 26 0-1 14-16 15-10-3-10-15z'),
    piece('line', 'M38 50q8-3 14 0'),
    piece('ink', disc(77, 20, 2.8)),
  ],
  grey: [
    piece('dark', 'M15 32Q-2 34 4 68q10-8 16-26z'),
    piece('shade', 'M31 50l-2 31h9l5-29zM54 50l-1 31h9l3-31z'),
    piece('coat', 'M16 44l-2 37h10l8-28zM60 46l3 35h10l1-38z'),
    piece(
      'coat',
      'M14 34q8-10 24-6 12 3 20-4 6-8 10-18l4-6 4 4 5-5 3 9q10 7 16 20 1 8-7 9-10-1-15-8-1 14-4 20-2 9-10 9H28Q9 56 14 34z',
    ),
    piece('dark', 'M54 28Q59 8 71 0l5 4q-9 8-12 23-4 6-10 1z'),
    piece('dark', 'M76 2q6 4 5 12-5-2-7-9z'),
    piece('ink', disc(84, 16, 2.6) + disc(95, 29, 1.8)),
    piece('line', 'M88 35q5 1 8-2'),
  ],
  red: [
    piece('line', 'M12 30Q-1 36 6 54'),
    piece('dark', 'M6 50q8 4 3 15-10-3-3-15z'),
    piece('shade', 'M28 54v27h11l3-25zM52 54v27h11l3-25z'),
    piece('coat', 'M14 50v31h12l5-24zM60 50l1 31h12l3-30z'),
    piece('horn', 'M73 20Q64 8 74 1q1 9 11 14zM89 20q12-3 8-17 11 10 1 23z'),
    piece(
      'coat',
      'M10 34q2-12 20-12 13 1 24-8 14-8 24 3l4 4q17 1 18 18 0 12-12 13-6 0-11-3-5 12-18 12H26Q7 57 10 34z',
    ),
    piece('white', 'M86 36q14-2 15 6-2 10-13 10-10-6-2-16z'),
    piece('ring', 'M90 50q-2 9 5 9t6-10'),
    piece('ink', disc(84, 29, 2.6) + disc(92, 43, 1.7) + disc(98, 42, 1.5)),
    piece('line', 'M79 24l8 2'),
  ],
  blue: [
    piece('dark', 'M26 60h7v21h-7zM40 60h7v21h-7zM56 60h7v21h-7zM68 58h7v23h-7z'),
    piece(
      'coat',
      'M20 62q-14 0-11-13-9-9 2-17-2-14 12-14 5-11 18-6 11-8 20 1 14-2 15 11 10 7 2 16 3 14-10 16-6 9-16 4-9 7-17 1-9 5-15 1z',
    ),
    piece('shade', 'M30 34q6-6 12 0M50 30q6-6 12 0M38 48q6-6 12 0'),
    piece('dark', 'M74 30q-9-1-11 7 6 5 12 0z'),
    piece('dark', 'M74 28q10-8 20 2 8 12 3 22-7 5-14-1-10-10-9-23z'),
    piece('coat', 'M70 26q-2-10 8-9 6-7 12 0 8 0 6 9-4 6-9 2-5 5-9 1-5 2-8-3z'),
    piece('white', disc(86, 36, 3.4)),
    piece('ink', disc(86.6, 36, 1.8)),
  ],
  green: [
    piece('line', 'M12 40Q1 42 3 33q7-5 8 2-2 6-9 2'),
    piece('shade', 'M34 58v23h10l2-20zM52 58v23h10l2-20z'),
    piece('coat', 'M20 54v27h11l4-20zM62 56v25h11l4-24z'),
    piece(
      'coat',
      'M10 42Q12 20 44 20q16-1 24 5 8-5 18 1 9 7 9 17 0 20-21 21-8 5-30 4Q10 66 10 42z',
    ),
    piece('shade', 'M66 24q-3-13 5-14 10 5 11 16-7 7-16-2z'),
    piece('shade', 'M90 37q12-2 12 9-1 9-11 8-6-8-1-17z'),
    piece('ink', disc(82, 36, 2.6) + disc(96, 43, 1.3, 2) + disc(97, 49, 1.3, 2)),
    piece('line', 'M82 54q5 4 9 1'),
  ],
};

/** Their heads, each one cut in a box of 24 × 24 that is told by its edge alone. */
export const HEADS: Readonly<Record<Colour, string>> = {
  yellow:
    'M8 9Q5 5 8 4q0-4 4-2 4-3 5 1 4 0 2 4 1 2 1 3l4 3-4 2q0 3-2 4 0 3 2 5H6Q4 16 8 9zM13.8 9.3a1.2 1.2 0 1 0 .1 0z',
  grey: 'M5 23Q4 11 10 6l0-5 3.500 3 2-2 .8 4q4.500 4 6 10 0 3-3 3-3.500-.5-5.300-3-.5 4 3 7zM14.600 8.400a1.200 1.200 0 1 0 .1 0z',
  red: 'M2 1Q-1 9 6 11q1 6 2.500 9Q12 25 15.500 20 17 17 18 11q7-2 4-10-2 5-6 5-4-1.500-8 0-4 0-6-5zM9.500 12a1.200 1.200 0 1 0 .1 0zM14.500 12a1.200 1.200 0 1 0 .1 0zM12 17.500q-2.500 0-1.500 2h3q1-2-1.500-2z',
  blue: 'M6 11Q1 10 .5 14.500 3 16.500 6 15q.5 5 3 7.500 3 2 6 0 2.500-2.500 3-7.500 3 1.500 5.500-.5Q23 10 18 11q4-1 2.500-4.500Q21 3 17 3.500 15-.5 12 1.200 9-.5 7 3.500 3 3 3.500 6.500 2 10 6 11zM9.500 12a1.200 1.200 0 1 0 .1 0zM14.500 12a1.200 1.200 0 1 0 .1 0z',
  green:
    'M3 2l7 3q2-.6 4 0l7-3q1.500 5-1 8 1.500 3 1 6-2 6.500-9 6.500T3 16q-.5-3 1-6Q1.500 7 3 2zM8 9.500a1.200 1.200 0 1 0 .1 0zM16 9.500a1.200 1.200 0 1 0 .1 0zM12 13q-4 0-4 3t4 3 4-3-4-3zm-1.600 2q1 0 1 1.200t-1 1.200-1-1.200 1-1.200zm3.200 0q1 0 1 1.200t-1 1.200-1-1.200 1-1.200z',
};
