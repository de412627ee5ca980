/** Lays a table with bots, or with whom the wish says, and starts it unless people are to come. */
export function lay(page, wish, start = true) {
    return page.evaluate(
        async ({ wish, start }) => {
            const post = (path, body) =>
                fetch(`/api${path}`, {
                    method: 'POST',
                    headers: { 'Content-Type': 'application/json' },
                    body: JSON.stringify(body),
                }).then((answer) => answer.json());
            const { games } = await fetch('/api/games').then((answer) => answer.json());
            const { fewestSeats, mostSeats } = games.find((one) => one.name === wish.game);
            const seats = wish.seats ?? Math.min(mostSeats, Math.max(fewestSeats, 4));
            const chairs = ['me', ...Array(seats - 1).fill('bot greedy')];
            const { table } = await post('/tables', { seats, pace: 0, chairs, ...wish });
            if (start) await post(`/tables/${table}/start`, {});
            return table;
        },
        { wish, start },
    );
}

/** Runs in the page, before it: nobody is offered an introduction or guided through a first turn. */
export function introduced() {
    const games = ['buffet', 'office', 'larder', 'buckets'];
    const kept = JSON.parse(localStorage.getItem('tischlein.settings') ?? '{}');
    const settings = { ...kept, introduced: games, guided: games };
    localStorage.setItem('tischlein.settings', JSON.stringify(settings));
}

/** Sends what the page suggests. By key: with everything in motion a button may not stand still for a while. */
export async function choose(page) {
    // A press does not wait by itself: an idea is to be had only once everything has been told.
    await page.locator('[data-suggest]:enabled').press('Enter');
    await page.locator('[data-main]:enabled').press('Enter');
}

/** A table of this game with bots, and as many of the first choices made as asked for. */
export async function table(page, game, moves) {
    await page.goto(`/#/t/${await lay(page, { game })}`);
    for (let i = 0; i < moves; i++) {
        await page.locator('.status.mine, .ending').first().waitFor();
        if (await page.locator('.ending').isVisible()) return;
        await choose(page);
        await page.waitForTimeout(400);
    }
}
