import type { Card } from './view';

/** The most cards that are laid in one turn. */
const MOST = 3;
const LAY = 'lay ';

export const layMove = ({ colour, value }: Card): string => `${LAY}${colour} ${value}`;

/** The cards among some moves. */
export const lays = (moves: readonly string[]): readonly string[] =>
  moves.filter((move) => move.startsWith(LAY));

const colourOf = (move: string): string => move.split(' ')[1] ?? '';
export const valueOf = (move: string): number => Number(move.split(' ')[2]);

export const sumOf = (moves: readonly string[]): number =>
  lays(moves).reduce((sum, move) => sum + valueOf(move), 0);

/** A card of the hand, and whether it is one of those that are picked; of equal ones the first are. */
export interface Held {
  readonly card: Card;
  readonly move: string;
  readonly picked: boolean;
}

export function held(hand: readonly Card[], picked: readonly string[]): readonly Held[] {
  const left = [...picked];
  return hand.map((card) => {
    const move = layMove(card);
    const found = left.indexOf(move);
    if (found >= 0) left.splice(found, 1);
    return { card, move, picked: found >= 0 };
  });
}

/**
 * Whether a card goes with those picked although it is not offered next: the rules take the cards of
 * a turn from the highest down, people take them as they come.
 */
export function goesWith(picked: readonly string[], complete: boolean, move: string): boolean {
  const cards = lays(picked);
  const [first] = cards;
  if (first === undefined || cards.length >= MOST || colourOf(first) !== colourOf(move))
    return false;
  return complete || valueOf(move) > Math.min(...cards.map(valueOf));
}

/** From the highest down. */
export const sorted = (moves: readonly string[]): readonly string[] =>
  [...moves].sort((one, other) => valueOf(other) - valueOf(one));

export function without(moves: readonly string[], move: string): readonly string[] {
  const found = moves.indexOf(move);
  return moves.filter((_, i) => i !== found);
}
