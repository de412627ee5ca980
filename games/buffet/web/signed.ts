/** A number as points are written that come or go: +4, −2, ±0. */
export const signed = (points: number) =>
  points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '\u00b10';
