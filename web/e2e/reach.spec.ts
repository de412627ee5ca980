import { expect, test, type Page } from '@playwright/test';
import { positions } from './positions.mjs';
import { arrive, GAMES, guard, lay, reacts } from './table';

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
        await expect(page.locator('.status.mine'), kind).toBeVisible();
        await expectReach(page, `${game}, ${kind}`);
        // And with something picked, if it is not a whole choice that goes out at once.
        await page.locator(`.board ${reacts}`).first().tap();
        await page.waitForTimeout(200);
        if (await page.locator('.status.picked').isVisible())
          await expectReach(page, `${game}, ${kind}, picked`);
      }
      expect(complaints).toEqual([]);
    },
  );
}
