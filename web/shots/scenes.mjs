import { readFileSync } from 'node:fs';
import { lay, table } from './table.mjs';

const GAMES = ['buffet', 'office', 'larder', 'buckets'];
/** Finished games, which their logs lay at once. */
export const OVER = {
    buffet: 'five-seats-french',
    office: 'five-seats-open',
    larder: 'three-seats-side-one-in-line',
    buckets: 'four-seats',
};
export const playthrough = (game) =>
    `games/${game}/src/test/resources/playthroughs/${OVER[game]}.txt`;
const mine = (page) => page.locator('.status.mine').waitFor();

const up = (page) => page.evaluate(() => window.scrollTo(0, 0));

/** Opens a tab of the table: beside it, or in the sheet over it. */
async function tab(page, name) {
    if ((await page.getByRole('tab').count()) === 0) await page.locator('header .strip').click();
    await page.locator(`#tab-${name}`).click();
}

/** A game's own choices: the first one, and some later. */
const playing =
    (game) =>
    async ({ page, shot }) => {
        await table(page, game, 0);
        await mine(page);
        await shot('first');
        await page.locator('[data-suggest]:enabled').press('Enter');
        await page.locator('[data-main]:enabled').waitFor();
        await up(page);
        await shot('picked');
        await table(page, game, Number(process.env.MOVES ?? 6));
        await up(page);
        await shot('later');
    };

async function home({ page, shot }) {
    await shot('home');
    await page.locator('.game').first().click();
    await page.locator('.laying select').first().waitFor();
    await shot('laying');
    await page.locator('.laying .ways .button').nth(1).click();
    await page.locator('.chairs').waitFor();
    await shot('gathering');
    await page.locator('.invitation').scrollIntoViewIfNeeded();
    await shot('invitation');
    await page.goto('/#/');
    await page.locator('.game').first().waitFor();
    await page.locator('.myself').scrollIntoViewIfNeeded();
    await shot('foot');
}

async function panels({ page, shot }) {
    await table(page, 'buffet', 0);
    await mine(page);
    for (const panel of ['settings', 'rules', 'intro', 'keys']) {
        await page.locator('header nav .way').last().click();
        // By hand: a phone has no button for the keys.
        await page.locator(`dialog .${panel}`).dispatchEvent('click');
        await page.locator('dialog').waitFor();
        await shot(panel);
        await page.keyboard.press('Escape');
    }
    await page.locator('.status .ask').click();
    await page.locator('.one-rule').waitFor();
    await shot('rule');
    await page.keyboard.press('Escape');
    await tab(page, 'seats');
    await shot('seats');
    await page.locator('.menu .button').first().click();
    await page.locator('.menu input').waitFor();
    await shot('moving');
    await tab(page, 'choices');
    await shot('choices');
    await tab(page, 'log');
    await shot('log');
    await tab(page, 'talk');
    await page.locator('.emotes .button').nth(1).click();
    await page.locator('.bubble').waitFor();
    await shot('talk');
    await page.keyboard.press('Escape');
    await shot('bubble');
}

/** Somebody sleeps, then is gone; what one sees meanwhile, and after one's own sleep. */
async function presence({ page, shot, friend }) {
    await page.clock.install();
    const code = await lay(page, { game: 'buffet', seats: 3, chairs: ['me', 'open', 'me'] }, false);
    const context = await friend();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.waitForFunction(() => localStorage.getItem('tischlein.guest'));
    await other.goto(`/#/t/${code}`);
    await other.locator('.chairs .button.main').first().click();
    await page.goto(`/#/t/${code}`);
    await page.locator('.chairs .button.main, main > .button.main').first().click();
    await page.locator('.curtain .button').focus();
    await shot('curtain');
    await page.keyboard.press('Enter');
    await page.locator('.status').waitFor();
    await context.close();
    await page.locator('.dot.asleep').waitFor();
    await page.clock.runFor(15_000);
    await shot('asleep');
    await tab(page, 'seats');
    await shot('asleep-menu');
    await page.keyboard.press('Escape');
    // Nobody waits two minutes for a picture.
    await page
        .locator('.dot.asleep')
        .evaluate((dot) => (dot.className = dot.className.replace('asleep', 'gone')));
    await shot('gone');
}

async function television({ page, shot }) {
    for (const game of GAMES) {
        await table(page, game, 3);
        await page.goto(page.url().replace('/t/', '/tv/'));
        await page.locator('main .seats').waitFor();
        await shot(game);
    }
    const code = await lay(page, { game: 'office' }, false);
    await page.goto(`/#/tv/${code}`);
    await page.locator('.code').waitFor();
    await shot('gathering');
}

async function endings({ page, shot }) {
    for (const game of GAMES) {
        const log = readFileSync(playthrough(game), 'utf8').replace(/^#.*\n/gm, '');
        const seats = Number(/^seats (\d)/m.exec(log)[1]);
        const code = await lay(page, { game, seats, log }, false);
        await page.goto(`/#/t/${code}`);
        await page.locator('.ending').waitFor();
        await shot(game);
        await page.locator('.ending .ways').scrollIntoViewIfNeeded();
        await shot(`${game}-ways`);
        await page.locator('.ending .ways .button').first().click();
        await page.locator('.replay').waitFor();
        await page.locator('.replay input').press('PageUp');
        await shot(`${game}-replay`);
    }
}

/** The connection is lost, and a choice waits until it is back. */
async function offline({ page, shot }) {
    let down = false;
    let open;
    await page.routeWebSocket('**/api/live', (socket) => {
        if (down) return void socket.close();
        open = socket;
        socket.connectToServer();
    });
    await page.reload();
    await table(page, 'buffet', 0);
    await mine(page);
    down = true;
    await open.close();
    await page.locator('.offline').waitFor();
    await shot('lost');
    await page.keyboard.press('1');
    await page.locator('[data-main]:enabled').press('Enter');
    await shot('waiting');
}

/** The score of a series: the end of its first game, looked at when there is a second one. */
async function series({ page, shot }) {
    const log = readFileSync(playthrough('buffet'), 'utf8').replace(/^#.*\n/gm, '');
    const first = `/#/t/${await lay(page, { game: 'buffet', seats: 4, log }, false)}`;
    await page.goto(first);
    await page.locator('.dock .button.main').click();
    await page.locator('.status.mine').waitFor();
    await page.goto(first);
    await page.locator('.ending table').scrollIntoViewIfNeeded();
    await shot('score');
}

async function troubles({ page, context, shot }) {
    await page.goto('/#/t/ZZZZZ');
    await page.locator('.trouble').waitFor();
    await shot('no-table');
    await page.goto('/');
    await page.locator('.game').first().waitFor();
    await context.route('**/api/**', (route) => route.abort());
    await page.reload();
    await page.locator('.trouble').waitFor();
    await shot('no-server');
    await context.unroute('**/api/**');
    await context.route(/\.js$/, (route) => route.abort());
    await page.reload();
    await page.waitForTimeout(8500);
    await shot('no-page');
}

/** What is to be seen only for a while: while something is dragged, refused, looked back at. */
async function moments({ page, shot }) {
    await table(page, 'buffet', 2);
    await mine(page);
    await tab(page, 'log');
    await page.locator('.log li button').nth(1).click();
    await page.locator('.replay').waitFor();
    await up(page);
    await shot('looking-back');
    await page.locator('.dock .back').click();
    await mine(page);
    await up(page);
    const card = await page.locator('.mine [data-drag]').nth(1).boundingBox();
    const to = await page.locator('[data-drop="card"]').boundingBox();
    await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
    await page.mouse.down();
    for (const part of [0.2, 0.9])
        await page.mouse.move(
            card.x + (to.x + to.width / 2 - card.x) * part,
            card.y + (to.y + to.height / 2 - card.y) * part,
        );
    await shot('dragged');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.locator('.plate').first().click();
    await page.locator('.notice').waitFor();
    await shot('why-not');
    const code = await lay(page, {
        game: 'larder',
        seats: 5,
        options: { line: 'on', side: 'two' },
    }).catch(() => lay(page, { game: 'larder', seats: 5 }));
    await page.goto(`/#/t/${code}`);
    await mine(page);
    await up(page);
    await shot('larder-in-line');
    const ordered = await lay(page, {
        game: 'buffet',
        seats: 5,
        order: true,
        pace: 300,
        chairs: ['me', 'me', 'bot fair', 'bot gentle', 'bot sharp'],
    });
    await page.goto(`/#/t/${ordered}`);
    await page.locator('.curtain .button').press('Enter');
    await page.locator('.tick').first().waitFor();
    await page.waitForTimeout(800);
    await up(page);
    await shot('order');
}

/** What is to be seen, by name. */
export const SCENES = {
    home,
    ...Object.fromEntries(GAMES.map((game) => [game, playing(game)])),
    panels,
    presence,
    television,
    endings,
    series,
    offline,
    troubles,
    moments,
};
