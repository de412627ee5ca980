// node bench/scale.mjs: the table of docs/scale.md. Simulates which of N servers each table lives on and which of them
// its four people have reached by chance, and reckons with what bench/cluster-cost and bench/commits have measured.
const MEASURED = {
  own: Number(process.env.OWN ?? 650), // µs of a server for a move, all people at the table's home
  relayed: Number(process.env.RELAYED ?? 710), // µs more, for both servers, if the move is made elsewhere
  database: Number(process.env.DATABASE ?? 380), // µs of a processor
  wal: Number(process.env.WAL ?? 550), // bytes
  commits: Number(process.env.COMMITS ?? 10_000), // a second, of one database
  views: Number(process.env.VIEWS ?? 3), // ms that a table takes to be loaded at a new home
};
const SEATS = 4;
const SECONDS_BETWEEN_MOVES = 10;
const PLANS = [[1, 3_000], [2, 6_000], [3, 10_000], [10, 30_000], [30, 100_000], [100, 100_000], [100, 1_000_000]];

// As Homes does it, with 32 bits: of all servers, the one whose name fits the table best.
const mixed = (bits) => {
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};
let luck = 20020413;
const random = (n) => (luck = mixed((luck + 0x9e3779b9) | 0)) % n;

function home(table, names) {
  let best = 0;
  let most = -1;
  for (let n = 0; n < names.length; n++) {
    const fit = mixed(names[n] ^ table);
    if (fit > most) [most, best] = [fit, n];
  }
  return best;
}

function simulate(servers, tables) {
  const names = Array.from({ length: servers }, (_, n) => mixed(n + 1));
  const work = new Float64Array(servers); // µs of processor for one move at each table
  let elsewhere = 0;
  let told = 0;
  let lost = 0; // tables that need a new home when the first server dies
  for (let n = 0; n < tables; n++) {
    const at = home(mixed(n ^ 0x5bd1e995), names);
    lost += at === 0 ? 1 : 0;
    work[at] += MEASURED.own;
    for (let seat = 0; seat < SEATS; seat++) {
      const reached = random(servers);
      if (reached === at) continue;
      elsewhere++;
      work[at] += MEASURED.relayed / 2 / SEATS;
      work[reached] += MEASURED.relayed / 2 / SEATS;
      told++;
    }
  }
  const moves = tables / SECONDS_BETWEEN_MOVES;
  const all = work.reduce((one, other) => one + other, 0);
  const busiest = Math.max(...work) / SECONDS_BETWEEN_MOVES / 1e6;
  return [
    servers,
    tables,
    moves,
    (elsewhere / tables / SEATS).toFixed(2),
    (told / tables).toFixed(1),
    Math.round(all / tables),
    ((all / SECONDS_BETWEEN_MOVES) / 1e6).toFixed(1),
    busiest.toFixed(2),
    ((moves * MEASURED.database) / 1e6).toFixed(1),
    ((moves * MEASURED.wal) / 1e6).toFixed(1),
    Math.ceil(moves / MEASURED.commits),
    servers === 1 ? '' : Math.round((lost * MEASURED.views) / (servers - 1)),
  ];
}

console.log(`Measured: ${JSON.stringify(MEASURED)}`);
console.log(
  '| servers | tables | moves a second | passed on, of all requests | told to other servers, a move | server CPU a move, µs | cores of servers | cores of the busiest | cores of databases | WAL, MB a second | databases by commits | a server dies: ms of loading at each other |',
);
console.log('|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const [servers, tables] of PLANS) console.log(`| ${simulate(servers, tables).join(' | ')} |`);
