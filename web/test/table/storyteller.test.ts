import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Storyteller } from '../../src/table/telling/storyteller.svelte';

describe('the storyteller', () => {
  let teller: Storyteller;
  let ended: string[];
  const end = (word: string) => () => void ended.push(word);

  beforeEach(() => {
    vi.useFakeTimers();
    teller = new Storyteller();
    ended = [];
  });
  afterEach(() => void vi.useRealTimers());

  it('tells each piece of news for its beat, and says when all is told', () => {
    teller.tell(['a', 'b'], [800, 400], end('told'));
    expect(teller.telling.now).toBe('a');
    vi.advanceTimersByTime(799);
    expect(teller.telling.now).toBe('a');
    vi.advanceTimersByTime(1);
    expect(teller.telling.now).toBe('b');
    vi.advanceTimersByTime(399);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(teller.telling.over).toBe(true);
    expect(ended).toEqual(['told']);
  });

  it('begins a beat when the screen shows what is told', () => {
    const waiting: (() => void)[] = [];
    teller = new Storyteller((then) => {
      waiting.push(then);
      return () => void waiting.pop();
    });
    teller.tell(['a', 'b', 'c'], [800, 40, 400], end('told'));
    vi.advanceTimersByTime(5000);
    expect(teller.telling.now).toBe('a');
    waiting.pop()?.();
    vi.advanceTimersByTime(800);
    expect(teller.telling.now).toBe('b');
    vi.advanceTimersByTime(40);
    expect(teller.telling.now).toBe('c');
    teller.skip();
    expect(waiting).toEqual([]);
    expect(ended).toEqual(['told']);
  });

  it('passes over what takes no time', () => {
    teller.tell(['a', 'b', 'c', 'd'], [0, 200, 0, 0]);
    expect(teller.telling.now).toBe('b');
    vi.advanceTimersByTime(200);
    expect(teller.telling.over).toBe(true);
    teller.tell(['a', 'b'], [0, 0], end('instant'));
    expect(ended).toEqual(['instant']);
  });

  it('lets what was shortened stand long enough to be read', () => {
    teller.tell(['a', 'b', 'c'], [120, 40, 120], end('told'));
    vi.advanceTimersByTime(179);
    expect(teller.telling.now).toBe('a');
    vi.advanceTimersByTime(1 + 40);
    expect(teller.telling.now).toBe('c');
    vi.advanceTimersByTime(180);
    expect(ended).toEqual(['told']);
  });

  it('knows how long the rest takes, and hurries if it must', () => {
    teller.tell(['a', 'b', 'c'], [200, 1000, 1000], end('told'));
    expect(teller.left).toBe(2200);
    teller.hurried = true;
    vi.advanceTimersByTime(200);
    expect(teller.left).toBe(2000);
    vi.advanceTimersByTime(600);
    expect(ended).toEqual(['told']);
    expect(teller.left).toBe(0);
  });

  it('lets everything be seen however much it hurries, and makes nothing longer', () => {
    teller.hurried = true;
    teller.tell(['a', 'b', 'c'], [400, 40, 1000], end('told'));
    vi.advanceTimersByTime(249);
    expect(teller.telling.now).toBe('a');
    vi.advanceTimersByTime(1);
    expect(teller.telling.now).toBe('b');
    vi.advanceTimersByTime(40);
    expect(teller.telling.now).toBe('c');
    vi.advanceTimersByTime(299);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ended).toEqual(['told']);
  });

  it('is skipped by a tap, and ends once', () => {
    teller.tell(['a', 'b', 'c'], [250, 250, 250], end('told'));
    teller.skip();
    teller.skip();
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual(['told']);
  });

  it('keeps news of before, so that the last move stays marked', () => {
    teller.rest(['a', 'b']);
    expect(teller.telling.over).toBe(true);
    expect(teller.telling.all).toEqual(['a', 'b']);
  });

  it('drops an end that other news have overtaken', () => {
    teller.tell(['a', 'b'], [250, 250], end('old'));
    teller.tell(['c'], [250], end('new'));
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual(['new']);
  });
});
