// One row of bench/hostile: node bench/hostile.mjs SERVER ATTACK ADDRESSES <REPORT
import { readFileSync } from 'node:fs';

const [server, attack, addresses] = process.argv.slice(2);
const { report } = JSON.parse(readFileSync(0, 'utf8'));
const count = (counts) => Object.values(counts).reduce((sum, one) => sum + one, 0);
const { p50, p99, max } = report.latency;
const { server: share, residentMost } = report.processes;
const got = Object.entries(report.attack).map(([what, many]) => `${many} ${what}`);
const cells = [
    server,
    attack,
    attack === 'none' ? '' : addresses,
    report.movesPerSecond.toFixed(1),
    p50.toFixed(1),
    p99.toFixed(1),
    max.toFixed(0),
    report.missing,
    count(report.refusals),
    Object.entries(report.closings).map(([why, many]) => `${many} (${why})`).join(', ') || 0,
    share === null ? '?' : `${Math.round(100 * share)} %`,
    residentMost === null ? '?' : `${Math.round(residentMost / 2 ** 20)} MiB`,
    got.join(', '),
];
console.log(`| ${cells.join(' | ')} |`);
