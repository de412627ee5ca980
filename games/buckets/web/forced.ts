import type { Session } from '$web/table/board';
import { take } from './pyramid/pyramid';
import type { Loss, View } from './view';

/** The version at which something was picked for somebody who has nothing else to choose. */
const picked = new WeakMap<Session<View>, number>();

const fallen = ({ falls }: Loss): string =>
  falls
    .map(({ row, place }) => `${row}.${place}`)
    .sort()
    .join(' ');

/**
 * The only thing to do, or one of several that come to the same: to give in where nothing can be beaten,
 * and to lose what is lost whichever bucket goes.
 */
function only({ choices, view }: Session<View>): string | undefined {
  const [first, ...more] = choices.map(({ move }) => move);
  if (first === 'give in' && more.length === 0) return first;
  const losses = view.danger.losses.filter(({ slot }) =>
    choices.some(({ move }) => move === take(slot)),
  );
  if (losses.length === 0 || losses.length !== choices.length) return undefined;
  return new Set(losses.map(fallen)).size === 1 ? first : undefined;
}

/** Picks what is to be chosen where there is no choice, once all is told: one tap confirms it. */
export function pickForced(session: Session<View>): void {
  if (session.me < 0 || !session.telling.over || session.picked.length > 0) return;
  const move = only(session);
  // Whoever takes it back wants to look at something first.
  if (move === undefined || picked.get(session) === session.version) return;
  picked.set(session, session.version);
  void session.pickAll([move]);
}

/** Whether what is picked was all that could be. */
export const wasForced = (session: Session<View>): boolean =>
  picked.get(session) === session.version;
