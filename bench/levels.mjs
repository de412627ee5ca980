// Gathers the contests of bench/levels: a file of ratings for each game, and one page of results for all.
import { readFileSync, writeFileSync } from 'node:fs';

const BOTS = ['gentle', 'fair', 'sharp', 'greedy'];
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const figure = ({ mean, deviation }) => `${mean.toFixed(1)} ± ${(1.96 * deviation).toFixed(1)}`;
const page = [
  '# How strong the levels are',
  '',
  'Made by `bench/levels`. The page and the terminal show the ratings of the same contests, from',
  '`games/GAME/src/main/resources/tischlein/GAME/ratings.properties`, rounded. A rating is that of the arena (Plackett–Luce;',
  'everybody begins with 25, and a difference of 4 means about two wins in three). Deals are duplicate, seats are exchanged,',
  'intervals are 95 %. The budget is counted in worlds, so that a contest can be repeated; at a table `sharp` takes its own',
  'time. A rating counts every place in every game, although `sharp` aims only for the first.',
];
for (const game of process.argv.slice(2)) {
  const results = JSON.parse(readFileSync(`bench/target/levels/${game}/results.json`, 'utf8'));
  const { manifest } = results;
  const bots = BOTS.map((name) => results.bots.find((bot) => bot.name === name));
  const lines = bots.map(({ name, rating }) => `${name}=${Math.round(rating.mean)}\n`);
  writeFileSync(
    `games/${game}/src/main/resources/tischlein/${game}/ratings.properties`,
    `# By bench/levels, see bench/results-levels.md\n${lines.join('')}`,
  );
  page.push(
    '',
    `## ${game}`,
    '',
    `\`./tischlein arena ${game} --seats ${manifest.seats} --bots ${manifest.bots.join(',')} --games ${manifest.games} ` +
      `--seed ${manifest.seed} --budget ${manifest.budget}\`: ${results.games} games in ${results.deals} deals`,
    '',
    '| bot | rating | wins | 95 % |',
    '|---|---|---|---|',
    ...bots.map(
      ({ name, rating, wins }) =>
        `| ${name} | ${figure(rating)} | ${percent(wins.mean)} | ${percent(wins.low)} – ${percent(wins.high)} |`,
    ),
  );
}
writeFileSync('bench/results-levels.md', `${page.join('\n')}\n`);
