import { expect, test, type Page } from '@playwright/test';
import { GAMES, lot, reacts, sitDown, tap } from './table';
import { Wire } from './wire';

/** How many states are compared of each game. */
const ENOUGH = 14;

/** What the page shows, read at one moment. */
interface Shown {
  readonly over: boolean;
  readonly mine: boolean;
  readonly begun: boolean;
  readonly board: readonly string[];
  /** Where there is room beside the table: all choices as a list. */
  readonly list: readonly string[] | undefined;
  readonly version: number;
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate((reacts) => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const seen = (selector: string) => all(selector).some((one) => one.checkVisibility());
    const words = (selector: string, name: string) =>
      [...new Set(all(selector).map((one) => one.getAttribute(name) ?? ''))].sort();
    return {
      over: seen('.ending'),
      mine: seen('.status.mine'),
      begun: seen('.status.picked'),
      board: words(`.board ${reacts}`, 'data-move'),
      list: seen('.choices') ? words('[data-choice]', 'data-choice') : undefined,
      version: Number(document.querySelector<HTMLElement>('.playing')?.dataset['version']),
    };
  }, reacts);
const onBoard = async (page: Page) => (await shown(page)).board;
const picked = (page: Page) => page.locator('.status.picked').isVisible();

/** Waits for a state with something to decide: the page shows what the server told last. */
async function decision(page: Page, wire: Wire, what: string): Promise<Shown> {
  let now = await shown(page);
  const missing = async () => {
    const { version } = wire;
    now = await shown(page);
    if (now.over) return 'nothing';
    if (!now.mine && !now.begun) return 'my turn';
    if (!wire.quiet || wire.version !== version) return 'an answer';
    if (now.version !== wire.version) return `version ${wire.version}`;
    const legal = wire.legal(now.begun);
    return !now.list || `${now.list}` === `${legal}` ? 'nothing' : `in the list: ${legal}`;
  };
  await expect.poll(missing, { message: what, timeout: 20_000 }).toBe('nothing');
  return now;
}

/** Touches a thing of the board, and waits until the page has shown what came of it. */
async function touch(page: Page, wire: Wire, move: string): Promise<void> {
  await page.locator(`.board [data-move="${move}"]:visible`).first().click();
  await expect.poll(() => wire.quiet, { message: move }).toBe(true);
  await expect(page.locator('.status.picked'), move).toBeVisible();
  await expect(page.locator('.notice'), move).toHaveCount(0);
}

/** Takes back all that is picked. */
async function clear(page: Page, wire: Wire): Promise<void> {
  const undo = page.locator('.actions').getByRole('button', { name: 'Take back', exact: true });
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
async function expectSameParts(page: Page, wire: Wire, what: string): Promise<readonly string[]> {
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
  return parts;
}

/** How many states were compared, in which way. */
class Compared {
  exact = 0;
  pickers = 0;
  within = 0;

  get all(): number {
    return this.exact + this.pickers + this.within;
  }
}

/** The parts of the choice that was open at a version. */
interface Parts {
  version: number;
  words: readonly string[];
}

/**
 * Compares one state: the board offers just the legal moves, or it is a picker's. Then the parts of
 * the whole choice are compared, once; later in that choice the board may offer only such parts.
 */
async function compare(
  page: Page,
  wire: Wire,
  { begun, board }: Shown,
  what: string,
  parts: Parts,
  counts: Compared,
): Promise<void> {
  if (`${board}` === `${wire.legal(begun)}`) counts.exact++;
  else if (parts.version === wire.version) {
    const strange = board.filter((move) => !parts.words.includes(move));
    expect(strange, `${what}: offered, and nowhere legal`).toEqual([]);
    counts.within++;
  } else {
    if (begun) await clear(page, wire);
    parts.words = await expectSameParts(page, wire, what);
    parts.version = wire.version;
    counts.pickers++;
  }
}

/** Plays at one table by lot until its game is over or enough states have been compared. */
async function compareTable(
  page: Page,
  game: string,
  pick: (many: number) => number,
  counts: Compared,
): Promise<void> {
  const wire = new Wire(page);
  await sitDown(page, { game, seats: 4 });
  const parts: Parts = { version: -1, words: [] };
  while (counts.all < ENOUGH) {
    const now = await decision(page, wire, game);
    if (now.over) return;
    await compare(page, wire, now, `${game}, state ${counts.all}`, parts, counts);
    await tap(page, pick);
  }
}

// Each game by itself, so that they can be played at the same time.
test.describe.configure({ mode: 'parallel' });
for (const game of GAMES) {
  test(
    `what can be put together on the board of ${game} is what is legal, at every state of random games`,
    { tag: '@desktop' },
    async ({ page }) => {
      const counts = new Compared();
      const pick = lot(11);
      // A game that is over sooner is followed by another one.
      while (counts.all < ENOUGH) await compareTable(page, game, pick, counts);
      const { exact, pickers, within } = counts;
      console.log(
        `Compared ${exact} states move by move, ${pickers} choices by parts (${within}).`,
      );
      expect(counts.all).toBe(ENOUGH);
      expect(exact + pickers).toBeGreaterThan(3);
    },
  );
}
