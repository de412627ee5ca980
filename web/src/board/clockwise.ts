import type { Session, Sitter } from '../table/board';

type Around = Pick<Session, 'seats' | 'me'>;

/** Everybody clockwise, from me on; an onlooker begins with the first seat. */
export function clockwise({ seats, me }: Around): readonly Sitter[] {
  const first = Math.max(0, me);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Everybody but me, clockwise from my left. */
export const others = (session: Around): readonly Sitter[] =>
  clockwise(session).filter(({ seat }) => seat !== session.me);

/** The others on both sides of a table, each side from the far end to the near one at its left. */
export function bothSides(session: Around) {
  const all = others(session);
  const half = Math.ceil(all.length / 2);
  return { left: all.slice(0, half).toReversed(), right: all.slice(half) };
}
