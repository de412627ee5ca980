import { isSentence } from '$web/board/news';
import type { Offered, Phrase, Session } from '$web/table/board';
import type { Card, View } from '../view';

const LAY = 'lay ';

export const layMove = ({ colour, value }: Card): string => `${LAY}${colour} ${value}`;

/** The cards among some moves. */
export const lays = (moves: readonly string[]): readonly string[] =>
  moves.filter((move) => move.startsWith(LAY));

export const colourOf = (move: string): string => move.split(' ')[1] ?? '';
export const valueOf = (move: string): number => Number(move.split(' ')[2]);

export const sumOf = (moves: readonly string[]): number =>
  lays(moves).reduce((sum, move) => sum + valueOf(move), 0);

/** A card of the hand, and whether it is one of those that are picked; of equal ones the first are. */
export interface Held {
  readonly card: Card;
  readonly move: string;
  /** The how manieth of its kind: equal cards are told apart by it. */
  readonly nth: number;
  readonly picked: boolean;
}

export function held(hand: readonly Card[], picked: readonly string[]): readonly Held[] {
  const left = [...picked];
  const moves = hand.map(layMove);
  return hand.map((card, i) => {
    const move = layMove(card);
    const nth = moves.slice(0, i).filter((one) => one === move).length;
    const found = left.indexOf(move);
    if (found >= 0) left.splice(found, 1);
    return { card, move, nth, picked: found >= 0 };
  });
}

/**
 * How much is still missing, by what the server asked for: before the picked cards, or, if they are the
 * beginning of a choice, after them. 0 if it is enough.
 */
export function missing(prompt: Phrase, picked: readonly string[]): number {
  if (!isSentence(prompt)) return 0;
  const wanted = prompt.parts?.['missing'];
  if (typeof wanted !== 'number') return 0;
  return prompt.key === 'prompt.defend' ? Math.max(0, wanted - sumOf(picked)) : wanted;
}

export function without(moves: readonly string[], move: string): readonly string[] {
  const found = moves.indexOf(move);
  return moves.filter((_, i) => i !== found);
}

/** All but the card picked last; that the rest is all is still said, if it was. */
export function allButLast(moves: readonly string[]): readonly string[] {
  const cards = lays(moves);
  if (cards.length === 0) return moves.slice(0, -1);
  const rest = cards.slice(0, -1);
  return rest.length === 0 ? [] : [...rest, 'done'];
}

/** Enough cards are a whole choice as soon as the last word is said: it is said for the player. */
export async function finish(
  moves: readonly string[],
  session: Session<View>,
): Promise<readonly string[]> {
  const outlook = moves.length === 0 ? undefined : await session.look(moves);
  return outlook?.choices.some(({ move }) => move === 'done') ? [...moves, 'done'] : moves;
}

/** @param key `card` is any of its kind, `hand.card` the one that is picked */
export const cardPhrase = ({ colour, value }: Card, key = 'card'): Phrase => ({
  key,
  parts: { colour: { key: `colour.${colour}` }, value },
});

/** The cards that could be laid, or go with those that are picked, as the hand marks them. */
export function list(session: Session<View>): Offered | undefined {
  const { picked, choices, view } = session;
  const cards = lays(picked);
  const offers = lays(choices.map(({ move }) => move));
  if (cards.length + offers.length === 0) return undefined;
  const colours = (cards.length > 0 ? cards.slice(0, 1) : offers).map(colourOf);
  const left = held(view.hand, cards).filter(
    (one) =>
      !one.picked && colours.includes(one.card.colour) && cards.length < view.limits.mostCards,
  );
  const kinds = left.filter((one, i) => left.findIndex(({ move }) => move === one.move) === i);
  const lay = ({ card, move }: Held) => ({
    move,
    means: {
      key: cards.length > 0 ? 'hand.also' : 'choice.lay',
      parts: { card: cardPhrase(card) },
    },
    pick: async () => session.pickAll(await finish([...cards, move], session)),
  });
  const others = cards.length > 0 ? [] : choices.filter(({ move }) => !offers.includes(move));
  return {
    says: { key: cards.length > 0 ? 'list.more' : 'list.first' },
    lines: [
      ...kinds.map(lay),
      ...others.map(({ move, means }) => ({ move, means, pick: () => session.pick(move) })),
    ],
  };
}
