import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Sentence, Table } from '../src/live/protocol';

/** What a table is laid with; bots answer at once unless it says otherwise. */
export interface Wish {
  readonly game: string;
  readonly seats?: number;
  readonly chairs?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly pace?: number;
  readonly clock?: { readonly move: number; readonly bank: number };
  /** After how many minutes without a choice the others may vote for a bot. */
  readonly patience?: number;
  /** A log that the table goes on from. */
  readonly log?: string;
}

export const GAMES = ['buffet', 'office', 'larder', 'buckets'] as const;

/** Whatever the page complains about, or asks of another site, fails the test. */
export function guard(page: Page, baseURL: string | undefined): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) complaints.push(request.url());
  });
  return complaints;
}

/** Opens the page, so that this browser is a guest. */
export async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForFunction(() => localStorage.getItem('tischlein.guest'));
}

/** Lays a table by the API and, unless people are to come, starts it; answers with its code. */
export function lay(page: Page, wish: Wish, start = true): Promise<string> {
  return page.evaluate(
    async ({ wish, start }) => {
      const post = async (path: string, body: unknown) => {
        const answer = await fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
        return (await answer.json()) as { table: string };
      };
      const seats = wish.seats ?? 4;
      const bots = Array<string>(seats - 1).fill('bot greedy');
      const { table } = await post('/tables', { pace: 0, seats, chairs: ['me', ...bots], ...wish });
      if (start) await post(`/tables/${table}/start`, {});
      return table;
    },
    { wish, start },
  );
}

/** Asks the API about tables, as the guest of this page. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await page.request.fetch(`/api/tables/${path}`, { method, data: body });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

interface Story {
  readonly chapters: readonly { readonly version: number; readonly news: readonly Sentence[] }[];
}

/** What has happened at a table, as an onlooker was told it. */
export const story = (page: Page, code: string) => ask<Story>(page, 'GET', `${code}/story?seat=-1`);

interface Late {
  readonly game: string;
  readonly seats: number;
  /** How many are left to be told. */
  readonly chapters: number;
}

/** A table, not yet started, that goes on where the last chapters of a game of bots begin. */
export async function lateTable(
  page: Page,
  { game, seats, chapters }: Late,
  chairs: readonly string[],
): Promise<string> {
  const whole = await lay(page, { game, seats, chairs: Array(seats).fill('bot greedy') });
  await expect
    .poll(async () => (await ask<Table>(page, 'GET', whole)).phase, { timeout: 20_000 })
    .toBe('over');
  const version = (await story(page, whole)).chapters.at(-1 - chapters)?.version ?? 0;
  const { table } = await ask<{ table: string }>(page, 'POST', `${whole}/fork`, {
    version,
    chairs,
  });
  return table;
}

/** Arrives, lays a running table against bots, and sits at it. */
export async function sitDown(page: Page, wish: Wish): Promise<string> {
  await arrive(page);
  const code = await lay(page, wish);
  await page.goto(`/#/t/${code}`);
  await expect(page.locator('.status')).toBeVisible();
  return code;
}

/** What stands for a move that may be made; what is pressed is picked already. */
export const reacts = '[data-move]:not([aria-disabled="true"],[aria-pressed="true"],:disabled)';

/** The status line when I have to choose; the only thing to do is picked already. */
export const myTurn = '.status.mine, .status.picked';

type Next = 'over' | 'main' | 'idea' | 'board';
/** What a player would do next, and the names of the things that can be touched for it. */
interface Look {
  readonly what: Next;
  readonly names: readonly string[];
}

function look(page: Page, ideas: boolean): Promise<Look> {
  return page
    .waitForFunction(
      ({ ideas, reacts }): Look | undefined => {
        const seen = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        if (seen('.ending').length > 0) return { what: 'over', names: [] };
        if (seen('[data-main]:not(:disabled)').length > 0) return { what: 'main', names: [] };
        if (seen('.status.mine').length === 0) return undefined;
        if (ideas && seen('[data-suggest]:not(:disabled)').length > 0)
          return { what: 'idea', names: [] };
        const names = seen(`.board ${reacts}`).map(
          (one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '',
        );
        return names.length > 0 ? { what: 'board', names } : undefined;
      },
      { ideas, reacts },
      { timeout: 30_000 },
    )
    .then((found) => found.jsonValue() as Promise<Look>);
}

/** One tap of a player, on the board by role and name; `pick` says which of several things. */
export async function tap(
  page: Page,
  pick: (many: number) => number,
  ideas = false,
): Promise<Next> {
  const { what, names } = await look(page, ideas);
  if (what === 'over') return what;
  const board = () => {
    const name = names[pick(names.length)] ?? '';
    const found = page.locator('.board').getByRole('button', { name, exact: true });
    return found.and(page.locator(reacts));
  };
  const thing = {
    main: () => page.locator('[data-main]'),
    idea: () => page.locator('[data-suggest]'),
    board,
  }[what]();
  // The table may go on between looking and tapping; then it is looked at again.
  await thing
    .first()
    .click({ timeout: 1500 })
    .catch(() => {});
  return what;
}

/** Numbers that look drawn by lot, and are the same each time. */
export function lot(seed: number): (many: number) => number {
  let state = seed;
  return (many) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * many);
  };
}

/** Opens a tab of the table: beside it on a wide screen, else in the sheet over it. */
export async function openTab(page: Page, name: string): Promise<void> {
  if ((await page.getByRole('tab').count()) === 0)
    await page.getByRole('button', { name: 'Round the table', exact: true }).click();
  await page.getByRole('tab', { name, exact: true }).click();
}

/** Plays until the game is over; answers with the number of taps. */
export async function playToEnd(page: Page, seed = 7): Promise<number> {
  const pick = lot(seed);
  for (let taps = 0; taps < 900; taps++) {
    if ((await tap(page, pick)) === 'over') return taps;
  }
  throw new Error('The game does not end.');
}

/** Nothing may need scrolling sideways. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > room + 1)
      .filter((one) => !one.closest('.unseen'))
      .map((one) => `${one.tagName}.${one.getAttribute('class')}`);
    return document.documentElement.scrollWidth > room ? out.slice(0, 5) : [];
  });
  expect(wide, what).toEqual([]);
}

/** Axe finds nothing to complain about. */
async function expectClean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, what).toEqual([]);
}

/** A picture of what is to be seen now; nothing runs over, and whoever cannot see it can use it. */
export async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `target/shots/${name}.png` });
  await expectNoOverflow(page, name);
  await expectClean(page, name);
}
