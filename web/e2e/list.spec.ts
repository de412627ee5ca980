import { expect, test, type Page } from '@playwright/test';

/** Whatever the page complains about, or asks of another site, fails the test. */
function guard(page: Page, baseURL: string | undefined): string[] {
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

/** Plays by the list of choices alone until the game is over. */
async function playOut(page: Page): Promise<number> {
  const over = page.getByRole('heading', { name: 'The game is over' });
  const send = page.getByRole('button', { name: 'That is my choice' });
  const choice = page.locator('[data-choice]:not([aria-pressed])').last();
  for (let taps = 0; ; taps++) {
    await expect(over.or(send.and(page.locator(':enabled'))).or(choice).first()).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) return taps;
    const next = (await send.isEnabled({ timeout: 1 }).catch(() => false)) ? send : choice;
    await next.click({ timeout: 2000 }).catch(() => {});
  }
}

for (const game of ['Mmm!', 'Schlacht am Buffet', 'Büro Crazy', 'The Bucket King']) {
  test(`${game} is played to its end by the list of choices`, async ({ page, baseURL }) => {
    const complaints = guard(page, baseURL);
    // Bots without a pause: the same table, only faster.
    await page.route('**/api/tables', (route) =>
      route.request().method() === 'POST'
        ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), pace: 0 }) })
        : route.continue(),
    );
    await page.goto('/');
    await page.getByRole('button', { name: game }).click();
    await page.getByRole('button', { name: 'Play now against bots' }).click();
    await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible();
    expect(await playOut(page)).toBeGreaterThan(3);
    await expect(page.getByRole('button', { name: 'Again!' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
