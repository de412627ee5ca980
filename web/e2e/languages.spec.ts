import { expect, test, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../src/words/language';
import { last } from './positions.mjs';
import { arrive, GAMES, guard, lay, tap } from './table';

/** The narrowest phone, with the browser's bars on. */
const SIZE = { width: 360, height: 640 };
/** As many as may sit there: the longest names and the least room. */
const MOST = { buffet: 6, office: 5, larder: 6, buckets: 6 } as const;

test.use({ viewport: SIZE, contextOptions: { reducedMotion: 'no-preference' } });

/**
 * What is wrong with the words on the screen now: text that something cuts off or that runs out of
 * the window, a key where a text should be, a place that nothing was put into. Only what is marked
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
