import { expect, test } from '@playwright/test';
import type { GameInfo } from '../src/live/protocol';
import { guard, playToEnd, shot, sitDown } from './table';

// cli/src/test/fifth-game/run plays these, with a program that has one game more: no board is drawn for it.

test('the home page shows a fifth game, and lays a table for it', async ({ page, baseURL }) => {
  const complaints = guard(page, baseURL);
  await page.goto('/');
  const tiles = page.locator('.game');
  const { games } = (await (await page.request.get('/api/games')).json()) as {
    games: readonly GameInfo[];
  };
  await expect(tiles).toHaveCount(games.length);
  const tile = page.getByRole('button', { name: 'Pips' });
  await expect(tile).toContainText('Roll as long as you dare, and stop before the one.');
  await expect(tile).toContainText('2 to 5');
  expect(await tile.locator('svg path').count()).toBeGreaterThan(2);
  await shot(page, 'fifth-game-home');
  await tile.click();
  await page.getByText('instant').click();
  await expect(page.getByText('20, for a short game')).toBeVisible();
  await page.getByRole('button', { name: 'Play now with bots' }).click();
  await expect(page.locator('.room-pips .status')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a fifth game is played to its end by touching its choices', async ({ page, baseURL }) => {
  const complaints = guard(page, baseURL);
  // The die has been rolled: there is something to choose, whatever chance does later.
  const log = 'tischlein 1\ngame pips 1\nseats 2 goal 20\n* die 4\n';
  await sitDown(page, { game: 'pips', seats: 2, log });
  await expect(page.locator('.status.mine')).toContainText('You have 4 pips in this turn.');
  const board = page.locator('.board');
  await expect(board.getByRole('button')).toHaveText(['Roll again', 'Stop and bank 4 points']);
  await shot(page, 'fifth-game-playing');
  await board.getByRole('button', { name: 'Stop and bank 4 points' }).click();
  await playToEnd(page);
  await expect(page.locator('.ending .hidden')).toHaveCount(0);
  await shot(page, 'fifth-game-ending');
  const link = page.getByRole('link', { name: 'Save the log' });
  const kept = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await kept.text()).toContain('* die 4\n0 stop\n');
  expect(complaints).toEqual([]);
});
