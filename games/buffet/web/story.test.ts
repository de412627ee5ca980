import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Director } from './director.svelte';
import { recorded } from './player';
import { stage } from './stage';
import { at, huddle, LANDSCAPE, LOW, PORTRAIT, spacing, squares, steps } from './track';
import { plateName } from './view';

const TURNS = ['four', 'three', 'six'].flatMap((name) => {
  const frames = recorded(name);
  return frames.slice(1).map((frame, i) => {
    return [`${name} ${frame.version}`, frames[i]!.view, frame] as const;
  });
});

describe('the stage', () => {
  it.each(TURNS)('comes by the news to the table as it is: %s', (_, before, { view, news }) => {
    // One more piece that tells nothing, so that the view itself is not yet shown.
    const told = stage(before, view, [...news, { key: 'news.pile' }], news.length).view;
    expect(told.buffet).toEqual(view.buffet);
    expect(told.token).toBe(view.token);
    told.mice.forEach((mouse, seat) => {
      const tops = (plates: typeof mouse.onTop) => plates.map(plateName).sort();
      expect(tops(mouse.onTop)).toEqual(tops(view.mice[seat]!.onTop));
      expect(mouse.cards).toBe(view.mice[seat]!.cards);
    });
  });

  it('moves a mouse when its card is told, and not before', () => {
    const [, before, { view, news }] = TURNS.find(([, , { news }]) => news.length > 4)!;
    const first = stage(before, view, news, 1);
    expect(first.shown.size).toBe(1);
    const [[seat, card]] = [...first.shown] as [[number, number]];
    first.view.mice.forEach((mouse, i) =>
      expect(mouse.position).toBe(before.mice[i]!.position + (i === seat ? card : 0)),
    );
  });

  it('keeps the last turn’s cards open until the next', () => {
    const [, before, { view, news }] = TURNS[0]!;
    const over = stage(before, view, news, news.length);
    expect(over.view).toBe(view);
    expect(over.shown.size).toBeGreaterThan(0);
  });

  it('shows the present at once when there was nothing before', () => {
    const [, , { view, news }] = TURNS[0]!;
    expect(stage(view, view, news, 1).view).toBe(view);
  });
});

describe('the director', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const say = (key: string, count: number) => Array.from({ length: count }, () => ({ key }));

  it('gives the duel its time, however many cards are dealt afterwards', () => {
    const news = [...say('news.reveals', 4), ...say('news.draws', 30)];
    const director = new Director();
    director.begin(news, true);
    expect(director.toldOf(news, true)).toBe(1);
    vi.advanceTimersByTime(999);
    expect(director.toldOf(news, true)).toBe(4);
    vi.advanceTimersByTime(1500);
    expect(director.toldOf(news, true)).toBe(news.length);
  });

  it('tells the rest at a tap, and all at once without motion', () => {
    const news = say('news.reveals', 5);
    const director = new Director();
    director.begin(news, true);
    director.end();
    expect(director.toldOf(news, true)).toBe(5);
    expect(director.toldOf(say('news.takes', 3), false)).toBe(3);
  });

  it('stands at the first of news that have only just come', () => {
    const director = new Director();
    director.begin(say('news.reveals', 5), false);
    expect(director.toldOf(say('news.reveals', 3), true)).toBe(1);
  });
});

describe('the track', () => {
  it.each([PORTRAIT, LOW, LANDSCAPE])('is a ring of forty even steps on the table', (shape) => {
    const ring = squares(shape);
    expect(ring).toHaveLength(40);
    expect(ring[0]!.x).toBeCloseTo(shape.width / 2);
    ring.forEach((point, i) => {
      const next = ring[(i + 1) % 40]!;
      const far = Math.hypot(next.x - point.x, next.y - point.y);
      expect(far).toBeLessThanOrEqual(spacing(shape) + 0.01);
      expect(far).toBeGreaterThan(spacing(shape) * 0.95);
      expect(point.x).toBeGreaterThanOrEqual(shape.inset - 0.01);
      expect(point.y).toBeLessThanOrEqual(shape.height - shape.inset + 0.01);
    });
  });

  it('goes on past forty and back below nothing', () => {
    const ring = squares(LOW);
    expect(at(ring, 43)).toBe(ring[3]);
    expect(at(ring, -1)).toBe(ring[39]);
  });

  it('is walked square by square, but home in one leap', () => {
    expect(steps(38, 41)).toEqual([38, 39, 40, 41]);
    expect(steps(0, -1)).toEqual([0, -1]);
    expect(steps(17, 0)).toEqual([17, 0]);
  });

  it('lets every mouse of a huddle be seen', () => {
    for (const count of [2, 3, 4, 5, 6]) {
      const stands = Array.from({ length: count }, (_, i) => huddle(count, i, 36));
      expect(new Set(stands.map(({ x }) => Math.round(x))).size).toBe(count);
    }
  });
});
