import { expect, test, type Browser, type Page } from '@playwright/test';
import { grouped } from '../src/live/codes';
import { arrive, ask, guard, lateTable, lay, openTab, playToEnd, shot } from './table';

/** The last turns of a game, for two people and a bot. */
const LATE = { game: 'larder', seats: 3, chapters: 9 } as const;
const CHAIRS = ['me', 'open', 'bot greedy'];

/** Another browser: another guest. */
async function friendOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const friend = await context.newPage();
  await arrive(friend);
  return friend;
}

/** Two people and a bot play to the end; answers with the table's code. */
async function played(page: Page, friend: Page): Promise<string> {
  const code = await lateTable(page, LATE, CHAIRS);
  await ask(friend, 'POST', `${code}/seats`, { seat: 1 });
  for (const one of [page, friend]) await one.goto(`/#/t/${code}`);
  await ask(page, 'POST', `${code}/start`, {});
  await Promise.all([playToEnd(page), playToEnd(friend)]);
  for (const one of [page, friend]) await expect(one.locator('.ending')).toBeVisible();
  return code;
}

test(
  'the next game starts when both have said yes',
  { tag: '@phone' },
  async ({ page, browser, baseURL }, info) => {
    const complaints = guard(page, baseURL);
    await arrive(page);
    const friend = await friendOf(browser);
    const code = await played(page, friend);
    await expect(page.locator('.ending h2')).toBeVisible();
    await expect(page.getByText('Another game?')).toBeVisible();
    await shot(page, `ending-asks-${info.project.name}`);

    await friend.getByRole('button', { name: 'Yes!' }).click();
    await expect(friend.getByText('Waiting for')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Said yes: / })).toBeVisible();
    await shot(friend, `ending-waits-${info.project.name}`);
    await page.getByRole('button', { name: 'Yes!' }).click();
    for (const one of [page, friend]) {
      await expect(one).not.toHaveURL(new RegExp(code));
      await expect(one.locator('.status')).toBeVisible();
    }
    expect(page.url()).toBe(friend.url());
    expect(complaints).toEqual([]);
    await friend.context().close();
  },
);

test(
  'the host starts, and who still reads is not away',
  { tag: '@desktop' },
  async ({ page, browser }, info) => {
    await arrive(page);
    const friend = await friendOf(browser);
    const code = await played(page, friend);
    await page.getByRole('button', { name: 'Yes!' }).click();
    await page.getByRole('button', { name: 'Start now' }).click();
    await expect(page).not.toHaveURL(new RegExp(code));
    await openTab(page, 'Round the table');
    const reading = page.getByRole('paragraph').filter({ hasText: 'is still looking at' });
    await expect(reading).toBeVisible();
    await shot(page, `reading-${info.project.name}`);
    await expect(friend.locator('.ending')).toBeVisible();
    await friend.getByRole('link', { name: 'To the next game' }).click();
    await expect(friend).not.toHaveURL(new RegExp(code));
    await expect(reading).toHaveCount(0);
    await friend.context().close();
  },
);

test(
  'a television says who won, and follows to the next game',
  { tag: '@desktop' },
  async ({ page, browser, baseURL }) => {
    const complaints = guard(page, baseURL);
    await arrive(page);
    const friend = await friendOf(browser);
    const code = await played(page, friend);
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`/#/tv/${code}`);
      await page.reload();
      await expect(page.locator('.ending h2')).toBeVisible();
      await expect(page.locator('.address')).toContainText(grouped(code));
      await expectAllSeen(page);
      await shot(page, `television-end-${width}`);
    }
    // Whoever has become the television does not play: only one is left to be asked.
    await friend.getByRole('button', { name: 'Again!' }).click();
    await expect(page).not.toHaveURL(new RegExp(code));
    await expect(page).toHaveURL(/#\/tv\//);
    await expect(page.locator('.words .line')).toBeVisible();
    await shot(page, 'television-next');
    expect(complaints).toEqual([]);
    await friend.context().close();
  },
);

/** Nothing in the television's column is cut off. */
async function expectAllSeen(page: Page): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('aside *')]
      .filter((one) => one.checkVisibility() && !one.closest('.rain'))
      .filter((one) => one.getBoundingClientRect().bottom > window.innerHeight + 1)
      .map((one) => `${one.tagName}.${one.getAttribute('class')}`),
  );
  expect(cut).toEqual([]);
}

test('a newcomer takes over from a bot', async ({ page, browser, baseURL }, info) => {
  const complaints = guard(page, baseURL);
  await arrive(page);
  const code = await lay(page, { game: 'buffet', seats: 4, pace: 600 });
  await page.goto(`/#/t/${code}`);
  await expect(page.locator('.status.mine')).toBeVisible();

  const late = await friendOf(browser);
  const others = guard(late, baseURL);
  await late.goto(`/#/t/${code}`);
  await expect(late.getByText('You are watching.')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Join the next game' })).toBeVisible();
  await expect(late.getByRole('button', { name: /^Take over from / })).toHaveCount(0);
  await shot(late, `watching-${info.project.name}`);

  await ask(page, 'PUT', `${code}/newcomers`, { on: true });
  await late.getByRole('button', { name: /^Take over from / }).click();
  // The hand is theirs now, and so is what the bot had chosen.
  await expect(late.locator('[data-move]').first()).toBeVisible();
  await expect(late.getByText('You are watching.')).toHaveCount(0);
  await expect(page.getByText(/ takes over from /)).toBeVisible();
  await shot(page, `newcomer-told-${info.project.name}`);
  await shot(late, `newcomer-${info.project.name}`);
  expect([...complaints, ...others]).toEqual([]);
  await late.context().close();
});

test('a full table says so, and one can watch', { tag: '@phone' }, async ({ page, browser }) => {
  await arrive(page);
  const code = await lay(page, { game: 'larder', seats: 1, chairs: ['me'] }, false);
  const late = await friendOf(browser);
  await late.goto(`/#/t/${code}`);
  await expect(late.getByText('All chairs are taken.')).toBeVisible();
  await ask(page, 'POST', `${code}/start`, {});
  await expect(late.getByText('All seats are taken.')).toBeVisible();
  await late.context().close();
});
