import type { Session } from '$web/table/board';

/** A side of a die. */
export type Face = 'bread' | 'fish' | 'cucumber' | 'cheese' | 'carrot' | 'cross';
export type Cover = 'nothing' | 'die' | 'token';

/** A square of the larder and what is there. */
export interface Portion {
  readonly square: string;
  readonly food: Face;
  readonly provision: number;
  readonly cover: Cover;
}

/** The game as the server shows it (LarderView). */
export interface View {
  readonly viewer: number;
  readonly seats: number;
  readonly side: 'one' | 'two';
  readonly line: boolean;
  readonly phase: 'lot' | 'roll' | 'place' | 'decide' | 'over';
  readonly portions: readonly Portion[];
  readonly dice: readonly Face[];
  readonly toRoll: number;
  readonly steps: number;
  readonly roller: number;
}

export type LarderSession = Session<View>;

export const SIDE = 7;
export const DICE = 3;
/** The cat's last step leads into the larder. */
export const LAST_STEP = 11;

export const place = (square: string) => `place ${square}`;
export const isPlacing = (move: string) => move.startsWith(place(''));
/** Where a placing puts its die. */
export const squareOf = (move: string) => move.slice(place('').length);

/** The portions of each provision. */
export function provisions(view: View): readonly (readonly Portion[])[] {
  const found = new Map<number, Portion[]>();
  for (const portion of view.portions)
    found.set(portion.provision, [...(found.get(portion.provision) ?? []), portion]);
  return [...found.values()];
}

/** Where a square lies, from 0. */
export const column = (square: string) => square.charCodeAt(0) - 'a'.charCodeAt(0);
export const row = (square: string) => Number(square.slice(1)) - 1;
