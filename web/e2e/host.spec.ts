import { expect, test, type Browser, type Page } from '@playwright/test';
import { arrive, ask, guard, lay } from './table';

const PHONE = { width: 390, height: 664 };
const LOCALES = { 'en-GB': 'en', 'fr-FR': 'fr', 'de-DE': 'de', 'ja-JP': 'ja' } as const;

/** Somebody else, who sits down at a table by the API and looks at it. */
async function friend(browser: Browser, code: string, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', viewport: PHONE });
  const page = await context.newPage();
  await arrive(page);
  await ask(page, 'POST', `${code}/seats`, {});
  await page.goto(`/#/t/${code}`);
  return page;
}

/** From now on this page hears that a seat has not chosen for long; nobody waits minutes for it. */
async function hearsOfSlow(page: Page, seat: number): Promise<void> {
  await page.routeWebSocket('**/api/live', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const told = JSON.parse(String(message)) as { is: string; seats?: object[] };
      if (told.is === 'table') Object.assign(told.seats?.[seat] ?? {}, { slow: true });
      socket.send(JSON.stringify(told));
    });
  });
  await page.reload();
}

/** What sticks out of the window, is cut, or is too small to be touched. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.chairs .button, .chairs p, .menu .button, .menu p, .status .words',
      ),
    ]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { left, right, height } = one.getBoundingClientRect();
        const small = one.classList.contains('button') && height < 44;
        const over =
          one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
        return left < 0 || right > window.innerWidth || over || small;
      })
      .map((one) => one.textContent?.trim()),
  );

test(
  'the host frees a chair and sends a guest away, who is told so',
  { tag: '@phone' },
  async ({ page, browser, baseURL }) => {
    const complaints = guard(page, baseURL);
    await page.setViewportSize(PHONE);
    await arrive(page);
    const code = await lay(page, { game: 'buffet', seats: 4, chairs: ['me'] }, false);
    const guest = await friend(browser, code);
    await page.goto(`/#/t/${code}`);
    // One chair a guest: only the host seats somebody beside.
    await expect(guest.getByRole('button', { name: 'Get up' })).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Someone here' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Free the chair' }).click();
    await expect(guest.locator('.notice')).toContainText('The host has freed your chair.');
    await guest.getByRole('button', { name: 'Sit down', exact: true }).click();
    await page.getByRole('button', { name: 'Send away' }).click();
    await expect(page.getByText('This cannot be undone.')).toBeVisible();
    expect(await cut(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, do it' }).click();
    await expect(guest.getByText('The host has sent you away from this table.')).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('The host has sent you away from this table.')).toBeVisible();
    await expect(page.locator('.chairs')).toContainText('Free chair');
    expect(complaints).toEqual([]);
    await guest.context().close();
  },
);

for (const [locale, language] of Object.entries(LOCALES)) {
  test(
    `what the host can do fits a phone in ${language}`,
    { tag: '@phone' },
    async ({ browser }) => {
      const context = await browser.newContext({
        locale,
        reducedMotion: 'reduce',
        viewport: PHONE,
      });
      const page = await context.newPage();
      await arrive(page);
      const code = await lay(page, { game: 'buffet', seats: 4, chairs: ['me'] }, false);
      const guest = await friend(browser, code, locale);
      await page.goto(`/#/t/${code}`);
      const chair = page.locator('.chairs li').nth(1);
      await expect(chair.locator('.button')).toHaveCount(2);
      expect(await cut(page)).toEqual([]);
      await page.screenshot({
        path: `target/shots/host-gathering-${language}.png`,
        fullPage: true,
      });
      await chair.locator('.button').last().click();
      expect(await cut(page)).toEqual([]);
      await page.screenshot({ path: `target/shots/host-sure-${language}.png` });
      await chair.locator('.button').last().click();
      await page.locator('.foot .button.main').click();
      await expect(page.locator('.status')).toBeVisible();
      await page.locator('.strip').click();
      const menu = page.locator('.menu').nth(1);
      await expect(menu.locator('.button')).toHaveCount(3);
      await menu.locator('.button').last().click();
      expect(await cut(page)).toEqual([]);
      await page.screenshot({ path: `target/shots/host-playing-${language}.png` });
      await menu.locator('.button').first().scrollIntoViewIfNeeded();
      await guest.context().close();
      await context.close();
    },
  );

  test(
    `who keeps the table waiting may be voted about, in ${language}`,
    { tag: '@phone' },
    async ({ browser }) => {
      const viewport = { width: 360, height: 640 };
      const context = await browser.newContext({ locale, reducedMotion: 'reduce', viewport });
      const page = await context.newPage();
      await arrive(page);
      const chairs = ['me', 'open', 'bot greedy'];
      const code = await lay(page, { game: 'buffet', seats: 3, chairs, patience: 30 }, false);
      const guest = await friend(browser, code, locale);
      await page.goto(`/#/t/${code}`);
      await page.locator('.foot .button.main').click();
      await page.keyboard.press('Escape');
      await page.locator('[data-move]').first().click();
      await page.locator('[data-main]:enabled').click();
      await expect(page.locator('[data-move][aria-pressed="true"]')).toBeVisible();
      await hearsOfSlow(page, 1);
      await expect(page.locator('.status .line')).toContainText('30');
      expect(await cut(page)).toEqual([]);
      await page.screenshot({ path: `target/shots/slow-${language}.png` });
      await page.locator('.strip').click();
      // Who is meant comes first, and the vote before everything else.
      await expect(page.locator('.menu').first()).toContainText('30');
      await expect(page.locator('.menu .button').first()).toBeInViewport();
      expect(await cut(page)).toEqual([]);
      await page.screenshot({ path: `target/shots/slow-menu-${language}.png` });
      await guest.context().close();
      await context.close();
    },
  );
}
