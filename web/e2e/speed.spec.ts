import { expect, test } from '@playwright/test';

test('two taps and less than three seconds lead to the first own decision', async ({ page }) => {
  await page.goto('/');
  const start = Date.now();
  await page.goto('/?');
  await page.getByRole('button', { name: 'Mmm!' }).click();
  await page.getByRole('button', { name: 'Play now with bots' }).click();
  await expect(page.locator('.status.mine')).toBeVisible({ timeout: 10_000 });
  const took = Date.now() - start;
  console.log(`From the home page to the first decision: ${took} ms.`);
  expect(took).toBeLessThan(3000);
});
