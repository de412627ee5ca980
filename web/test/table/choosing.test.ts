import { beforeEach, describe, expect, it } from 'vitest';
import type { Outlook } from '../../src/table/board';
import { Choosing } from '../../src/table/choosing/choosing.svelte';

const choice = (move: string) => ({ move, means: move });

describe('choosing', () => {
  const out: (readonly string[])[] = [];
  let answers: Record<string, Outlook>;
  let choosing: Choosing;
  let away = false;
  let drafts = false;
  const quiet: (boolean | undefined)[] = [];
  const answer = (moves: string[], next: string[], complete: boolean) => {
    answers[moves.join()] = { moves, choices: next.map(choice), complete, news: [] };
  };

  beforeEach(() => {
    out.length = 0;
    answers = {};
    choosing = new Choosing(
      async (moves, isQuiet) => {
        quiet.push(isQuiet);
        return answers[moves.join()];
      },
      async (moves) => void out.push(moves),
      (move) => move === 'give',
      () => away,
      undefined,
      undefined,
      () => drafts,
    );
    away = false;
    drafts = false;
    choosing.begin(['stop', 'a', 'give'].map(choice));
    answer(['stop'], [], true);
    answer(['give'], [], true);
    answer(['a'], ['b', 'keep'], false);
    answer(['a', 'b'], [], true);
  });

  it('sends a single move that is a whole choice at once', async () => {
    await choosing.pick('stop');
    expect(out).toEqual([['stop']]);
  });

  it('lets a move that cannot be undone wait for the button', async () => {
    await choosing.pick('give');
    expect(out).toEqual([]);
    expect(choosing.complete).toBe(true);
    await choosing.send();
    expect(out).toEqual([['give']]);
  });

  it('keeps what is no beginning of a choice, quietly, for a game that drafts', async () => {
    await choosing.pickAll(['b']);
    expect([choosing.picked, choosing.drafted, quiet.at(-1)]).toEqual([[], false, false]);
    drafts = true;
    await choosing.pickAll(['b']);
    expect([choosing.picked, choosing.drafted, quiet.at(-1)]).toEqual([['b'], true, true]);
    expect([choosing.complete, choosing.may('a')]).toEqual([false, true]);
    await choosing.pickAll(['a', 'b']);
    expect([choosing.complete, choosing.drafted]).toEqual([true, false]);
    await choosing.pickAll(['b']);
    await choosing.undo();
    expect([choosing.picked, choosing.drafted]).toEqual([[], false]);
  });

  it('sends what is chosen while nobody can be asked', async () => {
    away = true;
    answers = {};
    await choosing.pick('stop');
    expect(out).toEqual([['stop']]);
  });

  it('lets a move that cannot be undone wait for the button also while nobody can be asked', async () => {
    away = true;
    answers = {};
    await choosing.pick('give');
    expect(out).toEqual([]);
    await choosing.send();
    expect(out).toEqual([['give']]);
  });

  it('collects the moves of a compound choice until it is sent', async () => {
    await choosing.pick('a');
    expect(choosing.choices.map(({ move }) => move)).toEqual(['b', 'keep']);
    await choosing.send();
    expect(out).toEqual([]);
    await choosing.pick('b');
    expect(out).toEqual([]);
    await choosing.send();
    expect(out).toEqual([['a', 'b']]);
  });

  it('takes back one move after the other', async () => {
    await choosing.pick('a');
    await choosing.pick('b');
    await choosing.undo();
    expect(choosing.picked).toEqual(['a']);
    await choosing.undo();
    expect(choosing.picked).toEqual([]);
    expect(choosing.choices).toHaveLength(3);
  });

  it('takes back what the game says is the last part', async () => {
    const whole = new Choosing(
      async (moves) => ({ moves, choices: [], complete: true, news: [] }),
      async () => {},
      () => false,
      () => false,
      (moves) => moves.filter((move) => move !== 'a'),
    );
    await whole.pickAll(['a', 'b']);
    await whole.undo();
    expect(whole.picked).toEqual(['b']);
  });

  it('takes nothing that is not offered', async () => {
    await choosing.pick('b');
    expect(choosing.picked).toEqual([]);
  });

  it('forgets everything when the table goes on', async () => {
    const slow = choosing.pick('a');
    choosing.begin([choice('stop')]);
    await slow;
    expect(choosing.picked).toEqual([]);
    expect(choosing.choices).toEqual([choice('stop')]);
  });
});
