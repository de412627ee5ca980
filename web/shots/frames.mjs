// How smoothly pyramids fall: npm run frames → the frames that were drawn while buckets tumbled, by
// the browser's own trace, to the terminal. COLLAPSES says how many are waited for.
import { loadavg } from 'node:os';
import { chromium as browserType } from '@playwright/test';
import { chromium, program } from '../e2e/program.mjs';
import { choose, introduced, lay } from './table.mjs';

const WANTED = Number(process.env.COLLAPSES ?? 20);
const MOST_TABLES = 40;
const MOVES = 12;
const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame'];

/**
 * Runs in the page: marks in the trace when a collapse is told, when it begins to move and when
 * nothing of it is left; whoever plays waits for `window.still`, without asking again and again.
 */
function watch() {
    let falling = 0;
    let most = 0; // a fall in two stages has more pieces in the second
    let rest = () => {};
    window.still = Promise.resolve();
    const begins = (pieces) => {
        performance.mark('told');
        window.still = new Promise((done) => (rest = done));
        const flights = pieces.flatMap((piece) => piece.getAnimations());
        void Promise.all(flights.map(({ ready }) => ready)).then(() => performance.mark('falls'));
    };
    new MutationObserver(() => {
        const pieces = [...document.querySelectorAll('.ruins .piece')];
        if (pieces.length > 0 && falling === 0) begins(pieces);
        most = Math.max(most, pieces.length);
        if (pieces.length === 0 && falling > 0) {
            performance.mark(`fallen ${most}`);
            most = 0;
            rest();
        }
        falling = pieces.length;
    }).observe(document, { childList: true, subtree: true });
}

/** Plays against bots that take the time they take at any table, and watches what falls. */
async function play(page) {
    await page.goto(`/#/t/${await lay(page, { game: 'buckets', pace: undefined })}`);
    for (let move = 0; move < MOVES; move++) {
        await page.locator('.status.mine, .ending').first().waitFor();
        await page.evaluate(() => window.still);
        if (await page.locator('.ending').isVisible()) return;
        await choose(page);
    }
    await page.waitForTimeout(2500);
}

async function traced(client, task) {
    const events = [];
    const collect = ({ value }) => events.push(...value);
    client.on('Tracing.dataCollected', collect);
    await client.send('Tracing.start', {
        traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
    });
    await task();
    const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
    await client.send('Tracing.end');
    await complete;
    client.off('Tracing.dataCollected', collect);
    return events.sort((one, other) => one.ts - other.ts);
}

/** The collapses in a trace: how many buckets, and when frames were drawn or dropped (ms). */
function collapses(events) {
    const found = [];
    let told = 0;
    let open;
    for (const { name, ts } of events) {
        const time = ts / 1000;
        if (name === 'told') told = time;
        else if (name === 'falls') open = { late: time - told, begun: time, drawn: [], dropped: 0 };
        else if (name.startsWith('fallen ') && open) {
            const buckets = Number(name.slice('fallen '.length));
            found.push({ ...open, buckets, long: time - open.begun });
            open = undefined;
        } else if (name === 'DrawFrame') open?.drawn.push(time);
        else if (name === 'DroppedFrame' && open) open.dropped++;
    }
    return found;
}

const quantile = (sorted, part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
const sum = (all, what) => all.reduce((total, one) => total + what(one), 0);

function tell(all) {
    const gaps = all
        .flatMap(({ drawn }) => drawn.slice(1).map((time, i) => time - drawn[i]))
        .sort((one, other) => one - other);
    const late = all.map((one) => one.late).sort((one, other) => one - other);
    const drawn = sum(all, (one) => one.drawn.length);
    console.log(
        [
            `collapses ${all.length}, of ${sum(all, (one) => one.buckets)} buckets`,
            `frames drawn ${drawn}, ${((1000 * drawn) / sum(all, (one) => one.long)).toFixed(1)} a second; dropped ${sum(all, (one) => one.dropped)}`,
            `milliseconds from frame to frame: median ${quantile(gaps, 0.5).toFixed(1)}, ` +
                `95 % ${quantile(gaps, 0.95).toFixed(1)}, longest ${gaps.at(-1).toFixed(1)}`,
            `over 25 ms: ${gaps.filter((one) => one > 25).length}`,
            `milliseconds from the news to the first movement: median ${quantile(late, 0.5).toFixed(0)}, longest ${late.at(-1).toFixed(0)}`,
            `load of the machine: ${loadavg()
                .map((load) => load.toFixed(1))
                .join(' ')}`,
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
    await page.addInitScript(introduced);
    await page.addInitScript(watch);
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('tischlein.guest'));
    const client = await browser.newBrowserCDPSession();
    const all = [];
    for (let tables = 0; tables < MOST_TABLES && all.length < WANTED; tables++)
        all.push(...collapses(await traced(client, () => play(page))));
    tell(all);
} finally {
    await browser.close();
    stop();
}
