import { chromium as browserType, expect, test, type WebSocketRoute } from '@playwright/test';
import { chromium } from './program.mjs';
import { guard, lot, shot, sitDown, tap } from './table';

test('a reload in the middle changes nothing', async ({ page, baseURL }) => {
  const complaints = guard(page, baseURL);
  await sitDown(page, { game: 'buffet' });
  const pick = lot(1);
  for (let i = 0; i < 3; i++) await tap(page, pick);
  const status = page.locator('.status .line');
  const mine = async () =>
    (await page.locator('.status.mine').isVisible()) ? status.innerText() : '';
  // What is picked but not sent is on this page only: it is finished first. Then it must be
  // my turn, and not the one that a choice just sent is about to end: it stays.
  await expect
    .poll(
      async () => {
        if (await page.locator('[data-main]').isVisible()) await tap(page, pick, true);
        const now = await mine();
        await page.waitForTimeout(300);
        const picked = await page.locator('[data-main]').isVisible();
        return !picked && now !== '' && now === (await mine());
      },
      { timeout: 20_000, intervals: [0] },
    )
    .toBe(true);
  const before = await status.innerText();
  const last = await page.locator('.news').innerText();
  expect(last).not.toBe('');
  const choices = await page.locator('[data-choice]').count();
  await page.reload();
  await expect(page.locator('.status.mine')).toBeVisible();
  expect(await status.innerText()).toBe(before);
  await expect(page.locator('[data-choice]')).toHaveCount(choices);
  // What happened last is still said and marked, and nothing was missed.
  await expect(page.locator('.news')).toHaveText(last);
  await expect(page.locator('.missed')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

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
  const waits = page.getByText('Your choice waits here');
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
  'a forged command gets a clear refusal, and nothing changes',
  { tag: '@desktop' },
  async ({ page }) => {
    let forge = false;
    await page.routeWebSocket('**/api/live', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as Record<string, unknown>;
        if (forge && (message['do'] === 'try' || message['do'] === 'choose'))
          Object.assign(message, { do: 'choose', moves: ['play 99'] });
        server.send(JSON.stringify(message));
      });
    });
    await sitDown(page, { game: 'buffet' });
    await expect(page.locator('.status.mine')).toBeVisible();
    const before = await page.locator('.status .line').innerText();
    forge = true;
    await page.keyboard.press('1');
    const notice = page.locator('.notice');
    await expect(notice).toBeVisible();
    expect((await notice.innerText()).length).toBeGreaterThan(15);
    await shot(page, 'refused');
    expect(await page.locator('.status .line').innerText()).toBe(before);
    await expect(page.locator('.status.mine')).toBeVisible();
  },
);

test(
  'everything works over plain http under a name of the home network',
  { tag: '@desktop' },
  async ({ baseURL }) => {
    const settings = chromium();
    const browser = await browserType.launch({
      ...settings,
      args: [...settings.args, '--host-resolver-rules=MAP table.home 127.0.0.1'],
    });
    try {
      const home = `http://table.home:${new URL(baseURL ?? '').port}`;
      const page = await browser.newPage({
        baseURL: home,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      const complaints = guard(page, home);
      await sitDown(page, { game: 'larder', seats: 2 });
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
      const pick = lot(5);
      for (let i = 0; i < 5; i++) await tap(page, pick);
      await expect(page.locator('.status')).toBeVisible();
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);

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
    await expect(page.getByText('The server does not answer').first()).toBeVisible();
    await context.close();
  },
);
