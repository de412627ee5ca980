import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { grouped } from '../src/live/codes';
import type { Table } from '../src/live/protocol';
import { called } from '../src/table/people/sitters';
import { Speaker, type Texts } from '../src/words/speaker';
import { arrive, ask, lateTable, lay, story } from './table';

/** Whole games take minutes: TELLING=whole npm run e2e telling.spec.ts; without it, their ends. */
const WHOLE = process.env['TELLING'] === 'whole';

/** What is turned up, won or lost, by its key; and how many chapters of a game's end are told. */
const GAMES = [
  { game: 'buffet', seats: 4, weighs: /^news\.(reveals|takes|hungry|tie)/, chapters: 9 },
  {
    game: 'office',
    seats: 4,
    weighs: /^news\.(bids|nothing|wins|loses|tie|lot|roof|share)/,
    chapters: 9,
  },
  { game: 'larder', seats: 2, weighs: /^news\.(loses|room|completes|won|lost)/, chapters: 14 },
  {
    game: 'buckets',
    seats: 3,
    weighs: /^news\.(attacks|raises|gives|collapses|wrecked)/,
    chapters: 14,
  },
] as const;

/** So many milliseconds a sentence must stand at least. */
const SEEN = 150;
/** So many sentences are followed at least. */
const ENOUGH = 6;
/** So many milliseconds a whole game may take. */
const LONGEST = 900_000;

interface Shown {
  readonly text: string;
  readonly from: number;
  until: number;
}

type Told = (typeof GAMES)[number];
const bots = ({ seats }: Told) => Array<string>(seats).fill('bot greedy');

/** A table of bots only that begins with the first deal. */
const wholeTable = (page: Page, one: Told) =>
  lay(page, { game: one.game, seats: one.seats, chairs: bots(one) }, false);

/** Writes down what stands in the status line, and how long, picture by picture. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const kept = window as typeof window & { shown: Shown[] };
    kept.shown = [];
    const look = () => {
      // When it can be seen: the time a picture is given may be long past on a busy machine.
      const now = performance.now();
      const text = document.querySelector('.status .line')?.textContent?.trim() ?? '';
      const last = kept.shown.at(-1);
      if (last) last.until = now;
      if (last?.text !== text) kept.shown.push({ text, from: now, until: now });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

function voice(game: string, table: Table): Speaker {
  const texts = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Texts;
  const rules = texts(`games/${game}/src/main/resources/tischlein/${game}/texts/en.json`);
  const common = texts('words/src/main/resources/tischlein/words/texts/en.json');
  const names = table.seats.map((chair) => called(chair, 'en'));
  return new Speaker('en', { ...common, ...rules }, names);
}

/** Those of these sentences that did not stand there in their order, each long enough. */
function untold(wanted: readonly string[], shown: readonly Shown[]): readonly string[] {
  let at = 0;
  let used = 0; // of what stands at this place, for the same said again
  return wanted.filter((text) => {
    for (let i = at; i < shown.length; i++) {
      const one = shown[i];
      const from = i === at ? used : 0;
      if (one?.text !== text || one.until - one.from - from < SEEN) continue;
      at = i;
      used = from + SEEN;
      return false;
    }
    return true;
  });
}

/** Follows a game of bots to its end: how many sentences it had to tell, and those that were not told. */
async function follow(page: Page, one: Told) {
  const table = WHOLE ? await wholeTable(page, one) : await lateTable(page, one, bots(one));
  await ask(page, 'PUT', `${table}/tempo`, { tempo: 'brisk' });
  await page.goto(`/#/t/${table}`);
  await expect(page.getByText(grouped(table)).first()).toBeVisible();
  await watch(page);
  await ask(page, 'POST', `${table}/start`, {});
  await expect(page.locator('.ending')).toBeVisible({
    timeout: WHOLE ? LONGEST : 60_000,
  });
  const shown = await page.evaluate(() => (window as typeof window & { shown: Shown[] }).shown);
  const speaker = voice(one.game, await ask<Table>(page, 'GET', table));
  // The first chapter is what the table began with.
  const wanted = (await story(page, table)).chapters
    .slice(1)
    .flatMap(({ news }) => news)
    .filter(({ key }) => one.weighs.test(key))
    .map((news) => speaker.say(news));
  return { wanted: wanted.length, missing: untold(wanted, shown) };
}

for (const one of GAMES) {
  test(
    `${one.game}: whatever is turned up, won or lost is told`,
    { tag: '@phone' },
    async ({ page }) => {
      if (WHOLE) test.setTimeout(LONGEST);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await arrive(page);
      // Where the lot ends a game after a few sentences, another one is followed too.
      let told = 0;
      while (told < ENOUGH) {
        const { wanted, missing } = await follow(page, one);
        console.log(`Told ${wanted - missing.length} of ${wanted}.`);
        expect(missing, `of ${wanted}`).toEqual([]);
        told += wanted;
      }
    },
  );
}
