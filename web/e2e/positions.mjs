import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * One position of each kind of decision, out of games that were played: before a line that looks like
 * this, of several such the one after so many others.
 */
const KINDS = [
    { game: 'buffet', kind: 'card', file: 'five-seats-french', before: /^(0) play/, skip: 12 },
    { game: 'buffet', kind: 'swap', file: 'five-seats-french', before: /^(\d) (give|keep)/ },
    { game: 'office', kind: 'bid', file: 'five-seats-open', before: /^(\d) twenties/ },
    {
        game: 'office',
        kind: 'bid-high',
        file: 'five-seats-open',
        before: /^(\d) twenties/,
        skip: 11, // on the first floor, after a tie
    },
    { game: 'larder', kind: 'place', file: 'four-seats-side-two', before: /^(\d) place/, skip: 2 },
    {
        game: 'larder',
        kind: 'decide',
        file: 'four-seats-side-two',
        before: /^(\d) (stop|reroll)/,
    },
    {
        game: 'larder',
        kind: 'line',
        file: 'three-seats-side-one-in-line',
        before: /^(\d) place/,
        skip: 4,
    },
    { game: 'buckets', kind: 'build', file: 'six-seats-small-last', before: /^(0) bucket/ },
    { game: 'buckets', kind: 'attack', file: 'four-seats', before: /^(\d) lay/ },
    { game: 'buckets', kind: 'raise', file: 'four-seats', before: /^(\d) lay grey 8/ },
    { game: 'buckets', kind: 'defend', file: 'four-seats', before: /^(\d) give in/ },
    { game: 'buckets', kind: 'take', file: 'four-seats', before: /^(\d) take/ },
    { game: 'buckets', kind: 'keep', file: 'six-seats-small-last', before: /^(\d) keep/ },
];

/** Words of the moves that make one choice together. */
const TOGETHER = [
    ['give', 'keep'],
    ['twenties', 'tens', 'fives', 'twos', 'ones'],
];
const BIDS_END = 'ones';

/** What was told is a comment; a picture of the table is indented otherwise. */
const TOLD = /^# {3}\S/;

/** Whether two lines may belong to the same choice; `told` if something was told between them. */
function alike(one = '', other, told) {
    const [[seat, word], [who, what]] = [one.split(' '), other.split(' ')];
    const together = TOGETHER.some((words) => words.includes(word) && words.includes(what));
    // Two bid at the same time: what one of them has chosen is not known to the other. Then both are told.
    if (word === BIDS_END) return together && !told;
    return seat === who && (word === what || together);
}

/** The lines of a playthrough without comments, each with whether something was told before it. */
function linesOf(path) {
    const lines = [];
    let told = false;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
        told ||= TOLD.test(line);
        if (line === '' || line.startsWith('#')) continue;
        lines.push({ line, told });
        told = false;
    }
    return lines;
}

function cut({ game, file, before, skip = 0 }) {
    const path = `${root}/games/${game}/src/test/resources/playthroughs/${file}.txt`;
    const told = linesOf(path);
    const lines = told.map(({ line }) => line);
    // Of a choice of several moves the first is meant.
    const found = told
        .map((one, at) => ({ ...one, at }))
        .filter(({ line, told, at }) => before.test(line) && !alike(lines[at - 1], line, told));
    const { line, at } = found[Math.min(skip, found.length - 1)];
    return {
        game,
        seat: Number(before.exec(line)[1]),
        seats: Number(/^seats (\d)/m.exec(lines.join('\n'))[1]),
        log: `${lines.slice(0, at).join('\n')}\n`,
    };
}

/** The last decision of games that were played; it does not take long to their end. */
const LAST = {
    buffet: { file: 'five-seats-french', before: /^(\d) play/ },
    office: { file: 'five-seats-open', before: /^(\d) twenties/ },
    larder: { file: 'four-seats-side-two', before: /^(\d) (place|stop|reroll)/ },
    buckets: { file: 'four-seats', before: /^(\d) (lay|give in)/ },
};

/** A game shortly before its end, with me at its last decision and characters all round. */
export function last(game) {
    const { seat, seats, log } = cut({ game, skip: Infinity, ...LAST[game] });
    const chairs = Array.from({ length: seats }, (_, i) => (i === seat ? 'me' : 'bot fair'));
    return { game, kind: 'last', seats, chairs, log };
}

/** All of a game's, or of all games; with chairs that put me where the decision is. */
export function positions(game) {
    return KINDS.filter((one) => game === undefined || one.game === game).map((one) => {
        const { seat, seats, log } = cut(one);
        const chairs = Array.from({ length: seats }, (_, i) => (i === seat ? 'me' : 'bot greedy'));
        return { game: one.game, kind: one.kind, seats, chairs, log };
    });
}
