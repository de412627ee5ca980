import { expect, test } from '@playwright/test';
import { sitDown, tap } from './table';

test(
  'an entry of the log leads to its position, and a button back',
  { tag: '@phone' },
  async ({ page }) => {
    await sitDown(page, { game: 'office' });
    const entries = page.locator('.log li button');
    for (let taps = 0; taps < 60 && (await entries.count()) < 4; taps++)
      await tap(page, () => 0, true);
    await expect(page.locator('.status.mine')).toBeVisible();
    const asked = await page.locator('.status .line').innerText();
    await page.locator('.log summary').click();
    await entries.last().click();
    await expect(
      page.getByRole('heading', { name: 'You are looking at an earlier position' }),
    ).toBeVisible();
    await expect(entries.last()).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(page.locator('.status .line')).toHaveText(asked);
  },
);
