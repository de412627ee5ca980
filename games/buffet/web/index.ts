import { byBeginning } from '$web/board/beginnings';
import { isSentence } from '$web/board/news';
import type { GameModule } from '$web/table/board';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import { INTRO } from './intro';
import Portrait from './drawings/Portrait.svelte';
import { bestFirst, plate } from './telling';

const RULES = {
  play: '4.1',
  give: '6.1',
  keep: '6.1',
  'prompt.choose': '4.1',
  'prompt.chosen': '4.2',
  'prompt.watch': '5.1',
  'prompt.swap': '6.1',
  'prompt.swap.last': '6.1',
  'prompt.swapping': '6.1',
  'prompt.over': '11.1',
};

export default {
  Board,
  portrait: Portrait,
  intro: INTRO,
  ruleFor: (choice) => byBeginning(RULES, choice),
  // The board shows first where the mouse would run.
  confirms: (move) => move.startsWith('play'),
  evident: (key) => key === 'news.gives',
  minor: (key) => /^news\.(draws|served|pile|token)/.test(key),
  // More may be put aside until the main button is pressed; that it is in vain stays in sight.
  prompt: (_, picked, { prompt }) =>
    picked.some((move) => move.startsWith('give')) &&
    !(isSentence(prompt) && prompt.key === 'prompt.swap.last')
      ? { key: 'board.more' }
      : undefined,
  button: (moves) => {
    const given = moves.filter((move) => move.startsWith('give')).length;
    if (given > 0) return { key: 'board.swap', parts: { count: given } };
    const card = moves[0]?.startsWith('play') ? Number(moves[0].slice(5)) : undefined;
    return card === undefined ? undefined : { key: 'choice.play', parts: { card } };
  },
  order: (a, b) => {
    const [one, other] = [plate(a), plate(b)];
    return one && other && a.key === 'news.served' ? bestFirst(one, other) : 0;
  },
  breakdown,
  strikes: (key) => /^news\.(takes|hungry|tie)/.test(key),
} satisfies GameModule;
