// Lays tables of one person and three bots each, plays the person's seat at once, and tells how long the bots take to
// answer. Run by bench/bots-under-load: node --experimental-websocket bench/bots-under-load.mjs PORT SECONDS BOT=TABLES …
const [port, seconds, ...wanted] = process.argv.slice(2);
const SERVER = `127.0.0.1:${port}`;
const WARM = 15_000; // milliseconds after everybody has sat down that do not count
const PACE = 900;

const pause = (millis) => new Promise((done) => setTimeout(done, millis));

async function post(path, key, body) {
  for (let times = 0; times < 600; times++) {
    const answer = await fetch(`http://${SERVER}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
    });
    if (answer.status !== 429) {
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json().catch(() => ({}));
    }
    await answer.text();
    await pause(100);
  }
  throw new Error(`${path}: too much, for a minute`);
}

/** One person at a table with three bots of a kind, game after game. */
class Person {
  constructor(bot, note) {
    this.note = note;
    this.bot = bot;
    this.ids = 0;
    this.version = -1;
    this.at = 0;
  }

  async sit() {
    this.key = (await post('/api/guest', '', { name: 'Ada', key: true })).key;
    this.table = (
      await post('/api/tables', this.key, {
        game: 'buffet',
        seats: 4,
        chairs: ['me', ...Array(3).fill(`bot ${this.bot}`)],
        pace: PACE,
      })
    ).table;
    await post(`/api/tables/${this.table}/start`, this.key, {});
    this.socket = new WebSocket(`ws://${SERVER}/api/live`, { headers: { Authorization: `Bearer ${this.key}` } });
    this.socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    await new Promise((done, failed) => {
      this.socket.onopen = done;
      this.socket.onerror = () => failed(new Error('no socket'));
    });
    this.say({ do: 'hello', seats: [0] });
  }

  say(message) {
    this.socket.send(JSON.stringify({ id: `c${this.ids++}`, table: this.table, ...message }));
  }

  hear(message) {
    if (message.is === 'frame' && message.table === this.table) this.look(message);
    if (message.is === 'suggested') this.choose(message.moves);
    if (message.is === 'refused' && message.error.key === 'refused.incomplete') {
      this.say({ do: 'suggest', seat: 0, version: this.version });
    }
  }

  look(frame) {
    const now = performance.now();
    if (frame.version > this.version && this.version >= 0 && this.bots) this.note(this.bot, now - this.at);
    if (frame.version === this.version) return;
    this.version = frame.version;
    this.at = now;
    this.bots = (frame.waiting ?? []).some((seat) => seat !== 0);
    if (frame.result) this.again();
    else if (frame.choices?.length) this.choose([frame.choices[0].move]);
  }

  choose(moves) {
    this.say({ do: 'choose', seat: 0, version: this.version, moves });
  }

  async again() {
    const before = this.table;
    const next = (await post(`/api/tables/${before}/rematch`, this.key, {})).table;
    this.say({ do: 'bye' });
    this.table = next;
    this.version = -1;
    this.say({ do: 'hello', seats: [0] });
  }
}

const taken = {};
let counts = false;
const note = (bot, millis) => counts && taken[bot].push(millis);
const people = wanted.flatMap((one) => {
  const [bot, tables] = one.split('=');
  taken[bot] = [];
  return Array.from({ length: Number(tables) }, () => new Person(bot, note));
});
for (const person of people) await person.sit();
await pause(WARM);
console.log('seated');
counts = true;
await pause(Number(seconds) * 1000);
counts = false;
const round = (millis) => Math.round(millis ?? NaN);
for (const [bot, all] of Object.entries(taken)) {
  const sorted = all.sort((a, b) => a - b);
  const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  console.log(`${bot}: ${sorted.length} answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`);
}
process.exit(0);
