import { expect, test } from '@playwright/test';
import { openTab, sitDown, tap } from './table';

test(
  'an entry of the log leads to its position, and a button back',
  { tag: '@phone' },
  async ({ page }) => {
    await sitDown(page, { game: 'office' });
    const entries = page.locator('.log li button');
    // The last tap sends a choice: nothing is picked then.
    for (let sent = 0; sent < 4;) if ((await tap(page, () => 0, true)) === 'main') sent++;
    const mine = page.locator('.status.mine');
    await expect(mine).toBeVisible();
    await openTab(page, 'What happened');
    await entries.first().click();
    const earlier = page.getByRole('heading', { name: 'You are looking at an earlier position' });
    await expect(earlier).toBeVisible();
    await expect(mine).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(earlier).toHaveCount(0);
    await expect(mine).toBeVisible();
  },
);
