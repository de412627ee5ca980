import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Ending from '../src/parts/Ending.svelte';
import type { GameModule } from '../src/table/board';
import type { TableSession } from '../src/table/session.svelte';
import { words } from '../src/words/words.svelte';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session = {
  motion: true,
  layout: 'phone',
  table: 'K7QF2',
  own: 1,
  info: { mine: [1], series: 'S', seats: [{}, {}] },
  seats: [0, 1].map((seat) => ({ seat, name: `N${seat}`, figure: 'owl', colour: 'red' })),
  result: {
    standings: [
      { seat: 0, score: 191, place: 1 },
      { seat: 1, score: 113, place: 2 },
    ],
    remarks: [],
  },
  chronicle: { entries: [] },
  say: (phrase: unknown) => JSON.stringify(phrase),
  text: (key: string) => key,
} as unknown as TableSession;

test('who has won is told last, in room that was kept for it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')));
  await words.speak('en');
  const { container } = render(Ending, { session, module: {} as GameModule });
  const title = container.querySelector('h2');
  expect(title?.textContent).toBe('ending.winner');
  expect(title?.classList).toContain('unsaid');
  await vi.advanceTimersByTimeAsync(1000);
  expect(title?.classList).not.toContain('unsaid');
});

test('who plays together has won together, and nobody is placed in the series', async () => {
  const over = { table: 'T', phase: 'over', names: [], standings: [] };
  const series = {
    tables: [over, { ...over, table: 'K7QF2' }, { ...over, phase: 'playing' }],
    score: [1, 1],
    wins: [1, 1],
    places: [1, 1],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(series))));
  await words.speak('en');
  const module = { won: () => true } as unknown as GameModule;
  const { findByText, container } = render(Ending, { session, module });
  await findByText('Won together: 1 of 2');
  expect(container.querySelector('table')).toBeNull();
});
