// Pictures of the page: npm run shots -- buffet (or no name: home and all games) → target/shots/*.png
import { mkdirSync } from 'node:fs';
import { chromium as browserType } from '@playwright/test';
import { chromium, program } from '../e2e/program.mjs';

const GAMES = ['buffet', 'office', 'larder', 'buckets'];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const wanted = process.argv.slice(2).length ? process.argv.slice(2) : ['home', ...GAMES];
const folder = 'target/shots';
const contrast = process.env.CONTRAST === 'high';

/** A table of this game with bots, and as many of the first choices made as asked for. */
async function table(page, game, moves) {
    const code = await page.evaluate(async (game) => {
        const post = (path, body) =>
            fetch(`/api${path}`, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(body),
            }).then((answer) => answer.json());
        const { games } = await fetch('/api/games').then((answer) => answer.json());
        const { fewestSeats, mostSeats } = games.find((one) => one.name === game);
        const seats = Math.min(mostSeats, Math.max(fewestSeats, 4));
        const { table } = await post('/tables', {
            game,
            seats,
            pace: 0,
            chairs: ['me', ...Array(seats - 1).fill('bot greedy')],
        });
        await post(`/tables/${table}/start`, {});
        return table;
    }, game);
    await page.goto(`/#/t/${code}`);
    for (let i = 0; i < moves; i++) {
        await page.locator('.status.mine, .ending').first().waitFor();
        if (await page.locator('.ending').isVisible()) return;
        await page.locator('[data-suggest]').click();
        await page.locator('[data-main]:enabled').click();
        await page.waitForTimeout(400);
    }
}

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
