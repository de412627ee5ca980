import type { GameModule, Sentence } from '$web/table/board';
import Board from './Board.svelte';
import { intro } from './intro';
import { lays, valueOf } from './laying';

const RULES: readonly (readonly [beginning: string, rule: string])[] = [
  ['bucket', '2.3'],
  ['lay', '4.1'],
  ['done', '4.3'],
  ['give', '4.4'],
  ['take', '5.3'],
  ['keep', '5.4'],
  ['prompt.build', '2.3'],
  ['prompt.attack', '3.1'],
  ['prompt.defend', '4.1'],
  ['prompt.lay', '4.2'],
  ['prompt.done', '4.3'],
  ['prompt.take', '5.1'],
  ['prompt.keep', '5.4'],
  ['prompt.over', '7.2'],
];

/** Of a whole choice: what the main button says. */
function button(moves: readonly string[]): Sentence | undefined {
  const [first = ''] = moves;
  const cards = lays(moves);
  if (cards.length > 0)
    return { key: 'button.lay', parts: { cards: cards.map(valueOf).join(' + ') } };
  if (first.startsWith('bucket')) return { key: 'button.build' };
  if (first.startsWith('take')) return { key: 'button.take' };
  if (first.startsWith('keep')) return { key: 'button.keep' };
  return first === 'give in' ? { key: 'button.give' } : undefined;
}

/** A pyramid is built as a whole, not asked for bucket by bucket. */
const prompt = (choices: readonly string[]): Sentence | undefined =>
  choices[0]?.startsWith('bucket') ? { key: 'status.build' } : undefined;

export default {
  Board,
  intro,
  ruleFor: (choice) => RULES.find(([beginning]) => choice.startsWith(beginning))?.[1],
  confirms: (move) => /^(give|take|keep)/.test(move),
  button,
  prompt,
  minor: (key) => /^news\.(draws|pile)/.test(key),
} satisfies GameModule;
