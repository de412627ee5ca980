import { expect, test } from '@playwright/test';
import { arrive, guard, lay, lot, openTab, shot, sitDown, tap } from './table';

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
  await openTab(page, 'Talk');
  await expect(page.locator('.chat li').getByText('Yum!')).toBeVisible();

  await context.close();
  await expect(page.locator('.strip .dot.asleep')).toBeVisible();
  expect([...complaints, ...others]).toEqual([]);
});

test('a family shares a device behind a curtain', { tag: '@phone' }, async ({ page, baseURL }) => {
  const complaints = guard(page, baseURL);
  await arrive(page);
  const code = await lay(page, { game: 'buffet', seats: 3, chairs: ['me', 'me', 'bot greedy'] });
  await page.goto(`/#/t/${code}`);
  await expect(page.getByRole('heading', { name: 'Hand the device to Red' })).toBeVisible();
  await expect(page.locator('.board')).toHaveCount(0);
  await shot(page, 'curtain');
  const hold = page.getByRole('button', { name: 'Hold to look' });
  await hold.click();
  await expect(page.locator('.board')).toHaveCount(0);
  await hold.click({ delay: 900 });
  await expect(page.locator('.board')).toBeVisible();

  const blue = page.getByRole('heading', { name: 'Hand the device to Blue' });
  const pick = lot(3);
  while (!(await blue.isVisible())) {
    await tap(page, pick).catch(() => {});
    await expect(blue.or(page.locator('.status'))).toBeVisible();
  }
  await hold.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.board')).toBeVisible();
  await expect(page.locator('#seat-strip')).toContainText('Blue, you');
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
    await expect(
      page.getByRole('img', { name: 'The link as a picture for a camera' }),
    ).toBeVisible();
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
  await page.getByRole('button', { name: 'Go on with another device' }).click();
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
