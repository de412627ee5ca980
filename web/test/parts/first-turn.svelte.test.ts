import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import FirstTurn from '../../src/parts/introduction/FirstTurn.svelte';
import { panels } from '../../src/parts/panels/panels.svelte';
import { settings } from '../../src/settings/settings.svelte';
import type { TableSession } from '../../src/table/session.svelte';
import { words } from '../../src/words/words.svelte';

/** As much of a session as a first turn needs. */
class Turn {
  game = 'coins';
  own = 0;
  past = { frame: undefined };
  result = undefined;
  telling = { over: true };
  busy = false;
  mine = $state.raw<readonly string[] | undefined>(undefined);
  version = $state(5);
  choices = $state.raw([{ move: 'pay 1', means: 'pay 1' }]);
  picked = $state.raw<readonly string[]>([]);
  complete = $state(false);
  notices = $state.raw<{ now?: { text: string } }>({});
}

describe('a first turn', () => {
  let turn: Turn;
  const said = () => document.querySelector('.first-turn')?.textContent?.trim() ?? '';
  const touch = () => flushSync(() => window.dispatchEvent(new Event('pointerdown')));

  beforeEach(async () => {
    await words.speak('en');
    panels.close();
    settings.introduced = settings.guided = [];
    document.body.innerHTML = `<div class="playing"><div class="status"></div>
      <button data-move="pay 1"></button><button data-main></button></div>`;
    turn = new Turn();
  });
  afterEach(cleanup);
  const sit = () => render(FirstTurn, { session: turn as unknown as TableSession });

  it('waits until the offer of an introduction is answered', () => {
    sit();
    expect(said()).toBe('');
    flushSync(() => settings.introduce('coins'));
    expect(said()).toBe(words.text('first.status'));
  });

  it('is guided by three bubbles and no more, and only once', () => {
    settings.introduce('coins');
    sit();
    expect(said()).toBe(words.text('first.status'));
    touch();
    expect(said()).toBe(words.text('first.touch'));
    touch();
    // There is nothing to send yet, nor is half a choice.
    expect(said()).toBe('');
    flushSync(() => (turn.picked = ['pay 1']));
    expect(said()).toBe('');
    flushSync(() => {
      turn.complete = true;
      turn.choices = [];
    });
    expect(said()).toBe(words.text('first.main'));
    touch();
    expect([said(), settings.guided]).toEqual(['', ['coins']]);
    cleanup();
    sit();
    expect(said()).toBe('');
  });

  it('waits until what somebody has asked for is read', () => {
    settings.introduce('coins');
    sit();
    touch();
    flushSync(() => void (turn.notices = { now: { text: 'what a thing means' } }));
    expect(said()).toBe('');
    touch();
    flushSync(() => void (turn.notices = {}));
    expect(said()).toBe(words.text('first.touch'));
  });

  it('needs no bubble for what has been done', () => {
    settings.introduce('coins');
    sit();
    flushSync(() => {
      turn.picked = ['pay 1'];
      turn.complete = true;
    });
    expect(said()).toBe(words.text('first.main'));
    flushSync(() => {
      turn.picked = [];
      turn.complete = false;
      turn.version++;
    });
    expect([said(), settings.guided]).toEqual(['', ['coins']]);
  });

  it('declines the offer by a choice, and not by what others do', () => {
    sit();
    flushSync(() => turn.version++);
    expect(settings.introduced).toEqual([]);
    flushSync(() => (turn.mine = ['pay 1']));
    expect([said(), settings.introduced]).toEqual(['', ['coins']]);
  });

  it('is nobody’s who only watches', () => {
    turn.own = -1;
    sit();
    expect(said()).toBe('');
  });
});
