import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { arrive, expectNoOverflow, GAMES, guard, lay, lot, shot, sitDown, tap } from './table';

async function clean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, what).toEqual([]);
}

test('two taps and less than three seconds lead to the first own decision', async ({ page }) => {
  await page.goto('/');
  const start = Date.now();
  await page.goto('/?');
  await page.getByRole('button', { name: 'Mmm!' }).click();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page.locator('.status.mine')).toBeVisible({ timeout: 10_000 });
  const took = Date.now() - start;
  console.log(`From the home page to the first decision: ${took} ms.`);
  expect(took).toBeLessThan(3000);
});

test('axe finds nothing on any main screen', async ({ page, baseURL }, info) => {
  const complaints = guard(page, baseURL);
  const size = info.project.name;
  await arrive(page);
  await expect(page.locator('.game').first()).toBeVisible();
  await clean(page, 'home');
  await shot(page, `home-${size}`);
  await page.locator('.game').first().click();
  await page.getByText('More about the table').click();
  await clean(page, 'laying');
  await shot(page, `laying-${size}`);
  const gathering = await lay(page, { game: 'office', chairs: ['me'] }, false);
  await page.goto(`/#/t/${gathering}`);
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await clean(page, 'gathering');
  for (const game of GAMES) {
    await sitDown(page, { game, seats: 4 });
    await expect(page.locator('.status.mine')).toBeVisible();
    await clean(page, game);
    await shot(page, `${game}-playing-${size}`);
  }
  for (const panel of ['Settings', 'Rules', 'The game in 60 seconds']) {
    await page.getByRole('button', { name: panel }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await clean(page, panel);
    await shot(page, `${panel.toLowerCase().replaceAll(' ', '-')}-${size}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto('/#/t/ZZZZZ');
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await clean(page, 'trouble');
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a game is begun and played with keys alone', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'phones have no keys');
  await page.goto('/');
  await expect(page.locator('.game').first()).toBeVisible();
  const game = page.getByRole('button', { name: 'Mmm!' });
  for (let i = 0; i < 20 && !(await game.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.status.mine')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  const before = await page.locator('.news').innerText();
  await page.keyboard.press('1');
  // Either the choice is made, or it waits for the main button.
  const main = page.locator('[data-main]');
  const told = async () => (await page.locator('.news').innerText()) !== before;
  await expect.poll(async () => (await told()) || (await main.isVisible())).toBe(true);
  if (await main.isVisible()) {
    while (await main.isDisabled()) await page.keyboard.press('1');
    await main.focus();
    await page.keyboard.press('Enter');
  }
  await expect.poll(told).toBe(true);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
});

test('the language changes everywhere at once, and nothing runs over at 360 px', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'phone', 'narrow screens are phones');
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page);
  const titles = { fr: 'La table est mise', de: 'Der Tisch ist gedeckt', ja: '食卓の用意' };
  for (const [language, title] of Object.entries(titles)) {
    await page.goto('/#/');
    await page.locator('header select').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectNoOverflow(page, `home ${language}`);
    await page.locator('.game').last().click();
    await page.locator('.laying details summary').click();
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
    await page.goto('/#/');
    await expect(page.locator('.game').first()).toBeVisible();
  }
});

test('what the page offers is what the frame says, at every state of random games', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'once is enough');
  // What may be chosen now, and what may follow the moves that are picked already.
  const offered: Record<string, string[]> = {};
  const note = (payload: string | Buffer) => {
    const told = JSON.parse(String(payload)) as {
      is: string;
      choices?: { move: string }[];
    };
    if (told.is === 'frame' || told.is === 'tried')
      offered[told.is] = (told.choices ?? []).map(({ move }) => move).sort();
  };
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => note(payload)));
  const words = (selector: string, name: string) =>
    page
      .locator(selector)
      .evaluateAll((all, name) => all.map((one) => one.getAttribute(name) ?? ''), name);
  // What is pressed is picked already; touching it takes it back.
  const reacts = '.board [data-move]:not([aria-disabled="true"],[aria-pressed="true"])';
  let states = 0;
  for (const game of GAMES) {
    await sitDown(page, { game, seats: 4 });
    const pick = lot(11);
    for (let i = 0; i < 12; i++) {
      if (await page.locator('.status.mine').isVisible()) {
        // Bots may play on meanwhile: what is compared is always the present.
        const differs = async () => {
          const state = (await page.locator('[data-main]').isVisible()) ? 'tried' : 'frame';
          const list = (await words('[data-choice]', 'data-choice')).sort();
          const board = await words(reacts, 'data-move');
          const legal = offered[state] ?? [];
          return {
            missing: legal.filter((move) => !list.includes(move)),
            illegal: list.filter((move) => !legal.includes(move)),
            // A picker takes the parts of a choice in any order; then the server must agree.
            early: board.filter((move) => !legal.includes(move)),
          };
        };
        let early: string[] = [];
        const found = async () => {
          const { early: parts, ...rest } = await differs();
          early = parts;
          return rest;
        };
        await expect.poll(found, { message: game }).toEqual({ missing: [], illegal: [] });
        if (early[0]) {
          await page.locator(`.board [data-move="${early[0]}"]:visible`).first().click();
          await expect(page.locator('[data-main]'), early[0]).toBeVisible();
          await expect(page.locator('.notice')).toHaveCount(0);
        }
        states++;
      }
      if ((await tap(page, pick)) === 'over') break;
    }
  }
  console.log(`Compared at ${states} states.`);
  expect(states).toBeGreaterThan(20);
});
