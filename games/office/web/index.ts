import type { GameModule } from '$web/table/board';
import Board from './Board.svelte';
import { withoutLast } from './bid';
import { button, prompt } from './button';
import { carried } from './carried';
import { intro } from './intro';
import Portrait from './Portrait.svelte';

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
  portrait: Portrait,
  intro,
  ruleFor: (choice) => RULES.find(([words]) => words.test(choice))?.[1],
  confirms: () => false,
  undo: withoutLast,
  prompt,
  button,
  carried,
  means: { key: 'ending.means' },
  // A climb is seen, and what a tie costs has been said with it.
  minor: (key) => /^news\.(up\.(ground|first|second)|pays|changes|changed)/.test(key),
  // Not who has won: that would be taken for the duel that has begun meanwhile.
  strikes: (key) => /^news\.(loses|lot|compensated|uncompensated)/.test(key),
} satisfies GameModule;
