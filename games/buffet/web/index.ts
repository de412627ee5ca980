import type { GameModule } from '$web/table/board';
import Board from './Board.svelte';
import { counted } from './counted';
import { INTRO } from './intro';
import Portrait from './Portrait.svelte';
import { bestFirst, plate } from './stage';

const RULES: Readonly<Record<string, string>> = {
  play: '4.1',
  give: '6.1',
  keep: '6.1',
  'prompt.choose': '4.1',
  'prompt.chosen': '4.2',
  'prompt.watch': '5.1',
  'prompt.swap': '6.1',
  'prompt.swapping': '6.1',
  'prompt.over': '11.1',
};

export default {
  Board,
  portrait: Portrait,
  intro: INTRO,
  ruleFor: (choice) => RULES[choice.split(' ')[0] ?? ''],
  // The board shows first where the mouse would run.
  confirms: (move) => move.startsWith('play'),
  evident: (key) => key === 'news.gives',
  minor: (key) => /^news\.(draws|served|pile|token)/.test(key),
  // More may be put aside until the main button is pressed.
  prompt: (_, picked) =>
    picked.some((move) => move.startsWith('give')) ? { key: 'board.more' } : undefined,
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
  counted,
  strikes: (key) => /^news\.(takes|hungry|tie)/.test(key),
} satisfies GameModule;
