// How smoothly pyramids fall: npm run frames → the frames that were drawn while buckets tumbled, by
// the browser's own trace, to the terminal. COLLAPSES says how many are waited for.
import { loadavg } from 'node:os';
import { chromium as browserType } from '@playwright/test';
import { chromium, program } from '../e2e/program.mjs';
import { table } from './table.mjs';

const WANTED = Number(process.env.COLLAPSES ?? 20);
const MOST_MOVES = 400;
const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame'];

/** Runs in the page: marks in the trace from when to when a collapse is to be seen. */
function watch() {
    let falling = 0;
    const frame = () => {
        const pieces = document.querySelectorAll('.ruins .piece').length;
        if (pieces > 0 && falling === 0) performance.mark(`falls ${pieces}`);
        if (pieces === 0 && falling > 0) performance.mark('fallen');
        falling = pieces;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
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
    let open;
    for (const { name, ts } of events) {
        const time = ts / 1000;
        if (name.startsWith('falls '))
            open = { buckets: Number(name.slice(6)), begun: time, drawn: [], dropped: 0 };
        else if (name === 'fallen' && open) {
            found.push({ ...open, long: time - open.begun });
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
    const drawn = sum(all, (one) => one.drawn.length);
    console.log(
        [
            `collapses ${all.length}, of ${sum(all, (one) => one.buckets)} buckets`,
            `frames drawn ${drawn}, ${((1000 * drawn) / sum(all, (one) => one.long)).toFixed(1)} a second; dropped ${sum(all, (one) => one.dropped)}`,
            `milliseconds from frame to frame: median ${quantile(gaps, 0.5).toFixed(1)}, ` +
                `95 % ${quantile(gaps, 0.95).toFixed(1)}, longest ${gaps.at(-1).toFixed(1)}`,
            `over 25 ms: ${gaps.filter((one) => one > 25).length}`,
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
    await page.addInitScript(watch);
    await page.goto('/');
    await page.waitForFunction(() => localStorage.getItem('tischlein.guest'));
    const client = await browser.newBrowserCDPSession();
    const all = [];
    for (let moves = 0; moves < MOST_MOVES && all.length < WANTED; moves += 10) {
        const events = await traced(client, async () => {
            await table(page, 'buckets', 10);
            await page.waitForTimeout(2500);
        });
        all.push(...collapses(events));
    }
    tell(all);
} finally {
    await browser.close();
    stop();
}
