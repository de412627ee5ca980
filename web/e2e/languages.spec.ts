import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/words/language';
import { last, positions } from './positions.mjs';
import { arrive, GAMES, guard, lay, myTurn, reacts, tap } from './table';

/** The narrowest phone, with the browser's bars on. */
const SIZE = { width: 360, height: 640 };
/** As many as may sit there: the longest names and the least room. */
const MOST = { buffet: 6, office: 5, larder: 6, buckets: 6 } as const;

test.use({ viewport: SIZE, contextOptions: { reducedMotion: 'no-preference' } });

/**
 * What is wrong with the words on the screen now: text that something cuts off or that runs out of
 * the window, a torn word, a key where a text should be, a place that nothing was put into. Only what is marked
 * `data-may-cut`, and says all of it in its title, may be cut. What scrolls can be read, but the
 * status line must be seen at once.
 */
function installed(): void {
  const KEY = /\b(?:news|prompt|choice|picture|refusal|tie|board|meet|intro|level|option)\.[a-z]/;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** The part of the window in which an element's text can be seen. */
  function sight(one: Element) {
    const box = { left: 0, top: -Infinity, right: window.innerWidth, bottom: Infinity };
    const status = one.closest('.status .line') !== null;
    for (let at = one.parentElement && one; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const { left, top, right, bottom } = at.getBoundingClientRect();
      if (scrolls(overflowX)) return { ...box, left: -Infinity, right: Infinity };
      if (hides(overflowX)) {
        box.left = Math.max(box.left, left);
        box.right = Math.min(box.right, right);
      }
      if (scrolls(overflowY) && !status) return box;
      if (hides(overflowY) || scrolls(overflowY)) {
        box.top = Math.max(box.top, top);
        box.bottom = Math.min(box.bottom, bottom);
      }
    }
    return box;
  }

  function cut(text: Text): boolean {
    const one = text.parentElement;
    if (!one || !text.data.trim()) return false;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (one.closest('.unseen, [data-may-cut][title]')) return false;
    const { fontSize, clipPath } = getComputedStyle(one);
    if (clipPath !== 'none') return false;
    // Letters in a drawing are as large as the drawing makes them.
    const drawn = one instanceof SVGElement;
    const box = sight(one);
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      const half = drawn ? 0.3 * (bottom - top) : 0.4 * parseFloat(fontSize);
      const beside = left < box.left - 1.5 || right > box.right + 1.5;
      return beside || middle - half < box.top - 1 || middle + half > box.bottom + 1;
    });
  }

  /** Whether a word is broken over two lines where it has no hyphen; Japanese has no such words. */
  function torn(text: Text): boolean {
    const one = text.parentElement;
    if (!one || document.documentElement.lang === 'ja' || one.closest('.unseen')) return false;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    return [...text.data.matchAll(/\p{L}{2,}/gu)].some(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4;
    });
  }

  function wrong(): string[] {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const one = text.parentElement as Element;
      if (one.matches('script, style')) continue;
      const where = `${one.tagName}.${one.getAttribute('class')?.split(' ')[0]}`;
      if (KEY.test(text.data) || /\{[a-z]+\}/.test(text.data)) found.push(`raw: ${text.data}`);
      if (cut(text)) found.push(`cut: ${where} “${text.data.trim()}”`);
      if (torn(text)) found.push(`torn: ${where} “${text.data.trim()}”`);
    }
    for (const one of document.querySelectorAll('[aria-label]')) {
      const label = one.getAttribute('aria-label') ?? '';
      if (KEY.test(label) || /\{[a-z]+\}/.test(label)) found.push(`raw: ${label}`);
    }
    return [...new Set(found)];
  }

  /** Looks at every sentence while it is told, and at what is there when all is told. */
  async function watched(): Promise<{ told: number; found: string[] }> {
    const found = new Set<string>();
    const told = new Set<string>();
    const end = performance.now() + 6000;
    let quiet = performance.now() + 2500;
    while (performance.now() < Math.min(end, quiet)) {
      const now = document.querySelector('.status .line.told')?.textContent?.trim();
      if (now) quiet = performance.now() + 800;
      if (now && !told.has(now)) {
        told.add(now);
        for (const one of wrong()) found.add(one);
      }
      await new Promise((next) => requestAnimationFrame(next));
    }
    return { told: told.size, found: [...found, ...wrong()] };
  }

  Object.assign(window, { languages: { wrong, watched } });
}

interface Looking {
  readonly languages: {
    wrong(): string[];
    watched(): Promise<{ told: number; found: string[] }>;
  };
}
const wrong = (page: Page) => page.evaluate(() => (window as unknown as Looking).languages.wrong());
const watched = (page: Page) =>
  page.evaluate(() => (window as unknown as Looking).languages.watched());

async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((one) => localStorage.setItem('tischlein.language', one), language);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/**
 * Puts a choice together by the first thing that may be touched each time; answers whether it is
 * still there to be looked at, because touching did not send it.
 */
async function pickAll(page: Page, looks: () => Promise<void>): Promise<boolean> {
  const next = page.locator(`.board ${reacts}`).first();
  for (let parts = 0; parts < 4 && (await next.count()) > 0; parts++) {
    await next.click();
    await page.waitForTimeout(150);
    if (!(await page.locator('.status.picked').isVisible())) return false;
    await looks();
  }
  return true;
}

for (const game of GAMES) {
  const bots = Array<string>(MOST[game] - 1).fill('bot fair');
  const full = { game, seats: MOST[game], chairs: ['me', ...bots] };

  for (const language of LANGUAGES) {
    test(
      `${game} in ${language}: no word is cut, raw or torn, at the first decision and while it is told`,
      { tag: '@phone' },
      async ({ page, baseURL }) => {
        const complaints = guard(page, baseURL);
        await page.addInitScript(installed);
        await arrive(page);
        await page.goto(`/#/t/${await lay(page, full)}`);
        await speak(page, language);
        await expect(page.locator('.status.mine')).toBeVisible();
        await expect.poll(() => wrong(page), { timeout: 5000 }).toEqual([]);

        // What lies over the table: the seats, the log, the chat, the list of choices.
        await page.locator('.strip').click();
        const tabs = page.getByRole('tab');
        await expect(tabs.first()).toBeVisible();
        for (const tab of await tabs.all()) {
          await tab.click();
          expect(await wrong(page), `with ${await tab.innerText()} open`).toEqual([]);
        }
        await page.locator('dialog .head button').click();
        await expect(tabs).toHaveCount(0);

        await page.locator('[data-suggest]').click();
        await expect(page.locator('[data-main]')).toBeEnabled();
        expect(await wrong(page), 'with a choice made').toEqual([]);
        await page.locator('[data-main]').click();
        const { told, found } = await watched(page);
        expect(told, 'sentences told').toBeGreaterThan(0);
        expect(found, 'while it is told').toEqual([]);
        expect(complaints).toEqual([]);
      },
    );
  }

  test(
    `${game}: no word is cut, raw or torn at any kind of decision, in any language`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.addInitScript(installed);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arrive(page);
      for (const { kind, ...table } of positions(game)) {
        const sitDown = async () => page.goto(`/#/t/${await lay(page, table)}`);
        await sitDown();
        for (const language of LANGUAGES) {
          await speak(page, language);
          await expect(page.locator(myTurn)).toBeVisible();
          const message = `${kind} in ${language}`;
          const looks = () =>
            expect.poll(() => wrong(page), { message, timeout: 3000 }).toEqual([]);
          await looks();
          if (await pickAll(page, looks)) await page.keyboard.press('Escape');
          // The game has gone on, by lot: the next language looks at the same position again.
          else await sitDown();
        }
      }
    },
  );

  test(
    `${game}: no word is cut, raw or torn at its end, in any language`,
    { tag: '@phone' },
    async ({ page, baseURL }) => {
      const complaints = guard(page, baseURL);
      await page.addInitScript(installed);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arrive(page);
      const { kind: _, ...table } = last(game);
      await page.goto(`/#/t/${await lay(page, table)}`);
      while ((await tap(page, () => 0, true)) !== 'over');
      for (const language of LANGUAGES) {
        await speak(page, language);
        await expect(page.locator('.ending')).toBeVisible();
        await expect.poll(() => wrong(page), { message: language, timeout: 5000 }).toEqual([]);
      }
      expect(complaints).toEqual([]);
    },
  );
}
