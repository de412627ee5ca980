import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connection } from '../../src/live/connection.svelte';
import Status from '../../src/parts/play/Status.svelte';
import type { GameModule, Sitter } from '../../src/table/board';
import type { TableSession } from '../../src/table/session.svelte';
import { Speaker } from '../../src/words/speaker';
import { words } from '../../src/words/words.svelte';

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
  choices = $state.raw<readonly { move: string; means: string }[]>([]);
  preview = $state.raw<readonly string[]>([]);
  picked: readonly string[] = [];
  prompt = 'Which card?';
  struck = $state.raw<string | undefined>(undefined);
  telling = { all: ['Bosco plays 3.'], told: 2, now: undefined, over: true };
  voice = new Speaker('en', {}, ['Ada', 'Bosco']);
  past = $state.raw<{ frame: unknown }>({ frame: undefined });
  mine = $state.raw<readonly string[] | undefined>(undefined);
  seats = $state.raw([sitter(0), sitter(1)]);
  me = 0;
  shared = $state(false);
  suggested = $state(false);
  say = (phrase: string | { seat: number }) =>
    typeof phrase === 'string' ? phrase : (['Ada', 'Bosco'][phrase.seat] ?? '');
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

  it('names whom it asks where several share a device', () => {
    flushSync(() => (turn.choices = [{ move: 'play 1', means: 'play 1' }]));
    expect(line()).toContain('Which card?');
    expect(line()).not.toContain('Ada');
    flushSync(() => (turn.shared = true));
    expect(line()).toBe('Ada: Which card?');
  });

  it('says of an idea that it is one, until something is touched', () => {
    flushSync(() => (turn.suggested = true));
    expect(line()).toBe(words.text('status.suggested'));
    flushSync(() => (turn.suggested = false));
    expect(line()).toBe('Which card?');
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

  it('says in its own room that the connection is lost, before what would happen', () => {
    flushSync(() => (turn.preview = ['You lose 3.']));
    expect(below()).toContain('You lose 3.');
    flushSync(() => (connection.offline = true));
    const kept = words.text('kept.vote', { count: 60 });
    expect([line(), below()]).toEqual(['Which card?', words.text('offline.seat', { kept })]);
    flushSync(() => (turn.past = { frame: {} }));
    expect(below()).toBe(words.text('offline.seat', { kept }));
    connection.offline = false;
  });
});
