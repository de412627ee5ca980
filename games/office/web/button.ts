import type { Sentence } from '$web/table/board';
import { bidden, sum } from './bid';

/** What sending a bid is called. */
export function button(moves: readonly string[]): Sentence {
  const count = sum(bidden(moves));
  return count === 0 ? { key: 'button.nothing' } : { key: 'button.bid', parts: { count } };
}
