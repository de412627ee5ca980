import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../src/live/protocol';
import { Backlog, type Turn } from '../../src/table/telling/backlog';
import { Storyteller } from '../../src/table/telling/storyteller.svelte';

function frame(version: number, beats: readonly number[] = [1000], seat = 0): Frame {
  const news = beats.map((_, i) => `${version}.${i}`);
  const told = { is: 'frame', table: 'T', seat, version, view: {}, prompt: '', choices: [] };
  return { ...told, news, beats } as unknown as Frame;
}
const chosen = (version: number): Turn => ({ is: 'chosen', table: 'T', version, chosen: [] });

describe('what has come while something else is told', () => {
  let teller: Storyteller;
  let backlog: Backlog;
  let shown: string[];
  let past: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    teller = new Storyteller();
    shown = [];
    past = false;
    backlog = new Backlog(
      teller,
      () => past,
      (told) => {
        shown.push(`${told.is} ${told.version}`);
        if (told.is === 'frame' && told.seat === 0 && !past)
          teller.tell(told.news, (!backlog.jumping && told.beats) || [], () => backlog.goOn());
      },
    );
  });
  afterEach(() => void vi.useRealTimers());

  it('waits for its turn, and none is lost', () => {
    [1, 2, 3].forEach((version) => backlog.put(frame(version)));
    expect(shown).toEqual(['frame 1']);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['frame 1', 'frame 2']);
    expect(teller.telling.now).toBe('2.0');
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual(['frame 1', 'frame 2', 'frame 3']);
    expect(teller.telling.over).toBe(true);
  });

  it('has its turn at once if it belongs to what is being told', () => {
    backlog.put(frame(1));
    backlog.put(frame(1, [1000], 1));
    backlog.put(chosen(1));
    backlog.put(chosen(2));
    expect(shown).toEqual(['frame 1', 'frame 1', 'chosen 1']);
    expect(teller.telling.now).toBe('1.0');
  });

  it('is all shown when somebody taps', () => {
    [1, 2, 3].forEach((version) => backlog.put(frame(version)));
    expect(backlog.catchUp()).toBe(true);
    expect(shown).toEqual(['frame 1', 'frame 2', 'frame 3']);
    expect(teller.telling.over).toBe(true);
    expect(backlog.catchUp()).toBe(false);
    backlog.put(frame(4));
    expect(teller.telling.now).toBe('4.0');
  });

  it('is told quickly when it has become too much', () => {
    [1, 2, 3, 4, 5, 6].forEach((version) => backlog.put(frame(version)));
    expect(teller.hurried).toBe(true);
    vi.advanceTimersByTime(1000 + 2 * 300);
    expect(shown).toEqual(['frame 1', 'frame 2', 'frame 3', 'frame 4']);
    expect(teller.hurried).toBe(false);
  });

  it('is in no hurry with the end of a game, which takes long by itself', () => {
    backlog.put(frame(1));
    backlog.put(frame(2, Array<number>(10).fill(800)));
    vi.advanceTimersByTime(1000 + 9 * 800);
    expect(teller.telling.now).toBe('2.9');
  });

  it('does not wait while somebody looks at the past', () => {
    backlog.put(frame(1));
    past = true;
    backlog.put(frame(2));
    expect(shown).toEqual(['frame 1', 'frame 2']);
  });

  it('shows what takes no time without waiting', () => {
    [1, 2, 3].forEach((version) => backlog.put(frame(version, [0, 0])));
    expect(shown).toHaveLength(3);
    expect(teller.telling.over).toBe(true);
  });
});
