import { byBeginning } from '$web/board/beginnings';
import { isSentence, keyOf } from '$web/board/news';
import type { GameModule, Sentence } from '$web/table/board';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import { intro } from './intro';
import Portrait from './drawings/Portrait.svelte';
import type { LarderSession } from './view';

/** The rule behind each kind of choice and of status line. */
const RULES = {
  place: '3.2',
  reroll: '3.4',
  stop: '3.4',
  'prompt.place': '3.2',
  'prompt.more': '3.4',
  'prompt.decide': '3.4',
  'prompt.watch': '7.1',
  'prompt.point': '7.1',
  'prompt.chance': '3.1',
  'prompt.won': '5.3',
  'prompt.lost': '5.4',
};

/** While somebody else has the dice: how one points, and that it was heard. */
function pointing({ prompt, opinions, mayOpine, me }: LarderSession): Sentence | undefined {
  if (!mayOpine || !isSentence(prompt) || prompt.key !== 'prompt.point') return undefined;
  const said = opinions.some(({ seat }) => seat === me);
  return { ...prompt, key: said ? 'board.tipped' : 'board.tip' };
}

export default {
  Board,
  portrait: Portrait,
  intro,
  ruleFor: (choice) => byBeginning(RULES, choice),
  // What is sent is final (3.6): the list of choices sends nothing at one touch.
  confirms: () => true,
  prompt: (_, __, session) => pointing(session),
  breakdown,
  evident: (key) => /^news\.(places|rerolls|stops)/.test(key),
  minor: (key) => key === 'news.pass' || key === 'news.stops',
  verdict: (won) => ({ key: won ? 'ending.won' : 'ending.lost' }),
  won: ({ remarks }) => remarks.some((one) => keyOf(one).startsWith('rating.won')),
  keys: [
    ['A1 … G7', 'keys.square'],
    ['H', 'keys.stop'],
    ['N', 'keys.reroll'],
  ],
  button: (moves) => ({ key: `button.${moves.at(-1)?.split(' ')[0]}` }),
  strikes: (key) => /^news\.(loses)/.test(key),
} satisfies GameModule;
