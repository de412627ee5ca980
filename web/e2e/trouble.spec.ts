import { chromium as browserType, expect, test } from '@playwright/test';
import { chromium } from './program.mjs';
import { arrive, GAMES, guard, lot, reacts, shot, sitDown, tap } from './table';

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
        if (await page.locator('.status.picked').isVisible()) await tap(page, pick, true);
        const now = await mine();
        await page.waitForTimeout(300);
        const picked = await page.locator('.status.picked').isVisible();
        return !picked && now !== '' && now === (await mine());
      },
      { timeout: 20_000, intervals: [0] },
    )
    .toBe(true);
  const before = await status.innerText();
  const last = await page.locator('.below').innerText();
  expect(last).not.toBe('');
  const choices = await page.locator(`.board ${reacts}`).count();
  await page.reload();
  await expect(page.locator('.status.mine')).toBeVisible();
  expect(await status.innerText()).toBe(before);
  await expect(page.locator(`.board ${reacts}`)).toHaveCount(choices);
  // What happened last is still said and marked, and nothing was missed.
  await expect(page.locator('.below')).toHaveText(last);
  await expect(page.locator('.missed')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a reload keeps what was picked and not sent', { tag: '@phone' }, async ({ page }) => {
  for (const game of GAMES) {
    await sitDown(page, { game, seats: 3 });
    await expect(page.locator('.status.mine')).toBeVisible();
    await page.locator('[data-suggest]').click();
    const main = page.locator('[data-main]');
    await expect(main, game).toBeEnabled();
    const would = page.locator('.status .below');
    const before = [await main.innerText(), await would.innerText()];
    await page.reload();
    await expect(main, game).toBeEnabled();
    expect([await main.innerText(), await would.innerText()], game).toEqual(before);
  }
});

test('codes and addresses as people type them', { tag: '@phone' }, async ({ page }) => {
  const code = await sitDown(page, { game: 'larder', seats: 2 });
  for (const typed of [code.toLowerCase(), `${code.slice(0, 3)} ${code.slice(3)}`]) {
    await page.goto(`/t/${encodeURIComponent(typed)}`);
    await expect(page.locator('.status')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/#/t/${code}$`));
  }
  await page.goto('/t/k7q');
  await expect(
    page.getByText('A code has twelve letters and digits; this one has 3.'),
  ).toBeVisible();
  await shot(page, 'wrong-code');
  const box = page.getByLabel('Code of a friend’s table');
  await expect(box).toHaveValue('K7Q');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('status')).toContainText('this one has 3');
  await box.fill(` ${code.toLowerCase()} `);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('.status')).toBeVisible();
});

test(
  'whoever sits in a running game finds the way back first',
  { tag: '@phone' },
  async ({ page }) => {
    const code = await sitDown(page, { game: 'buffet' });
    await expect(page.locator('.status.mine')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    const back = page.locator('main > a').first();
    await expect(back).toContainText(/Your turn! Back to the table|Back to your game/);
    const tiles = await page.locator('.games').boundingBox();
    const box = await back.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(Math.min(tiles?.y ?? 0, 300));
    await shot(page, 'way-back');
    await page.reload();
    await expect(back).toContainText('Your turn! Back to the table');
    await back.click();
    await expect(page).toHaveURL(new RegExp(`/#/t/${code}$`));
    await expect(page.locator('.status.mine')).toBeVisible();
  },
);

test('every screen opens at its top', { tag: '@phone' }, async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  await arrive(page);
  for (const height of [664, 640, 390]) {
    await page.setViewportSize({
      width: height === 640 ? 360 : height === 390 ? 844 : 390,
      height,
    });
    await page.goto('/#/');
    await page.getByRole('button', { name: 'Mmm!' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.getByRole('button', { name: 'Mmm!' }).click();
    const now = page.getByRole('button', { name: 'Play now with bots' });
    await expect(now).toBeFocused();
    expect(await top()).toBe(0);
    await expect(page.getByRole('heading', { name: 'Mmm!' })).toBeInViewport();
    await shot(page, `laying-${height}`);
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.goBack();
    await expect(page.locator('.games')).toBeVisible();
    expect(await top()).toBe(0);
    // Straight from a link, as if just typed.
    await page.goto('/#/new/buffet');
    await page.reload();
    await expect(now).toBeFocused();
    expect(await top()).toBe(0);
  }
});

test('back from laying a table leads home, and from a table not to laying it again', async ({
  page,
}) => {
  await arrive(page);
  const games = page.locator('.games');
  const mmm = page.getByRole('button', { name: 'Mmm!' });
  const invite = page.getByRole('button', { name: 'Invite friends' });
  await mmm.click();
  await expect(invite).toBeVisible();
  await page.goBack();
  await expect(games).toBeVisible();
  await mmm.click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(games).toBeVisible();
  await mmm.click();
  await invite.click();
  await expect(page.locator('.chairs')).toBeVisible();
  await page.goBack();
  await expect(games).toBeVisible();
});

test(
  'a refusal appears where the finger is, and goes with a tap',
  { tag: '@phone' },
  async ({ page }) => {
    await sitDown(page, { game: 'larder', seats: 2 });
    await expect(page.locator('.status.mine')).toBeVisible();
    const shut = page.locator('.board [data-move][aria-disabled="true"]').first();
    const box = await shut.boundingBox();
    await shut.click({ force: true });
    const notice = page.locator('.notice');
    await expect(notice).toBeVisible();
    const said = await notice.boundingBox();
    if (!box || !said) throw new Error('Not to be seen.');
    expect(Math.abs(said.y + said.height / 2 - box.y - box.height / 2)).toBeLessThan(250);
    expect(said.x).toBeGreaterThanOrEqual(0);
    expect(said.x + said.width).toBeLessThanOrEqual(390);
    // By the place: the notice is gone as soon as the finger is down.
    await page.touchscreen.tap(said.x + 5, said.y + 5);
    await expect(notice).toHaveCount(0);
  },
);

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
