import { expect, test } from '@playwright/test';
import { arrive, expectNoOverflow, GAMES, guard, lay, reacts, shot, sitDown } from './table';

test('axe finds nothing on any main screen', async ({ page, baseURL }, info) => {
  const complaints = guard(page, baseURL);
  const size = info.project.name;
  await arrive(page);
  await expect(page.locator('.game').first()).toBeVisible();
  await shot(page, `home-${size}`);
  await page.locator('.game').first().click();
  await page.getByText('More settings').click();
  await shot(page, `laying-${size}`);
  for (const game of GAMES) {
    await page.goto(`/#/t/${await lay(page, { game, seats: 4 })}`);
    await expect(page.locator(`.room-${game} .status`)).toBeVisible();
    await expect(page.locator('.status.mine')).toBeVisible();
    await shot(page, `${game}-playing-${size}`);
  }
  for (const panel of ['Settings', 'Rules', 'The game in 60 seconds']) {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: panel }).click();
    await expect(page.getByRole('dialog', { name: panel })).toBeVisible();
    await shot(page, `${panel.toLowerCase().replaceAll(' ', '-')}-${size}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/#/t/ZZZZZ');
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await shot(page, `trouble-${size}`);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a game is begun and played with keys alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.game').first()).toBeVisible();
  const game = page.getByRole('button', { name: 'Mmm!' });
  for (let i = 0; i < 20 && !(await game.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play now with bots' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.status.mine')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  // On a thing the question is about it: the one rule, and nothing over the table.
  await page.locator('.board [data-move]').first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Rule 3.2' })).toContainText('free square');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const version = () => page.locator('.playing').getAttribute('data-version');
  const before = await version();
  // Until something is picked, the introduction is offered in the button's place.
  const ready = page.locator('[data-main]:enabled');
  while ((await ready.count()) === 0) await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(version).not.toBe(before);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
});

test(
  'the language changes everywhere at once, and nothing runs over at 360 px',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await arrive(page);
    const titles = { fr: 'La table est mise', de: 'Der Tisch ist gedeckt', ja: '食卓の用意' };
    for (const [language, title] of Object.entries(titles)) {
      await page.goto('/#/');
      await page.locator('header select').selectOption(language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expectNoOverflow(page, `home ${language}`);
      await page.locator('.game').last().click();
      for (const one of await page.locator('.laying details summary').all()) await one.click();
      await expectNoOverflow(page, `laying ${language}`);
      await shot(page, `laying-${language}`);
      const code = await lay(page, { game: 'buckets', chairs: ['me'] }, false);
      await page.goto(`/#/t/${code}`);
      await expect(page.locator('.chairs')).toBeVisible();
      await expectNoOverflow(page, `gathering ${language}`);
      for (const game of GAMES) {
        await page.goto(`/#/t/${await lay(page, { game, seats: 4 })}`);
        await expect(page.locator(`.room-${game} .status`)).toBeVisible();
        await expectNoOverflow(page, `${game} ${language}`);
      }
      await shot(page, `playing-${language}`);
      for (const panel of ['settings', 'rules', 'intro']) {
        await page.locator('header nav .way').last().click();
        await page.locator(`dialog .${panel}`).click();
        await expect(page.locator('dialog')).toBeVisible();
        await expectNoOverflow(page, `${panel} ${language}`);
        await page.keyboard.press('Escape');
      }
      await page.locator('header .strip').click();
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectNoOverflow(page, `${await tab.innerText()} ${language}`);
      }
      await page.goto('/#/');
      await expect(page.locator('.game').first()).toBeVisible();
    }
  },
);

test(
  'board and buttons of the introduction stay where they are, and what is pointed at is in sight, upright and sideways',
  { tag: '@phone' },
  async ({ page }) => {
    await arrive(page);
    for (const [width, height] of [
      [360, 640],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const game of GAMES) {
        await page.goto(`/#/t/${await lay(page, { game, seats: 4 })}`);
        await expect(page.locator(`.room-${game} .status.mine`)).toBeVisible();
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('button', { name: 'The game in 60 seconds', exact: true }).click();
        const next = page.getByRole('button', { name: 'Next', exact: true });
        await expect(next).toBeInViewport({ ratio: 1 });
        // While one picture gives way to the next both are there.
        const places = async () => [
          await next.boundingBox(),
          await page.locator('.intro > .stage').last().boundingBox(),
        ];
        const hidden = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('.intro .pointed')]
              .filter((one) => !one.checkVisibility() || one.getBoundingClientRect().height === 0)
              .map((one) => one.className),
          );
        const first = await places();
        while (await next.isVisible()) {
          expect(await places(), `${game} at ${width}`).toEqual(first);
          expect(await hidden(), `${game} at ${width}`).toEqual([]);
          await next.click();
        }
        const last = page.getByRole('button', { name: 'Let’s play' });
        await expect(last).toBeInViewport({ ratio: 1 });
        await last.click();
      }
    }
  },
);

test(
  'where people have chosen the colours, cards and dice keep their paper, and what is picked is outlined',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await sitDown(page, { game: 'buckets' });
    await expect(page.locator('.face').first()).toHaveCSS('background-image', /gradient/);
    await sitDown(page, { game: 'larder' });
    await expect(page.locator('.die').first()).toHaveCSS('forced-color-adjust', 'none');
    await sitDown(page, { game: 'buffet' });
    await page.locator(`.board ${reacts}`).first().click();
    await expect(page.locator('.board [data-move][aria-pressed="true"]')).toHaveCSS(
      'outline-style',
      'solid',
    );
  },
);
