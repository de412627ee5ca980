import { byBeginning } from '$web/board/beginnings';
import type { GameModule, Phrase, Sentence, Session } from '$web/table/board';
import Board from './Board.svelte';
import { goneIn, leftIn, wayIn, splits } from './news';
import { wasForced } from './forced';
import { intro } from './intro';
import { allButLast, colourOf, lays, list, missing, sumOf } from './hand/laying';
import type { View } from './view';

const RULES = {
  bucket: '2.3',
  lay: '4.1',
  done: '4.3',
  give: '4.4',
  take: '5.3',
  keep: '5.4',
  'prompt.build': '2.3',
  'prompt.attack': '3.1',
  'prompt.defend': '4.1',
  'prompt.lay': '4.2',
  'prompt.done': '4.3',
  'prompt.take': '5.1',
  'prompt.keep': '5.4',
  'prompt.over': '7.2',
};

/** Whom the picked cards would attack. */
function attacked({ view, preview, me }: Session<View>): Record<string, Phrase> {
  const [left = me, right = me] = view.danger.neighbours;
  return { seat: { seat: (wayIn(preview) ?? view.clockwise) ? left : right } };
}

/** The sum of what I have laid in this attack. */
const laidBefore = ({ view, me }: Session<View>): number => view.farms[me]?.sum ?? 0;

/** Whether only some of my buckets may go, which are marked. */
const marked = ({ view, me }: Session<View>): boolean =>
  view.danger.losses.length < (view.farms[me]?.pyramid.length ?? 0);

/** Whether a card of the picked colour is left that could go with them: it has a dashed frame. */
const addable = ([first = '', ...more]: readonly string[], { view }: Session<View>): boolean =>
  more.length + 1 < view.limits.mostCards &&
  view.hand.filter(({ colour }) => colour === colourOf(first)).length > more.length + 1;

/** Of a whole choice: what the main button says. */
function button(moves: readonly string[], session: Session<View>): Sentence | undefined {
  const [first = ''] = moves;
  const cards = lays(moves);
  if (cards.length > 0)
    return {
      key: 'button.lay',
      // What lies before me already counts too: as much as the next one will have to beat.
      parts: { ...attacked(session), sum: laidBefore(session) + sumOf(cards) },
    };
  if (first.startsWith('bucket')) return { key: 'button.build' };
  if (first.startsWith('take')) return { key: 'button.take' };
  if (first.startsWith('keep')) return { key: 'button.keep' };
  return first === 'give in' ? { key: 'button.give' } : undefined;
}

/** What would be gone and what would be left: not told as if it had happened. */
function losing({ preview }: Session<View>): Sentence {
  const left = leftIn(preview);
  const count = goneIn(preview);
  if (splits(preview)) return { key: 'status.take.split', parts: { count } };
  if (left === undefined) return { key: 'status.take', parts: { count } };
  return { key: 'status.take.left', parts: { count, left } };
}

/** A pyramid is built as a whole, not asked for bucket by bucket; cards are picked in any order. */
function prompt(
  choices: readonly string[],
  picked: readonly string[],
  session: Session<View>,
): Sentence | undefined {
  if ((picked[0] ?? choices[0])?.startsWith('bucket'))
    return { key: session.complete ? 'builder.swaps' : 'status.build' };
  const [first = ''] = picked;
  if (first === 'give in') {
    if (wasForced(session))
      return { key: marked(session) ? 'status.give.must' : 'status.give.any.must' };
    return { key: marked(session) ? 'status.give' : 'status.give.any' };
  }
  if (/^(take|keep)/.test(first)) return losing(session);
  // That I have given in was told just now.
  if (picked.length === 0 && choices[0]?.startsWith('take')) return { key: 'status.which' };
  const cards = lays(picked);
  if (cards.length === 0) return `${choices}` === 'give in' ? { key: 'status.cannot' } : undefined;
  if (session.complete)
    return {
      key: addable(cards, session) ? 'status.attacks.more' : 'status.attacks',
      parts: attacked(session),
    };
  const more = missing(session.prompt, cards);
  if (more === 0) return undefined;
  return { key: 'status.missing', parts: { missing: more, value: session.view.value } };
}

export default {
  Board,
  intro,
  ruleFor: (choice) => byBeginning(RULES, choice),
  confirms: (move) => /^(give|take|keep)/.test(move),
  drafts: (moves) => lays(moves).length > 0,
  undo: allButLast,
  list,
  button,
  prompt,
  // The question above it counts the buckets, and the board shows which.
  evident: (key) => /^news\.(lays|removes|collapses|splits|left)/.test(key),
  // Who leads is said by what is asked next.
  minor: (key) => /^news\.(draws|pile|leads)/.test(key),
  strikes: (key) => /^news\.(collapses|wrecked)/.test(key),
} satisfies GameModule;
