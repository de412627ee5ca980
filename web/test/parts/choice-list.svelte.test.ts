import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import ChoiceList from '../../src/parts/play/ChoiceList.svelte';
import type { GameModule } from '../../src/table/board';
import type { TableSession } from '../../src/table/session.svelte';
import { words } from '../../src/words/words.svelte';

/** As much of a session as the list needs. */
class Turn {
  busy = false;
  mine = undefined;
  choices = $state.raw([{ move: 'pay 1', means: 'Pay 1' }]);
  picked = $state.raw<readonly string[]>([]);
  complete = $state(false);
  readonly done: string[] = [];
  readonly say = (phrase: unknown) => String(phrase);
  readonly pick = async (move: string) => void this.done.push(move);
  readonly send = async () => void this.done.push('sent');
  readonly undo = async () => void this.done.push('undone');
}

describe('the list of choices', () => {
  let turn: Turn;
  const sit = (module: Partial<GameModule> = {}) => {
    const session = turn as unknown as TableSession;
    return render(ChoiceList, { session, module: module as GameModule });
  };
  const buttons = () =>
    [...document.querySelectorAll('button')].map((one) =>
      (one.lastChild?.textContent ?? '').trim(),
    );

  beforeEach(async () => {
    await words.speak('en');
    turn = new Turn();
  });
  afterEach(cleanup);

  it('says that there is nothing to choose only if nothing is picked either', () => {
    const { container } = sit();
    expect(buttons()).toEqual(['Pay 1']);
    flushSync(() => {
      turn.choices = [];
      turn.picked = ['pay 1'];
      turn.complete = true;
    });
    expect(container.textContent).not.toContain(words.text('choices.none'));
    expect(buttons()).toEqual([words.text('main.send'), words.text('main.undo')]);
    for (const one of document.querySelectorAll('button')) one.click();
    expect(turn.done).toEqual(['sent', 'undone']);
    flushSync(() => {
      turn.picked = [];
      turn.complete = false;
    });
    expect(container.textContent).toContain(words.text('choices.none'));
  });

  it('offers only to take back what is not enough, beside what may follow', () => {
    turn.picked = ['pay 2'];
    const { container } = sit();
    expect(container.textContent).toContain(words.text('main.more'));
    expect(buttons()).toEqual([words.text('main.undo'), 'Pay 1']);
  });

  it('is the board’s own where that takes parts in any order', () => {
    const line = { move: 'pay 3', means: 'Pay 3', pick: () => turn.pick('pay 3') };
    sit({ list: () => ({ lines: [line] }) });
    expect(buttons()).toEqual(['Pay 3']);
    document.querySelector('button')?.click();
    expect(turn.done).toEqual(['pay 3']);
  });
});
