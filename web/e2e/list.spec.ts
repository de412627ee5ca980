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

/** Plays until the game is over: taps in the list, or in the long games a bot's ideas. */
async function playOut(page: Page, ideas: boolean): Promise<number> {
  const over = page.getByRole('heading', { name: 'The game is over' });
  const send = page.locator('[data-main]:enabled');
  const choice = page.locator('[data-choice]:not([aria-pressed])').last();
  const idea = page.getByRole('button', { name: 'Suggest something' });
  for (let taps = 0; ; taps++) {
    await expect(over.or(send).or(choice).first()).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) return taps;
    const next = (await send.isVisible()) ? send : ideas ? idea : choice;
    // The table may go on between looking and tapping; then it is looked at again.
    await next.click({ timeout: 1500 }).catch(() => {});
  }
}

const GAMES = [
  { game: 'Mmm!', ideas: false },
  { game: 'Schlacht am Buffet', ideas: false },
  { game: 'Büro Crazy', ideas: true },
  { game: 'The Bucket King', ideas: true },
];

for (const { game, ideas } of GAMES) {
  test(`${game} is played to its end by the list of choices`, async ({ page, baseURL }) => {
    const complaints = guard(page, baseURL);
    // Bots without a pause: the same table, only faster.
    await page.route('**/api/tables', (route) =>
      route.request().method() === 'POST'
        ? route.continue({
            postData: JSON.stringify({ ...route.request().postDataJSON(), pace: 0 }),
          })
        : route.continue(),
    );
    await page.goto('/');
    await page.getByRole('button', { name: game }).click();
    await page.getByRole('button', { name: 'Play now against bots' }).click();
    await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible();
    expect(await playOut(page, ideas)).toBeGreaterThan(3);
    await expect(page.getByRole('button', { name: 'Again!' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
