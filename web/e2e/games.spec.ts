import { expect, test, type Page } from '@playwright/test';
import { guard, playToEnd, shot, sitDown } from './table';

/** What follows the end is looked at once for each game, at one of the two sizes. */
const GAMES = [
  { game: 'larder', seats: 2, after: 'phone', then: 'Play on from here with bots' },
  { game: 'buffet', seats: 4, after: 'desktop', then: 'Play on from here with bots' },
  { game: 'office', seats: 3, after: 'phone', then: 'Again!' },
  { game: 'buckets', seats: 2, after: 'desktop', then: 'Again!' },
] as const;

async function expectLog(page: Page, game: string): Promise<void> {
  const link = page.getByRole('link', { name: 'Save the log' });
  const log = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await log.text()).toContain(`game ${game} `);
}

/** Looks at the game again, and plays on: from there, or another one. */
async function goOn(page: Page, seats: number, then: string, picture: string): Promise<void> {
  await page.getByRole('button', { name: 'Watch the game again' }).click();
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect(slider).toBeVisible();
  await slider.press('ArrowRight');
  await page.getByRole('button', { name: 'One step forward' }).click();
  await shot(page, picture);
  if (then === 'Again!') await page.getByRole('button', { name: 'Back to the result' }).click();
  await page.getByRole('button', { name: then }).click();
  await expect(page.locator('.status.mine')).toBeVisible();
  if (then !== 'Again!') return;
  // The game that is over counts in the series now.
  await page.goBack();
  await expect(page.getByRole('heading', { name: '1 game', exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(seats + 1);
}

/** Adds up how much the page moves under people's fingers, but for what they have just asked for. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const kept = window as typeof window & { shifted: number };
    kept.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) kept.shifted += value;
      }
    }).observe({ type: 'layout-shift' });
  });
const shifts = (page: Page) =>
  page.evaluate(() => (window as typeof window & { shifted: number }).shifted);

for (const { game, seats, after, then } of GAMES) {
  test(`${game} is played to its end on the board`, async ({ page, baseURL }, info) => {
    const size = info.project.name;
    const complaints = guard(page, baseURL);
    // One game is played with everything moving.
    if (game === 'office' && size === 'phone')
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    await sitDown(page, { game, seats });
    await watchShifts(page);
    expect(await playToEnd(page)).toBeGreaterThan(3);
    // Nothing jumps when text grows.
    expect(await shifts(page), 'layout shift over the whole game').toBeLessThan(0.1);
    // Places are told one after another.
    await expect(page.locator('.ending .hidden')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Again!' })).toBeEnabled();
    await shot(page, `${game}-ending-${size}`);
    if (size === after) {
      await expectLog(page, game);
      await goOn(page, seats, then, `${game}-replay-${size}`);
    }
    expect(complaints).toEqual([]);
  });
}

test('the words of the status line are laid out in one place, however many they are', async ({
  page,
}) => {
  await sitDown(page, { game: 'larder', seats: 2 });
  const places = await page.locator('.status .words').evaluate((words: HTMLElement) => {
    const line = words.querySelector('.line span:last-child') as HTMLElement;
    return ['Roll.', 'Place a die on a free square. '.repeat(3)].map((text) => {
      line.textContent = text;
      return { top: words.offsetTop, high: words.offsetHeight };
    });
  });
  const [short, long] = places;
  expect(long?.high).toBeGreaterThan(short?.high ?? Infinity);
  expect(long?.top).toBe(short?.top);
});
