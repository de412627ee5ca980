import type { GameModule } from '$web/table/board';
import Board from './Board.svelte';
import { intro } from './intro';
import { isSentence } from './view';

/** The rule behind each kind of choice and of status line. */
const RULES: Readonly<Record<string, string>> = {
  place: '3.2',
  reroll: '3.4',
  stop: '3.4',
  'prompt.place': '3.2',
  'prompt.more': '3.4',
  'prompt.decide': '3.4',
  'prompt.watch': '7.1',
  'prompt.chance': '3.1',
  'prompt.won': '5.3',
  'prompt.lost': '5.4',
};

export default {
  Board,
  intro,
  ruleFor: (choice) => RULES[choice.split(' ')[0] ?? ''],
  // Both are final (3.6, 3.4), so the first touch only shows what would come of it.
  confirms: (move) => move === 'stop' || move.startsWith('place'),
  won: ({ remarks }) => remarks.some((one) => isSentence(one) && one.key.startsWith('rating.won')),
  button: ([move = '']) => {
    const [kind, square = ''] = move.split(' ');
    return { key: `button.${kind}`, parts: { square } };
  },
} satisfies GameModule;
