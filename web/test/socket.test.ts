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
  closed = false;
  close() {
    this.closed = true;
  }
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
  time = 0;
  now() {
    return this.time;
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
    this.time += next?.milliseconds ?? 0;
    next?.task();
    return next?.milliseconds;
  }
  /** How long something waits that is to happen. */
  get next() {
    return this.tasks[0]?.milliseconds;
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

  it('asks a silent connection, and gives it up within three seconds if it does not answer', () => {
    expect(stage.tick()).toBe(1400);
    expect(stage.wire.sent.at(-1)).toEqual({ do: 'ping' });
    stage.tick();
    stage.tick();
    expect(stage.time).toBeLessThan(3000);
    expect([live.here, stage.wire.closed]).toEqual([false, true]);
    stage.tick();
    expect(stage.wires).toHaveLength(2);
  });

  it('keeps a connection that answers, and asks again', () => {
    for (let i = 0; i < 3; i++) {
      stage.tick();
      stage.wire.say({ is: 'pong' });
    }
    expect(stage.wire.sent.filter((sent) => sent['do'] === 'ping')).toHaveLength(3);
    expect([live.here, stage.next]).toEqual([true, 1400]);
  });

  it('reads an answer that a busy page has not read yet before it gives up', () => {
    stage.tick();
    stage.tick();
    expect(live.here).toBe(true);
    stage.wire.say({ is: 'pong' });
    expect([live.here, stage.next]).toEqual([true, 1400]);
  });

  it('asks rarely while nobody looks, or no table is watched', () => {
    live.attend(false);
    expect(stage.next).toBe(25_000);
    live.attend(true);
    expect(stage.wire.sent.at(-1)).toEqual({ do: 'ping' });
    expect(stage.next).toBe(1000);
    live.leave('T');
    stage.wire.say({ is: 'pong' });
    expect(stage.next).toBe(25_000);
  });

  it('has more patience on a network where connecting took long', () => {
    stage.wire.onclose?.();
    stage.tick();
    stage.time += 2000;
    stage.wire.onopen?.();
    stage.tick();
    expect(stage.next).toBe(4000);
  });

  it('says of a silence that it has lasted, and of a close that it is new', () => {
    const told: unknown[] = [];
    const other = new Live(stage, (presence, late) => told.push([presence, late]));
    other.watch('T', [0], () => {});
    stage.wire.onopen?.();
    other.lose();
    other.hurry();
    stage.wire.onopen?.();
    stage.wire.onclose?.();
    expect(told).toEqual([
      ['here', false],
      ['away', true],
      ['here', false],
      ['away', false],
    ]);
  });

  it('gives up an attempt to connect that leads nowhere, and hears nothing of it any more', () => {
    stage.wire.onclose?.();
    stage.tick();
    const hopeless = stage.wire;
    expect(stage.tick()).toBe(5000);
    expect(hopeless.closed).toBe(true);
    hopeless.onopen?.();
    expect(live.here).toBe(false);
    stage.tick();
    stage.wire.onopen?.();
    expect([live.here, stage.wires.length]).toEqual([true, 3]);
  });

  it('sends a choice once that was made while the connection was silent', async () => {
    stage.tick();
    const answer = live.ask(choose);
    const lost = stage.wire.sent.at(-1);
    stage.tick();
    stage.tick();
    stage.tick();
    stage.wire.onopen?.();
    expect(stage.wire.sent.filter((sent) => sent['do'] === 'choose')).toEqual([lost]);
    stage.wire.say({ is: 'done', id: lost?.['id'], table: 'T', version: 8 });
    expect(await answer).toMatchObject({ is: 'done' });
  });
});
