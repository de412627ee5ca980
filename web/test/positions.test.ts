import { describe, expect, it } from 'vitest';
import { last, positions } from '../e2e/positions.mjs';

describe('the positions that are looked at', () => {
  it('are all different, and so are the kinds of a game', () => {
    const all = positions();
    expect(new Set(all.map(({ game, kind }) => `${game} ${kind}`)).size).toBe(all.length);
    expect(new Set(all.map(({ log, chairs }) => `${log}${chairs}`)).size).toBe(all.length);
  });

  it.each(['buffet', 'office', 'larder', 'buckets'] as const)(
    'have the last decision of %s late',
    (game) => {
      const longest = Math.max(...positions(game).map(({ log }) => log.length));
      expect(last(game).log.length).toBeGreaterThan(longest / 2);
    },
  );
});
