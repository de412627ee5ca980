import { describe, expect, it } from 'vitest';
import { fall, keyframes } from '../pyramid/collapse';
import { built, lost, swapped } from '../pyramid/pyramid';
import { frame } from './session';

describe('a pyramid', () => {
  it('is built from the base up', () => {
    const moves = ['bucket red', 'bucket blue'];
    expect(built(moves, 5).map(({ slot }) => slot)).toEqual([
      { row: 1, place: 1 },
      { row: 1, place: 2 },
    ]);
    expect(swapped(moves, 0, 1)).toEqual(['bucket blue', 'bucket red']);
  });
});

describe('a collapse', () => {
  const { view, before } = frame('collapse');
  const gone = lost(before?.farms[2]?.pyramid ?? [], view.farms[2]?.pyramid ?? []);

  it('lets fall what the news tell', () => {
    expect(gone).toHaveLength(3);
  });

  it('brings every bucket down to the ground and to rest', () => {
    for (const flight of fall(gone, { row: 3, place: 1 }).flights) {
      const end = flight.moments.at(-1);
      expect(end?.y).toBeGreaterThan((flight.bucket.slot.row - 1) * 0.69);
      expect(end?.squash).toBeCloseTo(1, 1);
      expect(flight.thud).toBeGreaterThan(0);
    }
  });

  it('is over soon after the last bucket lies, and never takes two seconds', () => {
    const whole = fall(gone, { row: 3, place: 1 });
    const single = fall(gone.slice(0, 1), { row: 3, place: 1 });
    expect(whole.lasts).toBeGreaterThan(Math.max(...whole.flights.map(({ thud }) => thud)));
    expect(whole.lasts).toBeLessThan(2000);
    expect(single.lasts).toBeLessThanOrEqual(whole.lasts);
    for (const flight of whole.flights)
      expect(keyframes(flight, whole.lasts).at(-1)).toMatchObject({ offset: 1, opacity: 0 });
  });

  it('moves nothing but transform and opacity', () => {
    const { flights, lasts } = fall(gone, { row: 3, place: 1 });
    for (const flight of flights)
      for (const frame of keyframes(flight, lasts))
        expect(Object.keys(frame).sort()).toEqual(['offset', 'opacity', 'transform']);
  });

  it('pulls out the bucket that is taken before the rest comes down', () => {
    const [first, ...rest] = fall(gone, { row: 3, place: 1 }).flights;
    for (const later of rest) expect(later.thud).toBeGreaterThan(first?.thud ?? Infinity);
  });
});
