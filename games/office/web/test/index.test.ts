import { describe, expect, it } from 'vitest';
import office from '../index';
import { frame, play } from './session';

describe('the status line', () => {
  it('says before the last bid that it is lost in any case', () => {
    const asks = (name: string) =>
      office.prompt(['twenties 0', 'twenties 1'], [], play(frame(name)))?.key;
    expect(asks('my last duel')).toBe('status.fill.last');
    expect(asks('my duel on the steps')).toBe('status.fill');
  });

  it('leaves the time of a climb to what comes before it, but never that of the new boss', () => {
    expect(office.minor('news.up.first')).toBe(true);
    expect(office.minor('news.changed.back')).toBe(true);
    for (const key of [
      'news.up.suite',
      'news.wins',
      'news.compensated',
      'news.tie',
      'news.share.boss',
    ])
      expect(office.minor(key), key).toBe(false);
  });

  it('does not say under the next duel that the last one is won', () => {
    expect(office.strikes('news.wins')).toBe(false);
    expect(office.strikes('news.lot')).toBe(true);
  });
});
