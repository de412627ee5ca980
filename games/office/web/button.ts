import type { Sentence } from '$web/table/board';
import { bidden, sum, VALUES } from './bid';

/** A bid is put together card by card, not asked for kind by kind. */
export function prompt(
  choices: readonly string[],
  picked: readonly string[],
): Sentence | undefined {
  if (picked.length === VALUES.length)
    return { key: 'status.seal', parts: { count: sum(bidden(picked)) } };
  const begins = picked.length === 0 && choices.some((move) => move.startsWith('twenties '));
  return begins ? { key: 'status.fill' } : undefined;
}

/** What sending a bid is called. */
export function button(moves: readonly string[]): Sentence {
  const count = sum(bidden(moves));
  return count === 0 ? { key: 'button.nothing' } : { key: 'button.bid', parts: { count } };
}
