// Called by bench/cluster-cost: java, and the address of the database.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [java, database] = process.argv.slice(2);
if (database === undefined) {
  console.error('Name the database: bench/cluster-cost postgresql://user:password@127.0.0.1/name');
  process.exit(2);
}
const TABLES = Number(process.env.TABLES ?? 1000);
const RATE = Number(process.env.RATE ?? 1);
const COUNTED = Number(process.env.SECONDS_COUNTED ?? 30);
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const SERVERS = (process.env.SERVERS ?? '1 2 3').split(' ').map(Number);
const RAMP = Number(process.env.RAMP ?? 30); // seconds
const WARM = Number(process.env.WARM ?? 60);
const TICKS = 100; // a second, in /proc

const folder = mkdtempSync(join(tmpdir(), 'cluster-cost-'));
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const later = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
const tischlein = (...words) => [java, ['-Xmx1g', '-jar', 'cli/target/tischlein.jar', ...words]];

function start(name, [program, words]) {
  const log = openSync(join(folder, name), 'w');
  const child = spawn(program, words, { stdio: ['ignore', log, log] });
  running.add(child);
  child.ended = new Promise((done) => child.on('exit', done));
  child.ended.then(() => running.delete(child));
  return child;
}

/** Seconds of processor that a process has used, or those with this name. */
function used(which) {
  const files = typeof which === 'number' ? [`${which}`] : readdirSync('/proc').filter((it) => /^\d+$/.test(it));
  return files.reduce((sum, file) => {
    try {
      const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${file}/stat`, 'utf8'));
      const fields = rest.split(' ');
      const wanted = typeof which === 'number' || name === which;
      return wanted ? sum + (Number(fields[11]) + Number(fields[12])) / TICKS : sum;
    } catch {
      return sum; // ended meanwhile
    }
  }, 0);
}

const ask = (sql) => execFileSync('psql', ['-XtA', database, '-c', sql], { encoding: 'utf8' }).trim();

async function metric(port, wanted) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n').filter((line) => !line.startsWith('#') && wanted.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function sum(ports, wanted) {
  const all = await Promise.all(ports.map((port) => metric(port, wanted)));
  return all.reduce((one, other) => one + other, 0);
}

async function look(servers, ports) {
  return {
    servers: servers.reduce((total, { pid }) => total + used(pid), 0),
    database: used('postgres'),
    moves: await sum(ports, /^tischlein_commands_total\{.*kind="choose".*outcome="done"/),
    relayed: await sum(ports, /^tischlein_requests_relayed_total/),
    wal: Number(ask("select pg_current_wal_lsn() - '0/0'::pg_lsn")),
    at: performance.now() / 1000,
  };
}

async function healthy(port, servers) {
  for (let tries = 0; tries < 150; tries++) {
    try {
      const health = await (await fetch(`http://127.0.0.1:${port}/health`)).json();
      if ((health.servers ?? 1) === servers) return;
    } catch {
      // it does not listen yet
    }
    await later(0.2);
  }
  throw new Error(`no ${servers} servers at ${port}`);
}

async function measure(count) {
  const key = join(folder, `key-${count}-${Date.now()}`);
  execFileSync(...tischlein('cluster-key', key));
  const ports = Array.from({ length: count }, (_, n) => 18_380 + n);
  const servers = [];
  for (const [n, port] of ports.entries()) {
    const words = ['serve', '--quiet', '--host', '127.0.0.1', '--port', `${port}`, '--database', database];
    const others = ['--cluster-key', key, '--cluster-address', `127.0.0.1:${17_380 + n}`];
    servers.push(start(`server-${n}`, tischlein(...words, ...others, '--sockets-per-address', '100000')));
    await healthy(port, n + 1);
  }
  const urls = ports.map((port) => `ws://127.0.0.1:${port}`).join(',');
  const plan = ['--tables', TABLES, '--rate', RATE, '--ramp', RAMP, '--warmup', WARM, '--seconds', COUNTED + 4];
  const words = ['-XX:+UseParallelGC', '-jar', 'load/target/load.jar', 'load', '--url', urls, '--json'];
  const clients = start('report', [java, [...words, ...plan.map(String)]]);
  await later(RAMP + WARM + 4);
  const before = await look(servers, ports);
  await later(COUNTED);
  const after = await look(servers, ports);
  await clients.ended;
  const text = readFileSync(join(folder, 'report'), 'utf8');
  const { p50, p99 } = JSON.parse(text.slice(text.indexOf('{'))).report.latency;
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.ended));
  const moves = after.moves - before.moves;
  const micro = (name) => Math.round((1e6 * (after[name] - before[name])) / moves);
  return [
    count,
    Math.round(moves / (after.at - before.at)),
    micro('servers'),
    micro('database'),
    Math.round((after.wal - before.wal) / moves),
    ((after.relayed - before.relayed) / moves).toFixed(2),
    p50.toFixed(1),
    p99.toFixed(1),
  ];
}

console.log('| servers | moves a second | server CPU a move, µs | database CPU a move, µs | WAL a move, bytes | relayed requests a move | p50 ms | p99 ms |');
console.log('|--:|--:|--:|--:|--:|--:|--:|--:|');
for (let round = 0; round < ROUNDS; round++) {
  for (const count of SERVERS) {
    console.log(`| ${(await measure(count)).join(' | ')} |`);
  }
}
process.exit(0);
