/** A piece of paper: its outline in a box of 64 × 64, and its colour; 'line' is only drawn along. */
export interface Paper {
  readonly cut: string;
  readonly fill: string;
}

const paper = (cut: string, fill: string): Paper => ({ cut, fill });
const line = (cut: string): Paper => paper(cut, 'line');

const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const both = (x: number, y: number, rx: number, ry = rx) =>
  disc(32 - x, y, rx, ry) + disc(32 + x, y, rx, ry);
/** Two triangles, mirrored at the middle. */
const ears = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number) =>
  `M${32 - x1} ${y1}L${32 - x2} ${y2}L${32 - x3} ${y3}z M${32 + x1} ${y1}L${32 + x2} ${y2}L${32 + x3} ${y3}z`;

const INK = 'ink';
const eyes = paper(both(8, 32, 2.4, 3), INK);
const smile = line('M27 45q5 4 10 0');
const head = (coat: string, rx = 20, ry = 18, y = 36) => paper(disc(32, y, rx, ry), coat);
const snout = (coat: string, rx = 10, ry = 7, y = 43) => paper(disc(32, y, rx, ry), coat);
const beak = (colour: string) => paper('M25 38h14l-7 9z', colour);

/** The figures that guests choose from, each a head cut out of paper. */
export const FIGURES: Readonly<Record<string, readonly Paper[]>> = {
  mouse: [
    paper(both(17, 18, 11), '#b9a7b8'),
    paper(both(17, 18, 5), '#f0b9c0'),
    head('#b9a7b8'),
    eyes,
    paper(disc(32, 42, 3, 2.4), '#e7798b'),
    line('M26 43l-13-2M26 46l-12 3M38 43l13-2M38 46l12 3'),
  ],
  cat: [
    paper(ears(19, 8, 19, 34, 5, 20), '#e6a04f'),
    head('#e6a04f'),
    line('M32 18v7M26 19v5M38 19v5'),
    eyes,
    paper('M29 40h6l-3 4z', '#b8505b'),
    line('M32 44q-4 5-8 1M32 44q4 5 8 1M20 42H9M44 42h11'),
  ],
  hen: [
    paper('M24 20q-2-12 4-10 4-8 8 0 7-2 4 10z', '#d8483e'),
    head('#fff3dc'),
    eyes,
    beak('#f0a830'),
    paper('M29 47q3 12 6 0z', '#d8483e'),
  ],
  cow: [
    paper('M14 20Q6 14 10 6q6 2 9 10zM50 20q8-6 4-14-6 2-9 10z', '#efe0b8'),
    paper(both(23, 28, 7, 5), '#fdf6ea'),
    head('#fdf6ea', 18),
    paper('M18 24q10-10 13 4-2 10-12 8z', '#54403a'),
    eyes,
    snout('#f2b3a6', 13, 9, 47),
    paper(both(5, 47, 1.6), INK),
  ],
  pig: [
    paper(ears(20, 10, 21, 28, 6, 22), '#f09aa5'),
    head('#f6b3ba'),
    eyes,
    snout('#ea8795', 9, 6.5, 43),
    paper(both(3.5, 43, 1.6, 2.4), INK),
  ],
  dog: [
    head('#c98d57', 18),
    paper('M15 22q-10 4-8 22 8 4 11-6zM49 22q10 4 8 22-8 4-11-6z', '#7d5233'),
    eyes,
    snout('#f3e1c3'),
    paper(disc(32, 40, 4, 3), INK),
    line('M32 43v5'),
  ],
  sheep: [
    paper(both(14, 24, 11) + disc(32, 17, 13) + both(19, 38, 9), '#fbf4e6'),
    head('#5b4b52', 14, 17, 38),
    paper(disc(32, 20, 13, 8), '#fbf4e6'),
    paper(both(6, 35, 3, 3.4), '#fff'),
    paper(both(6, 35, 1.5), INK),
    line('M28 48q4 3 8 0'),
  ],
  goose: [
    head('#fdfaf2', 17),
    eyes,
    paper('M22 40q10-5 20 0 0 12-10 12T22 40z', '#f08a30'),
    line('M23 44q9 3 18 0'),
  ],
  horse: [
    paper(ears(14, 4, 17, 22, 6, 18), '#a9673c'),
    paper('M32 10q16 2 15 22-2 22-15 24-13-2-15-24 0-20 15-22z', '#a9673c'),
    paper('M32 8q8 4 5 20-5 4-10 0-3-16 5-20z', '#4a2f22'),
    eyes,
    snout('#d9a877', 11, 8, 48),
    paper(both(4, 47, 1.6), INK),
  ],
  goat: [
    paper('M24 20Q20 6 10 6q2 12 8 18zM40 20q4-14 14-14-2 12-8 18z', '#c9b68d'),
    paper('M32 62q-6-6-4-12h8q2 6-4 12z', '#efe9dd'),
    paper(both(21, 30, 7, 4), '#d8d0c4'),
    head('#e8e2d6', 16),
    eyes,
    snout('#cdbfb0', 8, 6, 45),
    smile,
  ],
  duck: [
    head('#3f8f6a'),
    paper('M14 46q18 12 36 0-4 12-18 12T14 46z', '#fdf6e3'),
    eyes,
    paper('M21 39q11-5 22 0-2 9-11 9t-11-9z', '#f2b632'),
    line('M23 42q9 2 18 0'),
  ],
  rabbit: [
    paper('M22 26Q12 2 20 2q8 2 9 22zM42 26Q52 2 44 2q-8 2-9 22z', '#d8c6b0'),
    head('#d8c6b0', 18, 17, 40),
    eyes,
    paper('M29 42h6l-3 4z', '#e7798b'),
    paper('M29 49h6v6h-6z', '#fff'),
    line('M32 46v3'),
  ],
  frog: [
    paper(both(11, 20, 9), '#7fb552'),
    head('#7fb552', 22, 17, 40),
    paper(both(11, 20, 5), '#fff'),
    paper(both(11, 20, 2.5), INK),
    line('M17 42q15 12 30 0'),
  ],
  hedgehog: [
    paper(
      'M32 6l5 7 8-3 1 8 8 1-2 8 6 5-5 6 3 8-8 2-16 4-16-4-8-2 3-8-5-6 6-5-2-8 8-1 1-8 8 3z',
      '#7a5a44',
    ),
    head('#efd0a4', 15, 14, 41),
    paper(both(6, 38, 2.2, 2.8), INK),
    paper(disc(32, 45, 4, 3), INK),
    line('M28 51q4 3 8 0'),
  ],
  owl: [
    paper(ears(20, 8, 20, 28, 4, 18), '#8a6a4a'),
    head('#8a6a4a', 20, 20),
    paper(both(9, 31, 8.5), '#fbeecb'),
    paper(both(9, 31, 3.6), INK),
    paper('M28 38h8l-4 8z', '#f0a830'),
  ],
  snail: [
    paper('M12 12l6 22M28 8l-4 24', 'line'),
    paper(disc(40, 36, 18), '#d98f4e'),
    line('M40 36q5-7 10 0-2 12-14 9-9-8-1-18 16-6 20 8'),
    paper('M8 34q10-8 18 2l4 20H16Q8 48 8 34z', '#cdd98a'),
    paper(disc(15, 38, 2) + disc(23, 38, 2), INK),
    line('M15 46q4 3 8 0'),
    paper(disc(12, 11, 2.5) + disc(28, 7, 2.5), INK),
  ],
};
