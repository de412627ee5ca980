import { expect, test, type Locator, type Page } from '@playwright/test';
import { positions } from './positions.mjs';
import { arrive, GAMES, guard, lay, lot, myTurn, reacts, sitDown, tap } from './table';

/** Phones with the browser's bars on, upright and sideways; a tablet; laptops; the last at 200 %. */
const SIZES = [
  [390, 664],
  [360, 640],
  [844, 390],
  [820, 1180],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [683, 384],
] as const;
const SMALLEST = 44;
/** Twelve cards must fit 360 px. */
const SMALLEST_OF_TWELVE = 40;

/** What is wrong with what may be touched now: out of sight, under something else, or too small. */
const wrong = (page: Page, reacts: string): Promise<readonly string[]> =>
  page.evaluate(
    ({ reacts, smallest, ofTwelve }) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        );
      const { innerWidth, innerHeight } = window;
      const things = shown(`.board ${reacts}, .board [data-drag], .playing > :not(.board) button`);
      const found: string[] = [];
      if (shown(`.board ${reacts}, [data-main]:enabled`).length === 0)
        found.push('There is nothing to touch.');
      const page = document.documentElement;
      if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
        found.push(`The page scrolls: ${page.scrollWidth} × ${page.scrollHeight}.`);
      for (const thing of things) {
        if (thing.closest('[role=tabpanel]')) continue;
        const { left, top, width, height } = thing.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const name = thing.dataset['move'] ?? thing.getAttribute('aria-label') ?? thing.innerText;
        const hit = document.elementFromPoint(x, y);
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
          found.push(`${name}: out of sight at ${Math.round(x)}, ${Math.round(y)}`);
        else if (!hit || !(thing === hit || thing.contains(hit)))
          found.push(`${name}: under ${hit?.tagName}.${hit?.getAttribute('class')}`);
        const twelve = thing.parentElement?.parentElement?.childElementCount ?? 0;
        const least = innerWidth <= 360 && twelve >= 12 ? ofTwelve : smallest;
        const offers = thing.closest('.board') !== null || thing.matches('[data-main]');
        if (offers && Math.min(width, height) < least - 0.5)
          found.push(`${name}: only ${Math.round(width)} × ${Math.round(height)}`);
      }
      return found;
    },
    { reacts, smallest: SMALLEST, ofTwelve: SMALLEST_OF_TWELVE },
  );

/** Looks at one state at every size. */
async function expectReach(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => wrong(page, reacts), {
        message: `${what} at ${width} × ${height}`,
        timeout: 4000,
      })
      .toEqual([]);
  }
}

for (const game of GAMES) {
  test(
    `${game}: everything that may be touched is in reach, at every size`,
    { tag: '@phone' },
    async ({ page, baseURL }) => {
      const complaints = guard(page, baseURL);
      await arrive(page);
      const most = { buffet: 6, office: 5, larder: 6, buckets: 6 }[game];
      for (const wish of [{ game, kind: 'first', seats: most }, ...positions(game)]) {
        const { kind, ...table } = wish;
        await page.goto(`/#/t/${await lay(page, table)}`);
        await expect(page.locator(myTurn), kind).toBeVisible();
        await expectReach(page, `${game}, ${kind}`);
        // And with something picked, if it is not a whole choice that goes out at once.
        const picked = page.locator('.status.picked');
        if (await picked.isVisible()) continue; // the only thing to do was: all has been looked at
        await page.locator(`.board ${reacts}`).first().tap();
        await page.waitForTimeout(200);
        if (await picked.isVisible()) await expectReach(page, `${game}, ${kind}, picked`);
      }
      expect(complaints).toEqual([]);
    },
  );
}

/** What was there a moment ago may be gone with the tap before: then the next look decides. */
const soon = (target: Locator) => target.tap({ timeout: 2_000 }).catch(() => undefined);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'buckets: whatever is left of a pyramid can be touched, through all collapses',
    { tag: '@phone' },
    async ({ page, baseURL }) => {
      const complaints = guard(page, baseURL);
      await sitDown(page, { game: 'buckets', seats: 2, options: { edition: '2005' } });
      const own = page.locator('.middle .bucket');
      const pick = lot(3);
      /** How many buckets were left whenever one had to go. */
      const left: number[] = [];
      for (let turns = 0; turns < 150; turns++) {
        await expect(
          page.locator('.status.mine, .ending, [data-main]:enabled').first(),
        ).toBeVisible();
        if (await page.locator('.ending').isVisible()) break;
        if ((await own.and(page.locator('.offered, [aria-pressed="true"]')).count()) > 0)
          left.push(await own.count());
        await expect
          .poll(() => wrong(page, reacts), { message: `${await own.count()} buckets left` })
          .toEqual([]);
        // The rule of a bucket opens over the table, and a phone is turned.
        if (turns % 3 === 1 && (await own.count()) > 0) {
          await own.first().dispatchEvent('contextmenu');
          await page.keyboard.press('Escape');
        }
        if (turns % 5 === 4) {
          await page.setViewportSize({ width: 664, height: 390 });
          await page.setViewportSize({ width: 390, height: 664 });
        }
        const give = page.locator('[data-move="give in"]:not([aria-disabled="true"])');
        const takes = page.locator('.middle .offered[data-move^="take"]');
        const costs = (await takes.locator('.cost').allInnerTexts()).map((cost) => cost.slice(1));
        if (await give.and(page.locator('[aria-pressed="false"]')).isVisible()) await soon(give);
        else if (costs.length > 1 && (await page.locator('[data-main]:enabled').count()) === 0)
          // The cheapest, so that there are many collapses.
          await soon(takes.nth(costs.indexOf(`${Math.min(...costs.map(Number))}`)));
        else await tap(page, pick);
      }
      await expect(page.locator('.ending')).toBeVisible();
      expect(new Set(left).size, `${left}`).toBeGreaterThan(2);
      expect(Math.min(...left)).toBeLessThan(4);
      expect(complaints).toEqual([]);
    },
  );
});
