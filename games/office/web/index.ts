import { byBeginning } from '$web/board/beginnings';
import type { GameModule } from '$web/table/board';
import Board from './Board.svelte';
import { withoutLast } from './bidding/bid';
import { button, prompt } from './prompt';
import { breakdown } from './breakdown';
import { intro } from './intro';
import Portrait from './drawings/Portrait.svelte';

const RULES = {
  twenties: '3.1',
  tens: '3.1',
  fives: '3.1',
  twos: '3.1',
  ones: '3.1',
  'prompt.bid': '3.1',
  'prompt.made': '3.1',
  'prompt.watch': '3.1',
  lot: '4.4',
  share: '8.2',
  refill: '5.7',
  clerk: '2.2',
};

export default {
  Board,
  portrait: Portrait,
  intro,
  ruleFor: (choice) => byBeginning(RULES, choice),
  confirms: () => false,
  undo: withoutLast,
  prompt,
  button,
  breakdown,
  // A climb is seen, and what a tie costs has been said with it.
  minor: (key) => /^news\.(up\.(ground|first|second)|pays|changes|changed)/.test(key),
  // Not who has won: that would be taken for the duel that has begun meanwhile.
  strikes: (key) => /^news\.(loses|lot|compensated|uncompensated)/.test(key),
} satisfies GameModule;
