import { beforeEach, describe, expect, it } from 'vitest';
import { Live, type SocketLike, type World } from '../src/live/socket';

/** A connection played by hand: what was sent is kept, what is heard is said. */
class Wire implements SocketLike {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class Stage implements World {
  readonly wires: Wire[] = [];
  tasks: { milliseconds: number; task: () => void }[] = [];
  private words = 0;
  connect() {
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
  }
  later(milliseconds: number, task: () => void) {
    const entry = { milliseconds, task };
    this.tasks.push(entry);
    return () => (this.tasks = this.tasks.filter((other) => other !== entry));
  }
  word() {
    return `w${this.words++}`;
  }
  get wire() {
    return this.wires.at(-1) as Wire;
  }
  /** Lets the next task that waits happen. */
  tick() {
    const next = this.tasks.shift();
    next?.task();
    return next?.milliseconds;
  }
}

const choose = { do: 'choose', table: 'T', seat: 0, version: 7, moves: ['stop'] } as const;

describe('the live connection', () => {
  let stage: Stage;
  let live: Live;
  const heard: unknown[] = [];

  beforeEach(() => {
    stage = new Stage();
    live = new Live(stage);
    heard.length = 0;
    live.watch('T', [0], (told) => heard.push(told));
    stage.wire.onopen?.();
  });

  it('says hello, and after a loss the last version it saw', () => {
    expect(stage.wire.sent[0]).toMatchObject({ do: 'hello', table: 'T', seats: [0] });
    expect(stage.wire.sent[0]).not.toHaveProperty('version');
    stage.wire.say({ is: 'frame', table: 'T', seat: 0, version: 7 });
    stage.wire.onclose?.();
    stage.tick();
    stage.wire.onopen?.();
    expect(stage.wires).toHaveLength(2);
    expect(stage.wire.sent[0]).toMatchObject({ do: 'hello', version: 7 });
  });

  it('sends an unanswered choice again with the same id, and once only when it was answered', async () => {
    const answer = live.ask(choose);
    const first = stage.wire.sent.at(-1);
    stage.wire.onclose?.();
    stage.tick();
    stage.wire.onopen?.();
    expect(stage.wire.sent.at(-1)).toEqual(first);
    stage.wire.say({ is: 'done', id: first?.['id'], table: 'T', version: 8 });
    expect(await answer).toMatchObject({ is: 'done', version: 8 });
    stage.wire.onclose?.();
    stage.tick();
    stage.wire.onopen?.();
    expect(stage.wire.sent).toHaveLength(1);
  });

  it('keeps a choice made while away, and gives up what was only a question', async () => {
    stage.wire.onclose?.();
    const kept = live.ask(choose);
    expect(await live.ask({ ...choose, do: 'try' })).toBeUndefined();
    stage.tick();
    stage.wire.onopen?.();
    const sent = stage.wire.sent.at(-1);
    expect(sent).toMatchObject({ do: 'choose' });
    stage.wire.say({ is: 'done', id: sent?.['id'], table: 'T', version: 8 });
    expect(await kept).toMatchObject({ is: 'done' });
  });

  it('waits longer each time, but never longer than ten seconds', () => {
    const pauses = Array.from({ length: 8 }, () => {
      stage.wire.onclose?.();
      return stage.tick();
    });
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 10000, 10000]);
  });

  it('gives a connection up that does not answer a ping', () => {
    expect(stage.tick()).toBe(25_000);
    expect(stage.wire.sent.at(-1)).toEqual({ do: 'ping' });
    stage.tick();
    stage.tick();
    expect(stage.wires).toHaveLength(2);
  });
});
