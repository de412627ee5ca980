import { expect, test } from '@playwright/test';
import type { Table } from '../src/live/protocol';
import { arrive, ask, guard, lay, lot, openTab, shot, sitDown, tap } from './table';

test('two browsers meet by a link, talk, and play', async ({ page, browser, baseURL }, info) => {
  const complaints = guard(page, baseURL);
  await page.goto('/');
  await page.getByRole('button', { name: 'Mmm!' }).click();
  await page.getByRole('button', { name: 'Invite friends' }).click();
  const link = await page.getByLabel('The link to this table').inputValue();
  await shot(page, `gathering-${info.project.name}`);

  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
  const friend = await context.newPage();
  // The link may name the machine as others in the home network call it.
  const others = guard(friend, new URL(link).origin);
  await friend.goto(link);
  await friend.getByLabel('Dein Name').fill('Ida');
  await friend.getByRole('button', { name: 'Hinsetzen', exact: true }).click();
  await expect(page.locator('.chairs')).toContainText('Ida');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [page, friend]) await expect(one.locator('.status')).toBeVisible();

  // One tap beside the board, while it is the other's turn.
  await friend.getByRole('button', { name: 'Mjam!' }).click();
  await expect(page.locator('.bubble')).toContainText('Yum!');
  // It hangs over the bar, and not over the table with its names; who says it is said in one line.
  const bubble = await page.locator('.bubble').boundingBox();
  const bar = await page.locator('header.bar').boundingBox();
  const name = await page.locator('.bubble b').boundingBox();
  if (!bubble || !bar || !name) throw new Error('Not to be seen.');
  expect(bubble.y + bubble.height).toBeLessThanOrEqual(bar.y + bar.height + 4);
  expect(name.height).toBeLessThan(30);
  await page.screenshot({ path: `target/shots/bubble-${info.project.name}.png` });
  await openTab(page, 'Chat');
  await expect(page.locator('.chat li').getByText('Yum!')).toBeVisible();

  await context.close();
  await expect(page.locator('.strip .dot.asleep')).toBeVisible();
  expect([...complaints, ...others]).toEqual([]);
});

test(
  'two at one device are called by name, and a sign says whose turn it is',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const called = page.getByLabel('Your name');
    await expect(called).not.toHaveValue('');
    await called.fill('Fern');
    await page.getByRole('radio', { name: 'owl' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Larder' }).click();
    await page.getByLabel('How many of you share this device').selectOption('2');
    await page.getByLabel('How many seats').selectOption('2');
    await page.getByRole('button', { name: 'Play together on this device' }).click();
    const line = page.locator('.status .line');
    await expect(line).toContainText(/(Fern|Player 2): /);
    const first = (await line.innerText()).startsWith('Fern') ? 'Fern' : 'Player 2';
    const second = first === 'Fern' ? 'Player 2' : 'Fern';
    const next = page.locator('.next').getByText(`Now: ${second}`);
    const pick = lot(4);
    const seen = next.waitFor();
    let there = false;
    void seen.then(() => (there = true));
    while (!there) await tap(page, pick, true);
    await shot(page, 'next-person');
    await expect(line).toContainText(`${second}: `);
    await expect(page.locator('.status')).not.toContainText(/\byou\b/i);
    await page.goto('/');
    await expect(page.locator('.people').first()).toHaveText('Fern, Player 2');
  },
);

test('a family shares a device behind a curtain', { tag: '@phone' }, async ({ page, baseURL }) => {
  const complaints = guard(page, baseURL);
  await arrive(page);
  const code = await lay(page, { game: 'buffet', seats: 3, chairs: ['me', 'me', 'bot greedy'] });
  await page.goto(`/#/t/${code}`);
  const me = (await ask<Table>(page, 'GET', code)).seats[0];
  const name = me?.kind === 'guest' ? me.name : '';
  expect(name).not.toBe('');
  await expect(page.getByRole('heading', { name: `Hand the device to ${name}` })).toBeVisible();
  await expect(page.locator('.board')).toHaveCount(0);
  await shot(page, 'curtain');
  const hold = page.getByRole('button', { name: 'Hold to look' });
  await hold.click();
  await expect(page.locator('.board')).toHaveCount(0);
  // A finger holds where a card will lie: lifting it plays nothing.
  const box = await hold.boundingBox();
  if (!box) throw new Error('Not to be seen.');
  const finger = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.locator('.board')).toBeVisible();
  await page.evaluate(({ x, y }) => {
    const card = document.querySelector<HTMLElement>('.board [data-move]');
    if (!card) throw new Error('No card.');
    Object.assign(card.style, { position: 'fixed', left: `${x - 40}px`, top: `${y - 40}px` });
  }, at);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(500);
  await page
    .locator('.board [data-move]')
    .first()
    .evaluate((card) => card.removeAttribute('style'));
  await expect(page.locator('.board [data-move][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator('.status .line')).toContainText(`${name}: Choose a card`);

  const other = page.getByRole('heading', { name: 'Hand the device to Player 2' });
  const pick = lot(3);
  while (!(await other.isVisible())) {
    await tap(page, pick).catch(() => {});
    await expect(other.or(page.locator('.status'))).toBeVisible();
  }
  await hold.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('#seat-strip')).toContainText('Player 2, is here');
  expect(complaints).toEqual([]);
});

test(
  'a television shows the table, a way to join, and nobody’s hand',
  { tag: '@desktop' },
  async ({ page, baseURL }) => {
    const complaints = guard(page, baseURL);
    const code = await sitDown(page, { game: 'buffet' });
    const frames: { seat: number }[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const told = JSON.parse(String(payload)) as { is: string; seat: number };
        if (told.is === 'frame') frames.push(told);
      }),
    );
    await page.goto(`/#/tv/${code}`);
    await page.reload();
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    await expect(page.locator('[data-choice], [data-main]')).toHaveCount(0);
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    expect(frames.every(({ seat }) => seat === -1)).toBe(true);
    await shot(page, 'television');
    expect(complaints).toEqual([]);
  },
);

test('a seat moves to another device by its link', { tag: '@phone' }, async ({ page, browser }) => {
  await sitDown(page, { game: 'buffet' });
  await openTab(page, 'Round the table');
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await page.getByLabel('The link for your seat').inputValue();
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.status.mine')).toBeVisible();
  await expect(page.locator('.status.mine')).toHaveCount(0);
  await context.close();
});

for (const locale of ['en-GB', 'ja-JP']) {
  test(
    `six figures stand side by side in a narrow bar (${locale})`,
    { tag: '@phone' },
    async ({ browser }) => {
      const viewport = { width: 360, height: 640 };
      const context = await browser.newContext({ locale, reducedMotion: 'reduce', viewport });
      const page = await context.newPage();
      for (const seats of [4, 5, 6]) {
        await sitDown(page, { game: 'buffet', seats });
        const boxes = await page
          .locator('.strip .seat > .portrait')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
        expect(boxes).toHaveLength(seats);
        for (const [i, { left }] of boxes.entries())
          expect(left, `${i} of ${seats}`).toBeGreaterThanOrEqual(boxes[i - 1]?.right ?? 0);
        const end = (await page.locator('.bar nav').boundingBox())?.x ?? 0;
        expect(boxes.at(-1)?.right).toBeLessThan(end);
      }
      await context.close();
    },
  );
}
