import type { GameModule } from '$web/table/board';
import Board from './Board.svelte';
import { INTRO } from './intro';

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
  intro: INTRO,
  ruleFor: (choice) => RULES[choice.split(' ')[0] ?? ''],
  // The board shows first where the mouse would run.
  confirms: (move) => move.startsWith('play'),
  minor: (key) => /^news\.(draws|served|pile|token)/.test(key),
  button: (moves) => {
    const given = moves.filter((move) => move.startsWith('give')).length;
    if (given > 0) return { key: 'board.swap', parts: { count: given } };
    const card = moves[0]?.startsWith('play') ? Number(moves[0].slice(5)) : undefined;
    return card === undefined ? undefined : { key: 'choice.play', parts: { card } };
  },
} satisfies GameModule;
