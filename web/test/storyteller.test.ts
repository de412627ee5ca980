import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Storyteller } from '../src/table/storyteller.svelte';

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

  it('tells one piece of news after another, and says when all is told', () => {
    teller.tell(['a', 'b'], true, end('told'));
    expect(teller.telling.now).toBe('a');
    vi.advanceTimersByTime(250);
    expect(teller.telling.now).toBe('b');
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(teller.telling.over).toBe(true);
    expect(ended).toEqual(['told']);
  });

  it('never takes longer than two and a half seconds', () => {
    teller.tell(Array<string>(100).fill('a'), true, end('told'));
    vi.advanceTimersByTime(2501);
    expect(ended).toEqual(['told']);
  });

  it('is skipped by a tap, and ends once', () => {
    teller.tell(['a', 'b', 'c'], true, end('told'));
    teller.skip();
    teller.skip();
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual(['told']);
  });

  it('keeps the news without motion, so that the last move stays marked', () => {
    teller.tell(['a', 'b'], false);
    expect(teller.telling.over).toBe(true);
    expect(teller.telling.all).toEqual(['a', 'b']);
  });

  it('drops an end that other news have overtaken', () => {
    teller.tell(['a', 'b'], true, end('old'));
    teller.tell(['c'], true, end('new'));
    vi.advanceTimersByTime(5000);
    expect(ended).toEqual(['new']);
  });
});
