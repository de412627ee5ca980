import { expect, type Page } from '@playwright/test';

/** What a table is laid with; bots answer at once unless it says otherwise. */
export interface Wish {
  readonly game: string;
  readonly seats?: number;
  readonly chairs?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly pace?: number;
  readonly clock?: { readonly move: number; readonly bank: number };
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

/** Arrives, lays a running table against bots, and sits at it. */
export async function sitDown(page: Page, wish: Wish): Promise<string> {
  await arrive(page);
  const code = await lay(page, wish);
  await page.goto(`/#/t/${code}`);
  await expect(page.locator('.status')).toBeVisible();
  return code;
}

type Next = 'over' | 'main' | 'idea' | 'board' | 'list';

/** What a player would do next: finish a choice, tap on the board, or take from the list. */
function next(page: Page, ideas: boolean): Promise<Next> {
  return page
    .waitForFunction(
      (ideas) => {
        if (document.querySelector('.ending')) return 'over';
        if (document.querySelector('[data-main]:not(:disabled)')) return 'main';
        if (!document.querySelector('.status.mine')) return undefined;
        if (ideas && document.querySelector('[data-suggest]:not(:disabled)')) return 'idea';
        const reacts = '[data-move]:not([aria-disabled="true"],[aria-pressed="true"],:disabled)';
        const things = [...document.querySelectorAll(`.board ${reacts}`)];
        if (things.some((thing) => thing.checkVisibility())) return 'board';
        return document.querySelector('[data-choice]') ? 'list' : undefined;
      },
      ideas,
      { timeout: 30_000 },
    )
    .then((found) => found.jsonValue() as Promise<Next>);
}

/** One tap of a player; `pick` says which of several things. */
export async function tap(
  page: Page,
  pick: (many: number) => number,
  ideas = false,
): Promise<Next> {
  const what = await next(page, ideas);
  const things = {
    over: page.locator('.ending'),
    main: page.locator('[data-main]'),
    idea: page.locator('[data-suggest]'),
    board: page.locator(
      '.board [data-move]:not([aria-disabled="true"],[aria-pressed="true"]):visible',
    ),
    list: page.locator('[data-choice]'),
  }[what];
  if (what === 'over') return what;
  const closed = page.locator('.choices:not([open]) summary');
  if (what === 'list' && (await closed.isVisible()))
    await closed.click({ timeout: 1500 }).catch(() => {});
  const many = await things.count();
  // The table may go on between looking and tapping; then it is looked at again.
  if (many > 0)
    await things
      .nth(what === 'board' || what === 'list' ? pick(many) : 0)
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

/** Plays until the game is over; after `own` taps with a bot's ideas, for some games are long. */
export async function playToEnd(page: Page, own = Infinity, seed = 7): Promise<number> {
  const pick = lot(seed);
  for (let taps = 0; taps < 900; taps++) {
    if ((await tap(page, pick, taps >= own)) === 'over') return taps;
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

export async function shot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `target/shots/${name}.png` });
}
