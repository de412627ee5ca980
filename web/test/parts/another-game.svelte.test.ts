import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AnotherGame from '../../src/parts/ending/AnotherGame.svelte';
import { again } from '../../src/live/rest';
import { panels } from '../../src/parts/panels/panels.svelte';
import { place } from '../../src/route.svelte';
import type { TableSession } from '../../src/table/session.svelte';
import { words } from '../../src/words/words.svelte';

vi.mock('../../src/live/rest', () => ({
  again: vi.fn(async () => ({ table: null })),
  rematch: vi.fn(),
  Refusal: class {},
}));

const person = (seat: number) => ({ seat, name: 'Ben', kind: 'guest', presence: 'here' });

/** An onlooker's session, as far as it is asked here. */
class Watching {
  layout = 'wide';
  table = 'T';
  own = -1;
  hosting = false;
  seats = [];
  info = $state.raw<{ mine: []; again: []; next?: string }>({ mine: [], again: [] });
}

describe('the question for another game', () => {
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')];
  const tap = () => flushSync(() => buttons().forEach((button) => button.click()));
  const end = (...seats: readonly ReturnType<typeof person>[]) => {
    const info = { mine: [0], again: [] };
    const session = { layout: 'phone', table: 'T', info, seats, hosting: true };
    render(AnotherGame, { session: session as unknown as TableSession });
    flushSync();
  };

  beforeEach(async () => {
    await words.speak('en');
    vi.useFakeTimers();
    vi.mocked(again).mockClear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('takes no tap that was meant for the main button in its place', () => {
    end();
    tap();
    flushSync(() => vi.advanceTimersByTime(900));
    tap();
    expect(again).not.toHaveBeenCalled();
    flushSync(() => vi.advanceTimersByTime(100));
    tap();
    expect(again).toHaveBeenCalledExactlyOnceWith('T', true);
  });

  it('shows who has said yes as the board draws them', () => {
    const portrait = vi.fn();
    const info = { mine: [0], again: [1] };
    const seats = [person(0), person(1)];
    const shown = { layout: 'phone', table: 'T', info, seats, hosting: true, portrait, frame: {} };
    render(AnotherGame, { session: shown as unknown as TableSession });
    flushSync();
    expect(portrait.mock.calls.map(([, props]) => (props as { seat: number }).seat)).toEqual([1]);
  });

  it('takes whoever only watches along after a while, unless they look something up', () => {
    const go = vi.spyOn(place, 'go').mockImplementation(() => {});
    const watching = new Watching();
    render(AnotherGame, { session: watching as unknown as TableSession });
    flushSync(() => (watching.info = { mine: [], again: [], next: 'N' }));
    flushSync(() => vi.advanceTimersByTime(7000));
    flushSync(() => panels.show('rules'));
    flushSync(() => vi.advanceTimersByTime(20_000));
    expect(go).not.toHaveBeenCalled();
    flushSync(() => panels.close());
    flushSync(() => vi.advanceTimersByTime(8000));
    expect(go).toHaveBeenCalledExactlyOnceWith('#/t/N');
    go.mockRestore();
  });

  it('does not take anybody away from an old game that they have opened', () => {
    const go = vi.spyOn(place, 'go').mockImplementation(() => {});
    const watching = new Watching();
    watching.info = { mine: [], again: [], next: 'N' };
    render(AnotherGame, { session: watching as unknown as TableSession });
    flushSync(() => vi.advanceTimersByTime(60_000));
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
  });

  it('sleeps as long with others at the table', () => {
    end(person(0), person(1));
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
    flushSync(() => vi.advanceTimersByTime(1000));
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  });
});
