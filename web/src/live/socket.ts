import type { Answer, Heard, Note, Problem, Told, Wish } from './protocol';

/** What the socket needs of the world, so that a test can play it. */
export interface World {
  connect(): SocketLike;
  later(milliseconds: number, task: () => void): () => void;
  /** Milliseconds, since whenever. */
  now(): number;
  word(): string;
}

export interface SocketLike {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Presence = 'connecting' | 'here' | 'away';

interface Watch {
  seats: readonly number[];
  version: number | undefined;
  hear: (told: Told) => void;
  ended: (problem: Problem) => void;
}

interface Unanswered {
  readonly text: string;
  /** Only a choice is kept through a lost connection: its id makes sending it twice harmless. */
  readonly kept: boolean;
  readonly answer: (answer: Answer) => void;
  readonly lost: () => void;
}

const SLOWEST = 10_000;
/** How long an attempt to connect may take. */
const CONNECTING = 5_000;
/** How long a connection may say nothing, and how long an answer to a ping may take. */
const WATCHED = { quiet: 1_400, patience: 1_000 };
const UNWATCHED = { quiet: 25_000, patience: 8_000 };
/** A page that was busy may have the answer in its queue: it is read before the connection is given up. */
const GRACE = 100;

/** The one live connection of this page: it comes back by itself and loses no choice. */
export class Live {
  private socket: SocketLike | undefined;
  private readonly watches = new Map<string, Watch>();
  private readonly unanswered = new Map<string, Unanswered>();
  /** The ids of hellos and their tables: a refused one is told to whoever watches. */
  private readonly greeted = new Map<string, string>();
  private failures = 0;
  private cancel: () => void = () => {};
  private presence: Presence = 'connecting';
  private attentive = true;
  private began = 0;
  /** How long it took to connect: on a slow network answers take their time as well. */
  private lag = 0;

  /** @param changed hears also whether the absence has lasted a while already */
  constructor(
    private readonly world: World,
    private readonly changed: (presence: Presence, late: boolean) => void = () => {},
  ) {}

  get here(): boolean {
    return this.presence === 'here';
  }

  /**
   * Watches a table as these seats; saying it again with other seats replaces it.
   *
   * @param seen the version that was looked at before this page was loaded
   */
  watch(
    table: string,
    seats: readonly number[],
    hear: Watch['hear'],
    ended: Watch['ended'] = () => {},
    seen?: number,
  ): void {
    const version = this.watches.get(table)?.version ?? seen;
    this.watches.set(table, { seats, version, hear, ended });
    if (this.socket === undefined) this.connect();
    else if (this.presence === 'here') this.hello(table);
  }

  leave(table: string): void {
    if (this.watches.delete(table) && this.presence === 'here') {
      this.send(JSON.stringify({ do: 'bye', table }));
    }
  }

  /** Asks, and promises the answer; whatever is no choice is given up when the connection is lost. */
  ask(wish: Wish): Promise<Answer | undefined> {
    const id = this.world.word();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve) => {
      const kept = wish.do === 'choose';
      if (!kept && this.presence !== 'here') return resolve(undefined);
      this.unanswered.set(id, { text, kept, answer: resolve, lost: () => resolve(undefined) });
      if (this.presence === 'here') this.send(text);
    });
  }

  /** Says something that nobody answers; lost with the connection. */
  say(note: Note): void {
    if (this.presence === 'here') this.send(JSON.stringify(note));
  }

  /** Tries at once, for instance when the device wakes up. */
  hurry(): void {
    if (this.presence === 'away') this.connect();
    else if (this.presence === 'here') this.probe();
  }

  /** Whether somebody looks: only then a silence is worth asking about soon. */
  attend(attentive: boolean): void {
    this.attentive = attentive;
    if (attentive) this.hurry();
    else if (this.presence === 'here') this.listen();
  }

  /** Gives the connection up: nothing has come of it for too long, or the device has none. */
  lose(): void {
    const deaf = this.socket;
    if (!deaf) return;
    this.socket = undefined;
    deaf.close();
    this.closed(true);
  }

  private connect(): void {
    this.cancel();
    this.socket?.close();
    const socket = this.world.connect();
    this.socket = socket;
    this.began = this.world.now();
    this.cancel = this.world.later(CONNECTING, () => this.lose());
    socket.onopen = () => {
      if (socket === this.socket) this.opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.heard(JSON.parse(event.data) as Heard);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.closed();
    };
  }

  private opened(): void {
    this.failures = 0;
    this.lag = this.world.now() - this.began;
    this.become('here');
    for (const table of this.watches.keys()) this.hello(table);
    for (const waiting of this.unanswered.values()) this.send(waiting.text);
    this.listen();
  }

  private closed(late = false): void {
    this.cancel();
    this.become('away', late);
    for (const [id, waiting] of this.unanswered) {
      if (waiting.kept) continue;
      this.unanswered.delete(id);
      waiting.lost();
    }
    const pause = Math.min(SLOWEST, 250 * 2 ** this.failures++);
    this.cancel = this.world.later(pause, () => this.connect());
  }

  private hello(table: string): void {
    const watch = this.watches.get(table);
    if (!watch) return;
    const version = watch.version === undefined ? {} : { version: watch.version };
    const id = this.world.word();
    this.greeted.set(id, table);
    this.send(JSON.stringify({ do: 'hello', id, table, seats: watch.seats, ...version }));
  }

  private heard(heard: Heard): void {
    this.listen();
    switch (heard.is) {
      case 'pong':
        return;
      case 'refused':
        this.watches.get(this.greeted.get(heard.id) ?? '')?.ended(heard.error);
        return this.answered(heard);
      case 'done':
      case 'tried':
      case 'suggested':
        return this.answered(heard);
      case 'bye':
        if (heard.table !== undefined) this.watches.get(heard.table)?.ended(heard.error);
        return;
      default:
        this.tell(heard);
    }
  }

  private answered(answer: Answer): void {
    this.unanswered.get(answer.id)?.answer(answer);
    this.unanswered.delete(answer.id);
  }

  private tell(told: Told): void {
    const watch = this.watches.get(told.table);
    if (!watch) return;
    if (told.is === 'frame') watch.version = Math.max(watch.version ?? 0, told.version);
    watch.hear(told);
  }

  private get rhythm() {
    return this.attentive && this.watches.size > 0 ? WATCHED : UNWATCHED;
  }

  /** A connection that says nothing for long is asked, and given up if it does not answer. */
  private listen(): void {
    this.cancel();
    this.cancel = this.world.later(this.rhythm.quiet, () => this.probe());
  }

  private probe(): void {
    this.cancel();
    this.send(JSON.stringify({ do: 'ping' }));
    const patience = Math.min(UNWATCHED.patience, Math.max(this.rhythm.patience, 2 * this.lag));
    this.cancel = this.world.later(patience, () => {
      this.cancel = this.world.later(GRACE, () => this.lose());
    });
  }

  private send(text: string): void {
    this.socket?.send(text);
  }

  private become(presence: Presence, late = false): void {
    if (presence === this.presence) return;
    this.presence = presence;
    this.changed(presence, late);
  }
}

/** A word of the page's own making; `crypto.randomUUID` would need a secure context. */
export function word(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const browser: World = {
  connect() {
    const { protocol, host } = window.location;
    return new WebSocket(
      `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`,
    ) as SocketLike;
  },
  later(milliseconds, task) {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  word,
};
