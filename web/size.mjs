// How much a first visit loads: the shell, a table, one game and one language, compressed, without
// fonts. npm run build writes web/target/page.json; npm run size fails above the budget.
import { readFileSync, readdirSync } from 'node:fs';

const BUDGET = 150_000;
const LANGUAGES = ['en', 'fr', 'de', 'ja'];
const { sizes, files } = JSON.parse(readFileSync('web/target/page.json', 'utf8'));
const byName = new Map(files.map((file) => [file.name, file]));

/** A file and all that it cannot do without. */
function closure(name, all = new Set()) {
    if (all.has(name)) return all;
    all.add(name);
    for (const needed of byName.get(name)?.needs ?? []) closure(needed, all);
    return all;
}

const those = (fits) => files.filter(fits).flatMap((file) => [...closure(file.name)]);
const sum = (names) => [...new Set(names)].reduce((total, name) => total + (sizes[name] ?? 0), 0);
const shell = those((file) => file.entry || file.of === 'web/src/screens/TableScreen.svelte');
if (shell.length < 2) throw new Error('web/target/page.json names no shell: run npm run build.');

let most = 0;
for (const game of readdirSync('games').filter((name) => !name.includes('.'))) {
    for (const language of LANGUAGES) {
        const texts = those(
            ({ of }) =>
                of.endsWith(`/texts/${language}.json`) &&
                (!of.startsWith('games/') || of.startsWith(`games/${game}/`)),
        );
        const board = those(({ of }) => of === `games/${game}/web/index.ts`);
        const bytes = sum([...shell, ...texts, ...board]);
        most = Math.max(most, bytes);
        console.log(
            `${game} ${language}: ${bytes} bytes (shell ${sum(shell)}, board ${sum(board)}, texts ${sum(texts)})`,
        );
    }
}
console.log(`At most ${most} of ${BUDGET} bytes.`);
if (most > BUDGET) process.exit(1);
