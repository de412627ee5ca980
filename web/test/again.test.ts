import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Again from '../src/parts/Again.svelte';
import { again } from '../src/live/rest';
import type { TableSession } from '../src/table/session.svelte';
import { words } from '../src/words/words.svelte';

vi.mock('../src/live/rest', () => ({
  again: vi.fn(async () => ({ table: null })),
  rematch: vi.fn(),
  Refusal: class {},
}));

const person = (seat: number) => ({ seat, name: 'Ben', kind: 'guest', presence: 'here' });

describe('the question for another game', () => {
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')];
  const tap = () => flushSync(() => buttons().forEach((button) => button.click()));
  const end = (...seats: readonly ReturnType<typeof person>[]) => {
    const info = { mine: [0], again: [] };
    const session = { layout: 'phone', table: 'T', info, seats, hosting: true };
    render(Again, { session: session as unknown as TableSession });
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

  it('sleeps as long with others at the table', () => {
    end(person(0), person(1));
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
    flushSync(() => vi.advanceTimersByTime(1000));
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  });
});
