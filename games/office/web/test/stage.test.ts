import { describe, expect, it } from 'vitest';
import type { Phrase } from '$web/table/board';
import { intro } from '../intro';
import { scene } from '../stage';
import { beaten, shares, type OfficeView } from '../view';
import { frames } from './session.svelte';

const [before, view] = [intro[0]?.view, intro[2]?.view] as OfficeView[] as [OfficeView, OfficeView];
const said = (key: string, seat: number, count = 0): Phrase => ({
  key,
  parts: { seat: { seat }, count },
});
const news = [
  said('news.bids', 0, 12),
  said('news.bids', 1, 5),
  said('news.wins', 0, 12),
  said('news.compensated', 1, 7),
  said('news.up.ground', 0),
];
const told = (many: number) =>
  scene(before, view, { all: news, told: many, now: news[many - 1], over: many > news.length });

describe('the scene', () => {
  it('stands as before until the news are told', () => {
    expect(told(2)).toEqual({ clerks: before.clerks, kitchen: 80, roof: 0, floor: 0 });
  });

  it('follows each piece of news in its turn', () => {
    expect(told(3).roof).toBe(2);
    expect(told(3).kitchen).toBe(80);
    expect(told(4).kitchen).toBe(73);
    expect(told(4).clerks[1]?.[0]).toBe(-1);
    expect(told(5).clerks).toEqual(view.clerks);
  });

  it('is the present once all is told', () => {
    expect(told(6)).toEqual({ clerks: view.clerks, kitchen: 73, roof: 2, floor: 0 });
  });
});

describe('the building', () => {
  it('knows who has stayed behind for good', () => {
    expect(beaten(view, 0, 1)).toBe(true);
    expect(beaten(view, 0, 2)).toBe(false);
    expect(beaten(view, 1, 0)).toBe(false);
  });

  it('gives the piles to the boss, the challenger and the two beaten below', () => {
    const end = frames['the end with three']?.view as OfficeView;
    expect(shares(end).map(({ seat, piles }) => [seat, piles])).toEqual([
      [1, 3],
      [0, 2],
      [1, 1],
      [1, 1],
      [-1, 2],
    ]);
  });
});
