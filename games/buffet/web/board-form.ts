import type { Layout } from '$web/table/board';

/**
 * How the table and its people share the board: people round the table; in rows below it; where there
 * is little room, as tabs with the plates of one of them, which lie beside the table if it is short; on
 * a low board only one's own plates. At the end a phone's board is all podium.
 */
export type Form = 'round' | 'rows' | 'tabs' | 'short' | 'low' | 'podium';

/** A board's size before it has been measured. */
export const SIZES: Readonly<Record<Layout, readonly [number, number]>> = {
  phone: [374, 330],
  landscape: [400, 380],
  wide: [970, 590],
  television: [1380, 1040],
};

/** The form for a box of so many pixels. */
export function formOf(width: number, height: number, ended: boolean, layout: Layout): Form {
  const roomy = width >= 560 && height >= 600;
  // The end takes the room of the hand at once, before it could be measured.
  if (ended && layout === 'phone' && !roomy) return 'podium';
  if (width >= 760 && height >= 420 && width > height && layout !== 'phone') return 'round';
  if (roomy) return 'rows';
  if (height >= 250) return 'tabs';
  return height >= 185 ? 'short' : 'low';
}
