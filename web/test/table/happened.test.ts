import { describe, expect, it } from 'vitest';
import { happened, outcome, strike, weighty } from '../../src/table/telling/happened';
import { Speaker } from '../../src/words/speaker';

const [lays, draws] = [{ key: 'news.lays' }, { key: 'news.draws' }];
type News = typeof lays;
const being = (told: number, ...all: readonly News[]) => ({
  all,
  told,
  now: all[told - 1],
  over: false,
});
const done = (...all: readonly News[]) => ({
  all,
  told: all.length + 1,
  now: undefined,
  over: true,
});
const module = {
  minor: (key: string) => key === 'news.draws',
  strikes: (key: string) => key === 'news.hungry',
};
const hungry = (seat: number) => ({ key: 'news.hungry', parts: { seat: { seat } } });

describe('what just happened', () => {
  it('is what is being told, and cards that are drawn do not hide it', () => {
    expect(happened(being(1, lays, draws), module).now).toBe(lays);
    expect(happened(being(2, lays, draws), module).now).toBe(lays);
    expect(happened(being(1, draws, lays), module).now).toBe(draws);
  });

  it('is afterwards the last that had some weight', () => {
    expect(happened(done(lays, draws, draws), module)).toEqual({
      now: undefined,
      last: lays,
      earlier: false,
    });
    expect(happened(done(lays, draws), {}).last).toBe(draws);
  });

  it('is something rather than nothing', () => {
    expect(happened(done(draws), module).last).toBe(draws);
    expect(happened(done(), module).last).toBeUndefined();
  });

  it('is all that belongs together, where nothing has more weight', () => {
    const join = (news: readonly unknown[]) => [{ key: `${news.length} drawn` }];
    expect(happened(done(draws, draws), module, undefined, join).last).toEqual({ key: '2 drawn' });
    expect(happened(being(1, draws, draws), module, undefined, join).now).toEqual({
      key: '1 drawn',
    });
    expect(happened(done(lays, draws), module, undefined, join).last).toBe(lays);
  });

  it('does not make one forget what struck oneself', () => {
    expect(happened(done(lays), module, hungry(0)).last).toEqual(hungry(0));
    expect(happened(being(1, lays), module, hungry(0))).toMatchObject({
      now: lays,
      last: hungry(0),
    });
  });

  it('sets that apart once something has been told of somebody else', () => {
    const struck = hungry(0);
    const ofMe = { key: 'news.passes', parts: { seat: { seat: 0 } } };
    const ofBen = { key: 'news.passes', parts: { seat: { seat: 1 } } };
    const earlier = (...all: readonly News[]) => happened(done(...all), module, struck).earlier;
    expect(earlier(ofBen, struck, draws, ofMe)).toBe(false);
    expect(earlier(struck, draws, ofBen)).toBe(true);
    expect(earlier(ofBen)).toBe(true);
    expect(earlier(draws)).toBe(true);
  });
});

describe('what strikes a seat', () => {
  it('concerns it, and the game says so', () => {
    expect(strike([lays, hungry(2), hungry(1)], 2, module)).toEqual(hungry(2));
    expect(strike([lays, hungry(2)], 1, module)).toBeUndefined();
    expect(strike([hungry(2)], 2, {})).toBeUndefined();
    expect(strike(['news', { ...lays, parts: { seat: { seat: 2 } } }], 2, module)).toBeUndefined();
  });
});

describe('what is told to somebody who comes back', () => {
  it('leaves out what weighs little, unless there is nothing else', () => {
    expect(weighty([draws, lays, draws], module)).toEqual([lays]);
    expect(weighty([draws], module)).toEqual([draws]);
  });
});

describe('what a choice would lead to', () => {
  const evident = (key: string) => /^news\.(lays|gives)$/.test(key);
  const voice = new Speaker(
    'en',
    {
      'news.lays': 'You lay {card}.',
      'news.gives': 'You give {card}.',
      'news.gives.series': 'You give {card}.',
      'news.hungry': '{seat} goes hungry.',
      'news.draws': 'You draw.',
    },
    ['Anna', 'Ben'],
  );
  const [four, six] = ['4', '6'].map((card) => ({ key: 'news.lays', parts: { card } }));
  const given = ['2', '5'].map((card) => ({ key: 'news.gives', parts: { card } }));

  it('leaves out what the choice consists of', () => {
    expect(outcome([four!, hungry(1)], { evident }, voice)).toBe('Ben goes hungry.');
    expect(outcome([four!, hungry(1), draws], { ...module, evident }, voice)).toBe(
      'Ben goes hungry.',
    );
  });

  it('is the last of the choice itself, where there is nothing else to say', () => {
    expect(outcome([four!], { evident }, voice)).toBe('You lay 4.');
    expect(outcome([four!, six!], { evident }, voice)).toBe('You lay 6.');
    expect(outcome(given, { evident }, voice)).toBe('You give 2, 5.');
    expect(outcome([four!, six!], {}, voice)).toBe('You lay 4. You lay 6.');
  });
});
