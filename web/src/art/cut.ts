/** An ellipse as a path, to be cut out of paper. */
export const disc = (x: number, y: number, r: number, s = r) =>
  `M${x - r} ${y}a${r} ${s} 0 1 0 ${2 * r} 0a${r} ${s} 0 1 0 ${-2 * r} 0z`;
