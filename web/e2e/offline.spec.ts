import { expect, test, type WebSocketRoute } from '@playwright/test';
import { shot, sitDown } from './table';
import { voidBefore } from './void';

test('a choice made without a connection is sent once, when it is back', async ({ page }) => {
  const chosen: string[] = [];
  let down = false;
  let open: WebSocketRoute | undefined;
  await page.routeWebSocket('**/api/live', (socket) => {
    if (down) return void socket.close();
    open = socket;
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (String(text).includes('"choose"')) chosen.push(String(text));
      server.send(text);
    });
  });
  await sitDown(page, { game: 'buffet' });
  await expect(page.locator('.status.mine')).toBeVisible();
  down = true;
  await open?.close();
  await expect(page.getByText('No connection to the table')).toBeVisible();
  await page.keyboard.press('1');
  const waits = page.getByText('Your choice is kept and will be sent');
  const main = page.locator('[data-main]:enabled');
  await expect(waits.or(main)).toBeVisible();
  if (await main.isVisible()) await main.click();
  await expect(waits).toBeVisible();
  await shot(page, 'offline');
  expect(chosen).toEqual([]);
  down = false;
  await expect(page.getByText('No connection to the table')).toHaveCount(0, { timeout: 15_000 });
  await expect.poll(() => chosen.length).toBe(1);
  await expect(page.locator('.status.mine')).toBeVisible();
  expect(chosen).toHaveLength(1);
  // The table has waited: nothing happened meanwhile.
  await expect(page.locator('.missed')).toHaveCount(0);
});

test(
  'packets that vanish are noticed within three seconds, and a choice made meanwhile counts once',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const way = await voidBefore(baseURL ?? '');
    const context = await browser.newContext({
      baseURL: way.url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    try {
      const page = await context.newPage();
      const ids: string[] = [];
      page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
          const sent = JSON.parse(String(payload)) as { do: string; id: string };
          if (sent.do === 'choose') ids.push(sent.id);
        }),
      );
      await sitDown(page, { game: 'buffet' });
      await expect(page.locator('.status.mine')).toBeVisible();
      const cards = page.locator('.in-hand .card-button');
      const before = await cards.count();
      const lost = page.getByText('No connection to the table');
      way.vanish();
      await cards.first().click();
      await expect(lost).toBeVisible({ timeout: 3000 });
      const main = page.locator('[data-main]:enabled');
      const waits = page.getByText('Your choice is kept and will be sent');
      await expect(waits.or(main)).toBeVisible();
      if (await main.isVisible()) await main.click();
      await expect(waits).toBeVisible();
      way.appear();
      await expect(lost).toHaveCount(0, { timeout: 20_000 });
      await expect(cards).toHaveCount(before - 1, { timeout: 20_000 });
      expect(new Set(ids).size).toBe(1);
    } finally {
      await context.close();
      way.close();
    }
  },
);

test('a device that goes offline is told so at once, and nothing moves', async ({ page }) => {
  await sitDown(page, { game: 'buffet' });
  await expect(page.locator('.status.mine')).toBeVisible();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.playing > *, .board > *, .board button, .acts button')]
        .filter((one) => one.checkVisibility())
        .map((one) => ({ is: one.className, ...one.getBoundingClientRect().toJSON() })),
    );
  // Letters and cards that come late have found their places.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .every(({ playState }) => playState === 'finished'),
  );
  const before = await places();
  const lost = page.getByText('No connection to the table');
  await page.context().setOffline(true);
  await expect(lost).toBeVisible({ timeout: 3000 });
  expect(await places()).toEqual(before);
  await page.context().setOffline(false);
  await expect(lost).toHaveCount(0, { timeout: 15_000 });
  expect(await places()).toEqual(before);
});

test(
  'without a connection the kept page still says so',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale: 'en-GB',
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The second visit is kept as well as the first one's files.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Mmm!' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('The server is not responding').first()).toBeVisible();
    await context.close();
  },
);
