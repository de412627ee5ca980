import type { Sentence, Session } from '$web/table/board';
import { bidden, sum, VALUES } from './bidding/bid';
import type { OfficeView } from './view';

/** A bid is put together card by card, not asked for kind by kind. The last one is lost in any case (7.1). */
export function prompt(
  choices: readonly string[],
  picked: readonly string[],
  { view }: Session<OfficeView>,
): Sentence | undefined {
  if (picked.length === VALUES.length)
    return { key: 'status.seal', parts: { count: sum(bidden(picked)) } };
  const begins = picked.length === 0 && choices.some((move) => move.startsWith('twenties '));
  if (!begins) return undefined;
  return { key: view.floor === 'second' ? 'status.fill.last' : 'status.fill' };
}

/** What sending a bid is called. */
export function button(moves: readonly string[]): Sentence {
  const count = sum(bidden(moves));
  return count === 0 ? { key: 'button.nothing' } : { key: 'button.bid', parts: { count } };
}
