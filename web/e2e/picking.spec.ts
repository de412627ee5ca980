import { expect, test } from '@playwright/test';
import { positions } from './positions.mjs';
import { arrive, guard, lay } from './table';

/** Nine to beat, with a grey 8 and a grey 2 in the hand: only both together are enough. */
const [RAISE] = positions('buckets').filter(({ kind }) => kind === 'raise');

test('cards are picked in any order, by tap and by key', async ({ page, baseURL }) => {
  const complaints = guard(page, baseURL);
  await arrive(page);
  const { kind: _, ...table } = RAISE ?? { kind: '', game: 'buckets' };
  await page.goto(`/#/t/${await lay(page, table)}`);
  const status = page.locator('.status');
  const main = page.locator('[data-main]');
  const card = (value: number) => page.locator(`.cards [data-key="${value}"]:enabled`);
  const low = card(2).and(page.locator('[aria-label*="grey"]'));
  const high = card(8).and(page.locator('[aria-label*="grey"]'));
  await expect(status).toContainText('at least 10');

  await low.click();
  await expect(status).toContainText('8 more to beat 9');
  await expect(main).toBeDisabled();
  await high.click();
  await expect(main).toHaveText(/^Attack \w+ with 10$/);
  await expect(main).toBeEnabled();

  // A card that is tapped again goes back, and the rest stays.
  await high.click();
  await expect(status).toContainText('8 more to beat 9');
  await page.keyboard.press('Escape');
  await expect(low).toHaveAttribute('aria-pressed', 'false');

  // The white flag by its key, then the cards by theirs; the last one confirms.
  await page.keyboard.press('0');
  await expect(main).toHaveText('Give in');
  // A marked bucket is touched too early: what has been picked comes first.
  const notice = page.locator('.notice');
  await page.locator('.board [data-move^="take"]').first().click({ force: true });
  await expect(notice).toContainText('confirm it first');
  // By its place: it goes as soon as it is pressed, before a click on it would be over.
  const box = await notice.boundingBox();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await expect(notice).toHaveCount(0);
  await expect(main).toHaveText('Give in');
  await page.keyboard.press('2');
  await expect(status).toContainText('8 more to beat 9');
  await page.keyboard.press('8');
  await expect(main).toHaveText(/with 10$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(low.and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
  expect(complaints).toEqual([]);
});
