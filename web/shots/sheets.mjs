// Contact sheets of every game: npm run shots → docs/pictures/sheets/*.webp, two a game.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium as browserType } from '@playwright/test';
import { positions } from '../e2e/positions.mjs';
import { chromium, program } from '../e2e/program.mjs';
import { OVER, playthrough } from './scenes.mjs';
import { introduced, lay } from './table.mjs';

const folder = 'docs/pictures/sheets';
const LARGEST = 800_000;
/** What is on a sheet: sizes by name, and how much smaller they are shown. */
const SHEETS = {
    hand: {
        scale: 0.45,
        schemes: ['light', 'dark'],
        sizes: { '390×664': [390, 664], '360×640': [360, 640], '844×390': [844, 390] },
    },
    room: {
        scale: 0.2,
        schemes: ['light', 'dark'],
        sizes: {
            '820×1180': [820, 1180],
            '1366×768': [1366, 768],
            '1440×900': [1440, 900],
            '1366×768 at 200 %': [683, 384],
            'television 1920×1080': [1920, 1080],
        },
    },
};

/** The main states of a game: each kind of decision, something picked, what is told, the end. */
function states(game) {
    const kinds = positions(game).map(({ kind, ...wish }) => ({ name: kind, wish }));
    const log = readFileSync(playthrough(game), 'utf8').replace(/^#.*\n/gm, '');
    const seats = Number(/^seats (\d)/m.exec(log)[1]);
    return [
        { name: 'first', wish: { game } },
        ...kinds,
        { name: 'picked', wish: kinds.at(0).wish, picked: true },
        { name: 'end', wish: { game, seats, log }, over: true },
    ];
}

async function open(page, { wish, picked, over }, television) {
    const code = await lay(page, wish, !over);
    await page.goto(`/#/${television ? 'tv' : 't'}/${code}`);
    if (television) await page.locator('.playing, .ending').first().waitFor();
    // The only thing to do is picked already.
    else await page.locator(over ? '.ending' : '.status.mine, .status.picked').waitFor();
    if (picked && !television) {
        await page.locator('[data-suggest]:enabled').press('Enter');
        await page.locator('[data-main]:enabled').waitFor();
    }
    await page.waitForTimeout(over ? 2500 : 400);
}

/** One column of pictures: a size in a scheme. */
async function column(browser, url, game, [name, [width, height]], colorScheme) {
    const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height },
        hasTouch: width < 900,
        colorScheme,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
    });
    await context.addInitScript(introduced);
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('tischlein.guest'));
    const pictures = [];
    for (const state of states(game)) {
        await open(page, state, name.startsWith('television'));
        const bytes = await page.screenshot({ type: 'jpeg', quality: 85 });
        pictures.push({ state: state.name, name, width, height, bytes: bytes.toString('base64') });
    }
    await context.close();
    return pictures;
}

/** Lays the pictures out, a row for each state, and takes a picture of that. */
async function sheet(browser, path, columns, scale, title) {
    const rows = columns[0].map((_, i) => columns.map((column) => column[i]));
    const cell = ({ name, width, height, bytes }) =>
        `<figure><img src="data:image/jpeg;base64,${bytes}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"><figcaption>${name}</figcaption></figure>`;
    const row = (cells) => `<h2>${cells[0].state}</h2><div>${cells.map(cell).join('')}</div>`;
    const style =
        'body{margin:12px;width:max-content;font:13px sans-serif;background:#fff}div{display:flex;gap:8px;align-items:flex-start}h2{margin:10px 0 4px}figure{margin:0}img{border:1px solid #888}';
    const page = await browser.newPage();
    await page.setContent(`<style>${style}</style><h1>${title}</h1>${rows.map(row).join('')}`);
    const { width, height } = await page.evaluate(() => ({
        width: document.body.scrollWidth + 24,
        height: document.body.scrollHeight + 24,
    }));
    await page.setViewportSize({ width, height });
    const client = await page.context().newCDPSession(page);
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 62 });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length > LARGEST) throw new Error(`${path}: ${bytes.length} bytes are too many.`);
    writeFileSync(path, bytes);
    console.log(`${path}, ${Math.round(bytes.length / 1000)} kB`);
    await page.close();
}

/** Two sheets for each of these games. */
export async function sheets(games = Object.keys(OVER)) {
    mkdirSync(folder, { recursive: true });
    const { url, stop } = await program();
    const browser = await browserType.launch(chromium());
    try {
        for (const game of games) {
            for (const [kind, { scale, sizes, schemes }] of Object.entries(SHEETS)) {
                const columns = [];
                for (const scheme of schemes)
                    for (const size of Object.entries(sizes))
                        columns.push(await column(browser, url, game, size, scheme));
                await sheet(browser, `${folder}/${game}-${kind}.webp`, columns, scale, game);
            }
        }
    } finally {
        await browser.close();
        stop();
    }
}
