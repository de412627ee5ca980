import { expect, test, type Page } from '@playwright/test';
import { arrive, ask, guard, lay } from './table';

test(
  'a team sees the dice lie before they are sent, and points meanwhile',
  { tag: '@phone' },
  async ({ page, browser, baseURL }) => {
    const complaints = guard(page, baseURL);
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const friend = await context.newPage();
    const others = guard(friend, baseURL);
    await arrive(page);
    const code = await lay(page, { game: 'larder', seats: 2, chairs: ['me', 'open'] }, false);
    await arrive(friend);
    await ask(friend, 'POST', `${code}/seats`, {});
    await ask(page, 'POST', `${code}/start`, {});
    for (const one of [page, friend]) await one.goto(`/#/t/${code}`);
    // Whoever has the dice: three crosses would have passed them on.
    const mover = await Promise.any(
      [page, friend].map(async (one) => {
        await one.locator('.portion.open').first().waitFor();
        return one;
      }),
    );
    const mate = mover === page ? friend : page;
    await expect(mate.locator('.status')).toContainText('to give a tip');

    const open = mover.locator('.portion.open').first();
    const name = (await open.getAttribute('data-square')) ?? '';
    const at = (who: Page) => who.locator(`[data-square="${name}"]`);
    await at(mover).click();
    await expect(at(mate)).toHaveClass(/drafted/);
    await at(mover).click();
    await expect(at(mate)).not.toHaveClass(/drafted/);
    await expect(mover.locator('.portion[aria-pressed="true"]')).toHaveCount(0);

    const wished = mate.locator('.portion.pointable').last();
    await wished.click();
    await expect(mate.locator('.status')).toContainText('Your tip is marked');
    await expect(mover.locator('.pointer')).toHaveCount(1);
    await at(mover).click();
    await expect(at(mate)).toHaveClass(/drafted/);
    await expect(mate.locator('.pointer')).toHaveCount(1);

    await mover.locator('.decision.stop').click();
    await expect(at(mate).locator('.crumbs')).toBeVisible();
    await expect(mate.locator('.drafted, .pointer')).toHaveCount(0);
    await context.close();
    expect([...complaints, ...others]).toEqual([]);
  },
);
