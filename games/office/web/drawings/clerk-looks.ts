import { disc } from '$web/art/cut';

/** A piece of a clerk: its outline in a box of 40 × 56, and its colour; 'line' is only drawn along. */
export interface Piece {
  readonly cut: string;
  readonly fill: string;
}

/** What tells one colour's clerks from another's besides the colour: skin, hair and tie. */
export interface Look {
  readonly skin: string;
  /** Behind the head. */
  readonly back: readonly Piece[];
  /** On top of the head. */
  readonly hair: readonly Piece[];
  readonly tie: readonly Piece[];
}

const piece = (cut: string, fill: string): Piece => ({ cut, fill });
const line = (cut: string): Piece => piece(cut, 'line');

export const BODY = 'M7.5 52.5Q6 32 15 30h10q9 2 7.5 22.5z';
export const SHIRT = 'M14.5 30h11L20 40z';
export const SHOES = 'M9 52h9.5v3.5H7.5zM21.5 52H31l1.5 3.5h-11z';
export const HEAD = 'M10.5 19a9.5 10.5 0 1 0 19 0a9.5 10.5 0 1 0-19 0z';

/** One for each seat: a quiff, a bun, a bald head with whiskers, curls, a long bob. */
export const LOOKS: readonly Look[] = [
  {
    skin: '#f3c9a0',
    back: [],
    hair: [piece('M10 17Q8 6 17 4q3-5 15-2-4 3-2 7 1 4-1 7-3-6-10-5-6 1-9 6z', '#5a3418')],
    tie: [piece('M18 31h4l-1 3.5 2.5 10-3.5 4-3.5-4 2.5-10z', '#ffd24a')],
  },
  {
    skin: '#e0a878',
    back: [piece(disc(20, 4.5, 5.5), '#2b2530')],
    hair: [piece('M9.5 21Q8 8 20 8t10.5 13Q27 13 20 13T9.5 21z', '#2b2530')],
    tie: [piece('M20 33.5l-7-4v8.5zM20 33.5l7-4v8.5z', '#f27a9a')],
  },
  {
    skin: '#f6d3b4',
    back: [piece(disc(9.5, 19, 4) + disc(30.5, 19, 4), '#d8d3cb')],
    hair: [
      piece('M20 24q-4-3-8.5 1 4.5 3.5 8.5 1 4 2.5 8.5-1-4.5-4-8.5-1z', '#d8d3cb'),
      line('M15 11q5-3 10 0'),
    ],
    tie: [piece('M17 31h6l2 12-5 5-5-5z', '#fff3d6'), line('M16 37l8 3M15.5 42l8 3')],
  },
  {
    skin: '#8f5a3c',
    back: [],
    hair: [
      piece(
        'M8 20Q1 17 5 11q-2-8 7-8 4-6 10-2 8-2 9 5 7 2 4 9 2 5-3 5-1-6-5-8-8 3-14 0-4 3-5 8z',
        '#31201c',
      ),
    ],
    tie: [piece('M11 30q9 5 18 0 1 4-3 5l2 9-6 1-3-10q-7 1-8-5z', '#5fd0c5')],
  },
  {
    skin: '#f7d9bf',
    back: [piece('M8 33Q5 6 20 6t12 27q-4 2-7 0H15q-3 2-7 0z', '#e39a2d')],
    hair: [piece('M10 19Q10 8 20 8t10 11q-4 1-6-4-5 5-14 4z', '#e39a2d')],
    tie: [piece(disc(20, 34, 2.6), '#2a2136'), line('M20 36.5l-3 9M20 36.5l3 9')],
  },
];

export const look = (seat: number): Look => LOOKS[seat % LOOKS.length] as Look;
