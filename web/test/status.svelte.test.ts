import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Status from '../src/parts/Status.svelte';
import type { GameModule, Sitter } from '../src/table/board';
import type { TableSession } from '../src/table/session.svelte';
import { Speaker } from '../src/words/speaker';
import { words } from '../src/words/words.svelte';

const sitter = (seat: number, more: Partial<Sitter> = {}) => ({
  seat,
  name: ['Ada', 'Bosco'][seat],
  me: seat === 0,
  presence: 'here',
  kind: 'guest',
  ...more,
});

/** As much of a session as its status line needs. */
class Turn {
  own = 0;
  layout = 'phone';
  info = { absence: { policy: 'vote', seconds: 60 }, patience: 5, phase: 'playing' };
  busy = false;
  complete = false;
  choices = [];
  preview = [];
  picked: readonly string[] = [];
  prompt = 'Which card?';
  struck = $state.raw<string | undefined>(undefined);
  telling = { all: ['Bosco plays 3.'], told: 2, now: undefined, over: true };
  voice = new Speaker('en', {}, ['Ada', 'Bosco']);
  past = $state.raw<{ frame: unknown }>({ frame: undefined });
  mine = $state.raw<readonly string[] | undefined>(undefined);
  seats = $state.raw([sitter(0), sitter(1)]);
  say = (phrase: string) => phrase;
}

describe('the status line', () => {
  let turn: Turn;
  const line = () => document.querySelector('.line')?.textContent?.trim();
  const below = () => document.querySelector('.below')?.textContent?.trim();

  beforeEach(async () => {
    await words.speak('en');
    turn = new Turn();
    const module = { ruleFor: () => undefined } as unknown as GameModule;
    render(Status, { session: turn as unknown as TableSession, module });
  });
  afterEach(cleanup);

  it('asks in the present, and says what has just happened', () => {
    expect([line(), below()]).toEqual(['Which card?', 'Bosco plays 3.']);
  });

  it('does not let what struck me before pass for what somebody else has just done', () => {
    flushSync(() => (turn.struck = 'You lose 3.'));
    expect(below()).toBe('Before: You lose 3.');
  });

  it('asks nothing of the past: it says what led there', () => {
    flushSync(() => (turn.past = { frame: {} }));
    expect([line(), below()]).toEqual(['Bosco plays 3.', undefined]);
  });

  it('tells who has chosen for whom all wait, and whoever is slow what may come of it', () => {
    flushSync(() => (turn.mine = ['play 1']));
    expect(line()).toBe(words.text('status.chosen'));
    flushSync(() => (turn.seats = [sitter(0), sitter(1, { slow: true })]));
    expect(line()).toBe(words.text('slow.vote', { who: 'Bosco', count: 5 }));
    flushSync(() => {
      turn.mine = undefined;
      turn.seats = [sitter(0, { slow: true }), sitter(1)];
    });
    expect([line(), below()]).toEqual(['Which card?', words.text('slow.now', { count: 5 })]);
  });
});
