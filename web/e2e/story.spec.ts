import { expect, test } from '@playwright/test';
import { sitDown, tap } from './table';

test(
  'an entry of the log leads to its position, and a button back',
  { tag: '@phone' },
  async ({ page }) => {
    await sitDown(page, { game: 'office' });
    const entries = page.locator('.log li button');
    // The last tap sends a choice: nothing is picked then.
    let last = '';
    for (let taps = 0; taps < 60 && !(last === 'main' && (await entries.count()) > 3); taps++)
      last = await tap(page, () => 0, true);
    const mine = page.locator('.status.mine');
    await expect(mine).toBeVisible();
    await page.locator('.log summary').click();
    await entries.last().click();
    const earlier = page.getByRole('heading', { name: 'You are looking at an earlier position' });
    await expect(earlier).toBeVisible();
    await expect(entries.last()).toHaveAttribute('aria-current', 'step');
    await expect(mine).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(earlier).toHaveCount(0);
    await expect(mine).toBeVisible();
  },
);
