import { expect, test, type Page } from '@playwright/test';
import { GAMES, lot, reacts, sitDown, tap } from './table';
import { Wire } from './wire';

const words = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (all, name) => [...new Set(all.map((one) => one.getAttribute(name) ?? ''))].sort(),
      name,
    );
const onBoard = (page: Page) => words(page, `.board ${reacts}`, 'data-move');
const inList = (page: Page) => words(page, '[data-choice]', 'data-choice');
const picked = (page: Page) => page.locator('[data-main]').isVisible();

/** Touches a thing of the board, and waits until the page has shown what came of it. */
async function touch(page: Page, wire: Wire, move: string): Promise<void> {
  await page.locator(`.board [data-move="${move}"]:visible`).first().click();
  await expect.poll(() => wire.quiet, { message: move }).toBe(true);
  await expect(page.locator('[data-main]'), move).toBeVisible();
  await expect(page.locator('.notice'), move).toHaveCount(0);
}

/** Takes back all that is picked. */
async function clear(page: Page, wire: Wire): Promise<void> {
  const undo = page.locator('.dock').getByRole('button', { name: 'Take back', exact: true });
  await expect
    .poll(
      async () => {
        // The last thing taken back takes the button with it.
        if (wire.quiet && (await picked(page))) await undo.click({ timeout: 500 }).catch(() => {});
        return wire.quiet && !(await picked(page));
      },
      { message: 'all is taken back', intervals: [20], timeout: 15_000 },
    )
    .toBe(true);
}

/**
 * A picker takes the parts of a choice in any order, so that the board's next things are not the
 * server's next moves. There every thing is touched that can be, after each beginning; the parts of
 * all choices that came of it must be those that are legal somewhere in a choice, and no others.
 * What is a whole choice by itself would go out at once: being offered is enough.
 */
async function expectSameParts(page: Page, wire: Wire, what: string): Promise<void> {
  const { parts, whole } = await wire.parts();
  const beginnings = await onBoard(page);
  wire.composed.clear();
  for (const move of beginnings.filter((move) => whole.includes(move))) wire.composed.add(move);
  const touched = new Set<string>(whole);
  for (const beginning of beginnings.filter((move) => !whole.includes(move))) {
    let next: string | undefined = beginning;
    while (next !== undefined) {
      touched.add(next);
      await touch(page, wire, next);
      // The last word first: there are more of something before there are fewer.
      next = (await onBoard(page)).findLast((move) => !touched.has(move));
    }
    await clear(page, wire);
  }
  expect([...wire.composed].sort(), what).toEqual(parts);
}

test(
  'what can be put together on the board is what is legal, at every state of random games',
  { tag: '@desktop' },
  async ({ page }) => {
    const states = { exact: 0, pickers: 0 };
    for (const game of GAMES) {
      const wire = new Wire(page);
      await sitDown(page, { game, seats: 4 });
      const pick = lot(11);
      let pickers = 0;
      for (let i = 0; i < 14; i++) {
        if (await page.locator('.status.mine').isVisible()) {
          // Bots may play on meanwhile: what is compared is always the present.
          const differs = async () => {
            const legal = wire.legal(await picked(page));
            return wire.quiet && `${await inList(page)}` === `${legal}` ? 'no' : `${legal}`;
          };
          await expect.poll(differs, { message: `${game}: the list` }).toBe('no');
          const begun = await picked(page);
          const legal = wire.legal(begun);
          const board = await onBoard(page);
          if (`${board}` === `${legal}`) states.exact++;
          else if (pickers++ < 2) {
            if (begun) await clear(page, wire);
            await expectSameParts(page, wire, game);
            states.pickers++;
          }
        }
        if ((await tap(page, pick)) === 'over') break;
      }
    }
    console.log(`Compared at ${states.exact} states move by move, at ${states.pickers} by parts.`);
    expect(states.exact).toBeGreaterThan(15);
    expect(states.pickers).toBeGreaterThan(0);
  },
);
