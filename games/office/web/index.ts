import type { GameModule } from '$web/table/board';
import Board from './Board.svelte';
import { withoutLast } from './bid';
import { button, prompt } from './button';
import { intro } from './intro';

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
  undo: withoutLast,
  prompt,
  button,
} satisfies GameModule;
