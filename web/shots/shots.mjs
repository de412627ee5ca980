// Pictures of the page: npm run shots → contact sheets of the games in docs/pictures/sheets; npm run shots -- buffet
// (a scene, or `all`) → target/shots/*.png; npm run shots -- sheets buffet: one game's sheets.
import { mkdirSync } from 'node:fs';
import { chromium as browserType } from '@playwright/test';
import { chromium, program } from '../e2e/program.mjs';
import { SCENES } from './scenes.mjs';
import { sheets } from './sheets.mjs';

const SIZES = {
    phone: { width: 390, height: 664 },
    narrow: { width: 360, height: 640 },
    sideways: { width: 844, height: 390 },
    tablet: { width: 820, height: 1180 },
    laptop: { width: 1366, height: 768 },
    zoomed: { width: 683, height: 384 },
    desktop: { width: 1440, height: 900 },
    television: { width: 1920, height: 1080 },
};
const [first, ...rest] = process.argv.slice(2);
const wanted = first === 'all' ? Object.keys(SCENES) : [first, ...rest];
const sizes = process.env.SIZE ? [process.env.SIZE] : ['phone', 'desktop'];
const schemes = process.env.SCHEME ? [process.env.SCHEME] : ['light', 'dark'];
const folder = 'target/shots';
const contrast = process.env.CONTRAST === 'high';
const locale = process.env.LOCALE ?? 'en-GB';
const end = `${contrast ? '-high' : ''}${process.env.LOCALE ? `-${locale.slice(0, 2)}` : ''}`;

async function shoot(browser, url, name, size, scheme) {
    const settings = {
        baseURL: url,
        viewport: SIZES[size],
        hasTouch: size !== 'desktop',
        colorScheme: scheme,
        locale,
        reducedMotion: 'reduce',
        // It would keep the page although the network fails.
        serviceWorkers: 'block',
    };
    const context = await browser.newContext(settings);
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
        const path = `${folder}/${name}-${state}-${size}-${scheme}${end}.png`;
        await page.screenshot({ path });
        console.log(path);
    };
    const friend = () => browser.newContext({ ...settings, colorScheme: scheme });
    await page.goto('/');
    await page.locator('.game').first().waitFor();
    await page.waitForFunction(() => localStorage.getItem('tischlein.guest'));
    await SCENES[name]({ page, context, shot, friend });
    await context.close();
}

async function scenes() {
    mkdirSync(folder, { recursive: true });
    const { url, stop } = await program();
    const browser = await browserType.launch(chromium());
    try {
        for (const name of wanted)
            for (const size of sizes)
                for (const scheme of schemes) await shoot(browser, url, name, size, scheme);
    } finally {
        await browser.close();
        stop();
    }
}

if (first === undefined || first === 'sheets') await sheets(rest.length ? rest : undefined);
else await scenes();
