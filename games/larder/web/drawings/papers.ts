/** One piece of paper in a drawing: cut out with the bold outline, only coloured, or only a line. */
export interface Paper {
  readonly kind: 'cut' | 'tint' | 'line' | 'ink';
  readonly d: string;
  readonly fill?: string;
}

/** Paper with the bold outline round it. */
export const cut = (d: string, fill: string): Paper => ({ kind: 'cut', d, fill });
/** Paper on paper, without an outline. */
export const tint = (d: string, fill: string): Paper => ({ kind: 'tint', d, fill });
/** A thin pen stroke. */
export const line = (d: string): Paper => ({ kind: 'line', d });
/** A blot of ink: eyes, noses. */
export const ink = (d: string): Paper => ({ kind: 'ink', d });
