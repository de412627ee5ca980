/** A table of this game with bots, and as many of the first choices made as asked for. */
export async function table(page, game, moves) {
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
        // By key: with everything in motion a button may not stand still for a while.
        await page.locator('[data-suggest]').press('Enter');
        await page.locator('[data-main]:enabled').press('Enter');
        await page.waitForTimeout(400);
    }
}
