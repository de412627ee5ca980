import { describe, expect, it } from 'vitest';
import { told } from '../telling';
import type { View } from '../view';
import { frame, frames } from './session';

const NAMES = Object.keys(frames).filter((name) => frame(name).before);

function telling(name: string, count: number): View {
  const { view, before = view, news } = frame(name);
  const over = count > news.length;
  return told({ view, before, telling: { all: news, told: count, now: news[count - 1], over } });
}

/** What anybody sees of a farm. */
const seen = ({ farms, hand, pile, value, colour, turn }: View) => ({
  farms: farms.map(({ cards, laid, sum, pyramid, wreckedAs }) => ({
    cards,
    laid: [...laid].sort(),
    sum,
    pyramid,
    wreckedAs,
  })),
  hand,
  pile,
  value,
  colour,
  turn,
});

describe('what is shown', () => {
  it.each(NAMES)('comes step by step to what is so, once all is told: %s', (name) => {
    const { view, news } = frame(name);
    expect(seen(telling(name, news.length))).toEqual(seen(view));
    expect(telling(name, news.length + 1)).toBe(view);
  });

  it('lays a card, names what is to beat, and draws, each when it is told', () => {
    const steps = [1, 2, 3].map((count) => telling('theirs', count));
    expect(steps.map(({ farms }) => farms[0]?.laid)).toEqual([[3], [3], [3]]);
    expect(steps.map(({ farms }) => farms[0]?.cards)).toEqual([11, 11, 12]);
    expect(steps.map(({ value }) => value)).toEqual([0, 3, 3]);
    expect(steps.map(({ turn }) => turn)).toEqual([0, 0, 1]);
    expect(steps.map(({ hand }) => hand.length)).toEqual([11, 11, 12]);
  });

  it('pulls out the bucket that is taken before the rest comes down', () => {
    const left = [1, 2].map((count) => telling('collapse', count).farms[2]?.pyramid.length);
    expect(left).toEqual([14, 12]);
  });

  it('sweeps the cards of an attack away when the next one is led', () => {
    expect(telling('collapse', 3).colour).toHaveLength(1);
    expect(telling('collapse', 4).colour).toEqual([]);
  });
});
