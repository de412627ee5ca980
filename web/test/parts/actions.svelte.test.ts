import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Actions from '../../src/parts/play/Actions.svelte';
import { panels } from '../../src/parts/panels/panels.svelte';
import { settings } from '../../src/settings/settings.svelte';
import type { GameModule } from '../../src/table/board';
import type { TableSession } from '../../src/table/session.svelte';
import { words } from '../../src/words/words.svelte';

const CHOICES = [{ move: 'pay 1', means: 'pay 1' }];

/** As much of a session as the row below the hand needs. */
class Turn {
  game = 'coins';
  info = { chat: true };
  voice = { has: () => false };
  busy = $state(false);
  telling = $state.raw({ over: true });
  choices = $state.raw(CHOICES);
  picked = $state.raw<readonly string[]>([]);
  complete = $state(false);
  mine = $state.raw<readonly string[] | undefined>(undefined);
  pickAll = vi.fn(async () => {});
  undo = vi.fn(async () => {});
}

describe('the row of the main button', () => {
  let turn: Turn;
  const main = () => document.querySelector<HTMLButtonElement>('[data-main]');
  const emotes = () => document.querySelectorAll('.emote').length;
  const pass = (millis: number) => flushSync(() => vi.advanceTimersByTime(millis));
  const sit = () => {
    const session = turn as unknown as TableSession;
    render(Actions, { session, module: {} as GameModule });
    flushSync();
  };

  beforeEach(async () => {
    await words.speak('en');
    panels.close();
    settings.introduced = ['coins'];
    vi.useFakeTimers();
    turn = new Turn();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('stays for who chooses again at once, and offers nothing else meanwhile', () => {
    sit();
    flushSync(() => (turn.choices = []));
    pass(1900);
    flushSync(() => {
      turn.choices = CHOICES;
      turn.telling = { over: false };
    });
    pass(5000);
    expect([main()?.disabled, emotes()]).toEqual([true, 0]);
    flushSync(() => (turn.telling = { over: true }));
    expect([main()?.textContent, emotes()]).toEqual([words.text('main.none'), 0]);
  });

  it('holds something to say when the others take their time, until it is my turn', () => {
    sit();
    flushSync(() => (turn.choices = []));
    pass(2000);
    expect(main()).toBeNull();
    expect(emotes()).toBeGreaterThan(0);
    flushSync(() => {
      turn.choices = CHOICES;
      turn.telling = { over: false };
    });
    expect([main()?.disabled, emotes()], 'what led to it is still told').toEqual([true, 0]);
    flushSync(() => (turn.telling = { over: true }));
    expect([main()?.textContent, emotes()]).toEqual([words.text('main.none'), 0]);
  });

  it('takes no tap for a moment after it has changed under the finger', () => {
    sit();
    const swapped = () => document.querySelector('.actions')?.classList.contains('swapped');
    expect(swapped()).toBe(false);
    flushSync(() => (turn.choices = []));
    pass(2000);
    expect([emotes() > 0, swapped()]).toEqual([true, true]);
    pass(400);
    expect(swapped()).toBe(false);
    flushSync(() => (turn.choices = CHOICES));
    expect([emotes(), swapped()]).toEqual([0, true]);
    pass(400);
    expect(swapped()).toBe(false);
  });

  it('takes back what I have chosen while others still choose', () => {
    sit();
    const undo = () => document.querySelector<HTMLButtonElement>('.small');
    expect(undo()?.disabled).toBe(true);
    flushSync(() => (turn.mine = ['pay 1']));
    expect([undo()?.disabled, main()?.textContent]).toEqual([false, words.text('main.chosen')]);
    undo()?.click();
    expect(turn.pickAll).toHaveBeenCalledExactlyOnceWith(['pay 1']);
    flushSync(() => (turn.picked = ['pay 1']));
    undo()?.click();
    expect(turn.undo).toHaveBeenCalledOnce();
  });

  it('offers the introduction before a first choice is begun', () => {
    settings.introduced = [];
    sit();
    const offer = document.querySelector<HTMLButtonElement>('.show');
    expect(offer?.textContent).toContain('First time?');
    expect(main()).toBeNull();
    flushSync(() => (turn.picked = ['pay 1']));
    expect([main() === null, document.querySelector('.show')]).toEqual([false, null]);
    flushSync(() => (turn.picked = []));
    flushSync(() => document.querySelector<HTMLButtonElement>('.show')?.click());
    expect([panels.open, settings.introduced]).toEqual(['intro', ['coins']]);
    expect(main()).not.toBeNull();
  });
});
