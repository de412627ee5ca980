// How smoothly pyramids fall: npm run frames → frames of the page while buckets tumble, to the terminal.
import { chromium as browserType } from '@playwright/test';
import { chromium, program } from '../e2e/program.mjs';
import { table } from './table.mjs';

const WANTED = Number(process.env.COLLAPSES ?? 20);
const MOST_MOVES = 400;

/** Runs in the page: notes how long each frame took while a collapse was to be seen. */
function watch() {
    window.collapses = [];
    let last = performance.now();
    let falling = false;
    const frame = (now) => {
        const pieces = document.querySelectorAll('.ruins .piece').length;
        if (pieces > 0 && falling) window.collapses.at(-1).frames.push(now - last);
        if (pieces > 0 && !falling) window.collapses.push({ pieces, frames: [] });
        falling = pieces > 0;
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}

const quantile = (sorted, part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];

function tell(collapses) {
    const frames = collapses.flatMap((collapse) => collapse.frames).sort((a, b) => a - b);
    const all = frames.reduce((sum, one) => sum + one, 0);
    const late = frames.filter((one) => one > 25).length;
    const buckets = collapses.reduce((sum, { pieces }) => sum + pieces, 0);
    console.log(
        [
            `collapses ${collapses.length}, of ${buckets} buckets`,
            `frames ${frames.length}, ${((1000 * frames.length) / all).toFixed(1)} a second`,
            `milliseconds a frame: median ${quantile(frames, 0.5).toFixed(1)}, ` +
                `95 % ${quantile(frames, 0.95).toFixed(1)}, longest ${frames.at(-1).toFixed(1)}`,
            `frames that came late (over 25 ms): ${late}`,
        ].join('\n'),
    );
}

const { url, stop } = await program();
const browser = await browserType.launch(chromium());
try {
    const page = await browser.newPage({
        baseURL: url,
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        reducedMotion: 'no-preference',
    });
    await page.addInitScript(watch);
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('tischlein.guest'));
    const collapses = [];
    for (let moves = 0; moves < MOST_MOVES && collapses.length < WANTED; moves += 10) {
        await page.evaluate(() => (window.collapses = []));
        await table(page, 'buckets', 10);
        await page.waitForTimeout(2500);
        collapses.push(...(await page.evaluate(() => window.collapses)));
    }
    tell(collapses);
} finally {
    await browser.close();
    stop();
}
