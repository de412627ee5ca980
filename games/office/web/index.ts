import type { GameModule, Sentence } from '$web/table/board';
import { bidden, sum } from './bid';
import Board from './Board.svelte';
import { intro } from './intro';

/** What the main button says for a bid. */
function button(moves: readonly string[]): Sentence {
  const count = sum(bidden(moves));
  return count === 0 ? { key: 'button.nothing' } : { key: 'button.bid', parts: { count } };
}

const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(twenties|tens|fives|twos|ones) /, '3.1'],
  [/^prompt\.(bid|made|watch)/, '3.1'],
  [/^lot /, '4.4'],
  [/^share /, '8.2'],
  [/^refill /, '5.7'],
  [/^clerk /, '2.2'],
];

export default {
  Board,
  intro,
  ruleFor: (choice) => RULES.find(([words]) => words.test(choice))?.[1],
  confirms: () => false,
  button,
} satisfies GameModule;
