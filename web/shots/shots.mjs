// Pictures of the page: npm run shots -- buffet (or no name: home and all games) → target/shots/*.png
import { mkdirSync } from 'node:fs';
import { chromium as browserType } from '@playwright/test';
import { chromium, program } from '../e2e/program.mjs';
import { table } from './table.mjs';

const GAMES = ['buffet', 'office', 'larder', 'buckets'];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const wanted = process.argv.slice(2).length ? process.argv.slice(2) : ['home', ...GAMES];
const folder = 'target/shots';
const contrast = process.env.CONTRAST === 'high';

async function shoot(browser, url, name, size, scheme) {
    const context = await browser.newContext({
        baseURL: url,
        viewport: SIZES[size],
        colorScheme: scheme,
        locale: process.env.LOCALE ?? 'en-GB',
        reducedMotion: 'reduce',
    });
    if (contrast)
        await context.addInitScript(() =>
            localStorage.setItem('tischlein.settings', '{"contrast":true}'),
        );
    const page = await context.newPage();
    page.on(
        'console',
        (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`),
    );
    page.on('pageerror', (error) => console.error(`${name}: ${error}`));
    const shot = async (state) => {
        await page.waitForTimeout(300);
        const path = `${folder}/${name}-${state}-${size}-${scheme}${contrast ? '-high' : ''}.png`;
        await page.screenshot({ path });
        console.log(path);
    };
    await page.goto('/');
    await page.locator('.game').first().waitFor();
    await page.waitForFunction(() => localStorage.getItem('tischlein.guest'));
    if (name === 'home') {
        await shot('home');
        await page.locator('.game').first().click();
        await page.locator('.laying select').first().waitFor();
        await shot('laying');
        await page.getByRole('button', { name: 'Invite friends' }).click();
        await page.locator('.chairs').waitFor();
        await shot('gathering');
        await table(page, 'buffet', 0);
        await page.locator('.status.mine').waitFor();
        for (const panel of ['Settings', 'Rules', 'The game in 60 seconds']) {
            await page.getByRole('button', { name: panel }).first().click();
            await shot(panel.toLowerCase().replaceAll(' ', '-'));
            await page.keyboard.press('Escape');
        }
    } else {
        await table(page, name, 0);
        await page.locator('.status.mine').waitFor();
        await shot('first');
        await table(page, name, Number(process.env.MOVES ?? 6));
        await shot('later');
    }
    await context.close();
}

mkdirSync(folder, { recursive: true });
const { url, stop } = await program();
const browser = await browserType.launch(chromium());
try {
    for (const name of wanted)
        for (const size of Object.keys(SIZES))
            for (const scheme of ['light', 'dark']) await shoot(browser, url, name, size, scheme);
} finally {
    await browser.close();
    stop();
}
