import type { Page, WebSocket } from '@playwright/test';

interface Told {
  readonly is: string;
  readonly id?: string;
  readonly table?: string;
  readonly seat?: number;
  readonly version?: number;
  readonly choices?: readonly { readonly move: string }[];
}
interface Asked {
  readonly do: string;
  readonly id?: string;
  readonly moves?: readonly string[];
}

const words = (told: Told | undefined) => (told?.choices ?? []).map(({ move }) => move).sort();

/** What goes over the page's socket: the last frame, what may follow, what the page has asked. */
export class Wire {
  private frame: Told | undefined;
  private tried: Told | undefined;
  private readonly asked = new Map<string, Asked>();
  /** The version that a choice has led to; its frame may come after the answer. */
  private due = -1;
  /** The parts of all choices that the page has put together and the server found legal. */
  readonly composed = new Set<string>();

  constructor(private readonly page: Page) {
    page.once('websocket', (socket) => this.listen(socket));
  }

  private listen(socket: WebSocket): void {
    socket.on('framesent', ({ payload }) => {
      const asked = JSON.parse(String(payload)) as Asked;
      if (asked.id && (asked.do === 'try' || asked.do === 'choose'))
        this.asked.set(asked.id, asked);
    });
    socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload)) as Told));
    // A reload opens another one.
    socket.on('close', () => this.page.once('websocket', (next) => this.listen(next)));
  }

  private hear(told: Told): void {
    if (told.is === 'frame') this.frame = told;
    if (told.is === 'done') this.due = told.version ?? -1;
    if (told.is === 'tried') {
      this.tried = told;
      for (const move of this.asked.get(told.id ?? '')?.moves ?? []) this.composed.add(move);
    }
    this.asked.delete(told.id ?? '');
  }

  /** Whether the server has answered everything, and told what came of it. */
  get quiet(): boolean {
    return this.asked.size === 0 && this.version >= this.due;
  }

  get version(): number {
    return this.frame?.version ?? -1;
  }

  /** The legal moves: the first ones of a choice, or those that may follow what is picked. */
  legal(picked: boolean): readonly string[] {
    return words(picked ? this.tried : this.frame);
  }

  /**
   * All moves that are legal somewhere in a choice of this state, asked of the server over a socket
   * of the test's own; and which of the first ones are whole choices by themselves. What may follow
   * a move is asked once at each length: parts of one choice do not hinder each other otherwise.
   */
  parts(): Promise<{ parts: string[]; whole: string[] }> {
    const { table, seat, version } = this.frame ?? {};
    return this.page.evaluate(askAll, { table, seat, version, first: [...words(this.frame)] });
  }
}

/** Runs in the page, where the guest's cookie is. */
async function askAll(state: {
  table: string | undefined;
  seat: number | undefined;
  version: number | undefined;
  first: string[];
}): Promise<{ parts: string[]; whole: string[] }> {
  const { table, seat, version, first } = state;
  const socket = new WebSocket(`${window.location.origin.replace('http', 'ws')}/api/live`);
  await new Promise((open) => (socket.onopen = open));
  type Heard = { is: string; id?: string; complete?: boolean; choices?: { move: string }[] };
  const waits = new Map<string, (heard: Heard) => void>();
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(String(data)) as Heard;
    waits.get(heard.id ?? heard.is)?.(heard);
  };
  const ask = (id: string, message: object, answer = id) =>
    new Promise<Heard>((heard) => {
      waits.set(answer, heard);
      socket.send(JSON.stringify({ ...message, id }));
    });
  await ask('hello', { do: 'hello', table, seats: [seat] }, 'frame');
  const parts = new Set(first);
  const whole: string[] = [];
  const seen = new Set<string>();
  const open = first.map((move) => [move]);
  for (let moves = open.shift(); moves; moves = open.shift()) {
    const id = `p${Math.random().toString(36).slice(2)}`;
    const heard = await ask(id, { do: 'try', table, seat, version, moves });
    const next = (heard.choices ?? []).map(({ move }) => move);
    if (moves.length === 1 && heard.complete && next.length === 0) whole.push(moves[0] ?? '');
    for (const move of next) {
      parts.add(move);
      const at = `${moves.length} ${move}`;
      if (!seen.has(at)) open.push([...moves, move]);
      seen.add(at);
    }
  }
  socket.close();
  return { parts: [...parts].sort(), whole };
}
