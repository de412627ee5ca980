// The pictures of README.md and docs/play.md, from the running program: npm run pictures → docs/pictures/*.webp
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium as browserType } from '@playwright/test';
import { chromium, program } from '../e2e/program.mjs';
import { introduced, table } from './table.mjs';

const folder = 'docs/pictures';
/** How many choices are made before: a table with something on it. */
const GAMES = { buffet: 4, office: 5, larder: 6, buckets: 8 };
const LARGEST = 120_000;

async function picture(browser, url, game, moves) {
    const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1280, height: 800 },
        colorScheme: 'light',
        locale: 'en-GB',
        reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(introduced);
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('tischlein.guest'));
    await table(page, game, moves);
    await page.locator('.status.mine').waitFor();
    const client = await context.newCDPSession(page);
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length > LARGEST) throw new Error(`${game}: ${bytes.length} bytes are too many.`);
    writeFileSync(`${folder}/${game}.webp`, bytes);
    console.log(`${folder}/${game}.webp, ${Math.round(bytes.length / 1000)} kB`);
    await context.close();
}

mkdirSync(folder, { recursive: true });
const { url, stop } = await program();
const browser = await browserType.launch(chromium());
try {
    for (const [game, moves] of Object.entries(GAMES)) await picture(browser, url, game, moves);
} finally {
    await browser.close();
    stop();
}
