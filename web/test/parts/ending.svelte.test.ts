import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Ending from '../../src/parts/ending/Ending.svelte';
import type { GameModule } from '../../src/table/board';
import type { TableSession } from '../../src/table/session.svelte';
import { words } from '../../src/words/words.svelte';

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

test('the end is celebrated once, and is all there when it is looked at again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody there')));
  await words.speak('en');
  const once = { ...session, celebrated: false } as TableSession;
  const first = render(Ending, { session: once, module: {} as GameModule });
  await vi.advanceTimersByTimeAsync(1000);
  expect(first.container.querySelector('.rain')).not.toBeNull();
  first.unmount();
  const { container } = render(Ending, { session: once, module: {} as GameModule });
  expect(container.querySelector('h2')?.classList).not.toContain('unsaid');
  expect(container.querySelectorAll('li.hidden')).toHaveLength(0);
  expect(container.querySelector('.rain')).toBeNull();
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
  expect(container.querySelector('h3')?.textContent).toBe('2 games so far');
  expect(container.querySelector('table')).toBeNull();
});

test('below each name stands what the score is made of, once it is known', async () => {
  const chapters = [{ news: [{ key: 'a' }] }, { news: ['b'] }];
  const told = { chapters, tables: [], score: [], wins: [], places: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(told))));
  await words.speak('en');
  const breakdown: GameModule['breakdown'] = ({ news, standings }) =>
    news && standings.map(({ score }) => `${score} by ${news.length}`);
  const { findByText, container } = render(Ending, {
    session,
    module: { breakdown } as GameModule,
  });
  const lines = () => [...container.querySelectorAll('.breakdown')].map((one) => one.textContent);
  expect(lines()).toEqual(['""', '""']);
  await findByText('"191 by 2"');
  expect(lines()).toEqual(['"191 by 2"', '"113 by 2"']);
});
