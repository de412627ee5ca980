import { expect, test } from '@playwright/test';
import { guard, playToEnd, shot, sitDown } from './table';

/** Each game at one size; the long ones go on with a bot's ideas after a while. */
const GAMES = [
  { game: 'larder', size: 'phone', seats: 2, own: Infinity },
  { game: 'buffet', size: 'desktop', seats: 4, own: Infinity },
  { game: 'office', size: 'phone', seats: 4, own: 12 },
  { game: 'buckets', size: 'desktop', seats: 3, own: 12 },
] as const;

for (const { game, size, seats, own } of GAMES) {
  test(`${game} is played to its end, looked at again, and played on`, async ({
    page,
    baseURL,
  }, info) => {
    test.skip(info.project.name !== size, 'each game is played at one size');
    const complaints = guard(page, baseURL);
    await sitDown(page, { game, seats });
    const taps = await playToEnd(page, own);
    expect(taps).toBeGreaterThan(3);
    await shot(page, `${game}-ending-${size}`);
    const log = await page.request.get(
      (await page.getByRole('link', { name: 'Save the log' }).getAttribute('href')) ?? '',
    );
    expect(await log.text()).toContain(`game ${game} `);

    await page.getByRole('button', { name: 'Look at the game again' }).click();
    const slider = page.getByRole('slider', { name: 'Where in the game' });
    await expect(slider).toBeVisible();
    await slider.press('ArrowRight');
    await page.getByRole('button', { name: 'One step on' }).click();
    await shot(page, `${game}-replay-${size}`);
    if (game === 'larder' || game === 'buffet') {
      await page.getByRole('button', { name: 'Play on from here against bots' }).click();
      await expect(page.locator('.status.mine')).toBeVisible();
    } else {
      await page.getByRole('button', { name: 'Back to the result' }).click();
      await page.getByRole('button', { name: 'Again!' }).click();
      await expect(page.locator('.status.mine')).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });
}
