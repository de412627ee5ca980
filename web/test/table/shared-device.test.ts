import { describe, expect, it } from 'vitest';
import larder from '../../../games/larder/web/index';
import type { GameInfo, Result } from '../../src/live/protocol';
import { curtain, endSound } from '../../src/table/people/shared-device';

const about = (hides: boolean) => ({ hides }) as GameInfo;
const shared = { mine: [0, 2], own: 0, alone: false, owing: [2] };

describe('a device that several share', () => {
  it('is handed to whoever owes a choice', () =>
    expect(curtain(shared, about(true), false)).toBe(2));
  it('needs no curtain where nothing is hidden, nor after the end', () => {
    expect(curtain(shared, about(false), false)).toBeUndefined();
    expect(curtain(shared, about(true), true)).toBeUndefined();
  });
  it('stays with whoever holds it alone and still owes', () =>
    expect(curtain({ ...shared, alone: true, owing: [0, 2] }, about(true), false)).toBeUndefined());
  it('is nobody’s but one’s own with a single seat', () =>
    expect(curtain({ ...shared, mine: [0] }, about(true), false)).toBeUndefined());
});

describe('the sound of the end', () => {
  const ends = (places: number[], remark = ''): Result => ({
    standings: places.map((place, seat) => ({ seat, place, score: 44 })),
    remarks: [{ key: remark }],
  });

  it('goes by the place where there are places', () => {
    expect(endSound(ends([2, 1]), 0, {})).toBe('lose');
    expect(endSound(ends([2, 1]), 1, {})).toBe('win');
    expect(endSound(ends([2, 1]), -1, {})).toBeUndefined();
  });
  it('goes by the result where all win or lose together', () => {
    expect(endSound(ends([1, 1], 'rating.lost.4'), 0, larder)).toBe('lose');
    expect(endSound(ends([1, 1], 'rating.won.2'), 0, larder)).toBe('win');
  });
});
