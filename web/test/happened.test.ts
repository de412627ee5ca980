import { describe, expect, it } from 'vitest';
import { happened } from '../src/table/happened';

const [lays, draws] = [{ key: 'news.lays' }, { key: 'news.draws' }];
const told = (now: typeof lays | undefined, ...all: readonly (typeof lays)[]) => ({
  all,
  told: all.length,
  now,
  over: now === undefined,
});
const module = { minor: (key: string) => key === 'news.draws' };

describe('what just happened', () => {
  it('is what is being told, whatever it is', () => {
    expect(happened(told(draws, lays, draws), module)).toBe(draws);
  });

  it('is afterwards the last that had some weight', () => {
    expect(happened(told(undefined, lays, draws, draws), module)).toBe(lays);
    expect(happened(told(undefined, lays, draws), {})).toBe(draws);
  });

  it('is something rather than nothing', () => {
    expect(happened(told(undefined, draws), module)).toBe(draws);
    expect(happened(told(undefined), module)).toBeUndefined();
  });
});
