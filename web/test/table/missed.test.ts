import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../src/live/protocol';
import { Missed } from '../../src/table/telling/missed.svelte';

function frame(version: number, missed?: boolean): Frame {
  const told = { is: 'frame', table: 'T', seat: 0, version, view: {}, prompt: '', choices: [] };
  return { ...told, news: [`news ${version}`], ...(missed ? { missed } : {}) } as unknown as Frame;
}

describe('what was missed', () => {
  let hidden = false;
  let missed: Missed;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    hidden = false;
    missed = new Missed('T');
  });
  afterEach(() => {
    missed.leave();
    vi.useRealTimers();
  });

  it('is nothing while somebody looks', () => {
    vi.advanceTimersByTime(60_000);
    expect(missed.take(frame(3))).toBe(false);
    expect(missed.news).toEqual([]);
    expect(new Missed('T').seen).toBe(3);
  });

  it('is what came while the page was behind another one', () => {
    missed.take(frame(3));
    hidden = true;
    expect(missed.take(frame(4))).toBe(true);
    expect(missed.take(frame(5))).toBe(true);
    expect(missed.news).toEqual(['news 4', 'news 5']);
  });

  it('is what a device that has slept hears before its timers run again', () => {
    vi.setSystemTime(Date.now() + 20_000);
    expect(missed.take(frame(4))).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(missed.take(frame(5))).toBe(false);
  });

  it('is what the server says after a lost connection', () => {
    expect(missed.take(frame(9, true))).toBe(true);
  });

  it('is forgotten only once it was read, also by a tab that was thrown away', () => {
    missed.take(frame(3));
    hidden = true;
    missed.take(frame(4));
    expect(new Missed('T').seen).toBe(3);
    hidden = false;
    missed.close();
    expect(missed.news).toEqual([]);
    expect(new Missed('T').seen).toBe(4);
  });

  it('is what happened while another seat had the device, and only for that one', () => {
    missed.keep(1, ['a']);
    missed.keep(1, ['b']);
    missed.keep(2, ['c']);
    missed.turnTo(1);
    expect(missed.news).toEqual(['a', 'b']);
    missed.turnTo(2);
    expect(missed.news).toEqual(['c']);
    missed.turnTo(1);
    expect(missed.news).toEqual([]);
  });

  it('is told apart by table', () => {
    missed.take(frame(3));
    expect(new Missed('U').seen).toBeUndefined();
  });
});
