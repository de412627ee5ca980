import { describe, expect, it } from 'vitest';
import type { Chair, Frame, Table } from '../../src/live/protocol';
import { Frames } from '../../src/table/frames.svelte';
import { attendance, names, sitters } from '../../src/table/people/sitters';

const guest = (name: string, here: 'here' | 'gone' = 'here'): Chair => ({
  kind: 'guest',
  name,
  figure: 'owl',
  here,
  host: false,
  muted: false,
});
const table = (mine: readonly number[], seats: readonly Chair[]) =>
  ({ table: 'T', mine, seats }) as unknown as Table;
const frame = (part: Partial<Frame>) =>
  ({ is: 'frame', seat: 0, version: 3, choices: [], news: [], ...part }) as Frame;
const one = [guest('Ada'), guest('Bo'), guest('Cy')];
const waited = (part: Partial<Frame>) =>
  sitters(table([0], one), frame(part), 0, String)
    .filter((sitter) => sitter.waited)
    .map(({ seat }) => seat);

describe('who is waited for', () => {
  it('is whom the frame names, one at a time', () => {
    expect(waited({ waiting: [1] })).toEqual([1]);
  });

  it('is who has not chosen, when several choose', () => {
    expect(waited({ waiting: [0, 1, 2], chosen: [{ seat: 1, pledge: 'x' }] })).toEqual([0, 2]);
  });

  it('is nobody that one knows of, when the frame does not say', () => {
    expect(waited({ chosen: [{ seat: 1, pledge: 'x' }] })).toEqual([]);
  });
});

describe('who has chosen', () => {
  const chosen = (nth?: number) => [{ seat: 1, pledge: 'x', ...(nth ? { nth } : {}) }];
  const seen = (part: Partial<Frame>) => sitters(table([0], one), frame(part), 0, String)[1];

  it('has a mark, and no number unless the table wants the order seen', () => {
    expect(seen({ waiting: [0, 1], chosen: chosen() })).toMatchObject({ chosen: true });
    expect(seen({ waiting: [0, 1], chosen: chosen() })).not.toHaveProperty('nth');
    expect(seen({ waiting: [0, 1], chosen: chosen(2) })).toMatchObject({ chosen: true, nth: 2 });
  });
});

describe('names at a table', () => {
  const numbered = (number: number) => `Player ${number}`;

  it('are the guests’ own', () => {
    expect(names(table([0], [guest('Ada'), { kind: 'open' }]), numbered, 'en')).toEqual([
      'Ada',
      '',
    ]);
  });

  it('are the guest’s own and numbers where several seats share a device, on every device', () => {
    const seats = [guest('Ada'), guest('Bo'), guest('Ada')];
    for (const mine of [[0, 2], [1], []])
      expect(names(table(mine, seats), numbered, 'en')).toEqual(['Ada', 'Bo', 'Player 3']);
  });

  it('are those of the seats where seats of a device have their own', () => {
    const family = table([0, 1, 2], [guest('Ada'), guest('Mia'), guest('Ada')]);
    expect(names(family, numbered, 'en')).toEqual(['Ada', 'Mia', 'Player 3']);
  });

  it('are those that characters have in the reader’s language', () => {
    const bot = (name: string): Chair => ({ kind: 'bot', name, figure: 'hen', bot: 'fair' });
    const one = { ...bot('Whisker'), called: { en: 'Whisker', fr: 'Moustache' } } as Chair;
    const both = table([], [one, bot('Nelli')]);
    expect(names(both, numbered, 'fr')).toEqual(['Moustache', 'Nelli']);
    expect(names(both, numbered, 'en')).toEqual(['Whisker', 'Nelli']);
  });
});

describe('figures at a table', () => {
  const dressed = (figure: string, ...called: string[]) =>
    called.map((name) => ({ ...guest(name), figure }) as Chair);
  const figures = (mine: readonly number[], seats: readonly Chair[]) =>
    sitters(table(mine, seats), undefined, 0, String).map(({ figure }) => figure);

  it('are mine for me, and others for those who share my device', () => {
    expect(figures([0, 1, 2], dressed('cat', 'Ada', 'Mia', 'Ada'))).toEqual([
      'cat',
      'mouse',
      'hen',
    ]);
    expect(figures([0, 1], dressed('owl', 'Ada', 'Ada'))).toEqual(['owl', 'cat']);
  });

  it('are the guests’ own where each has a device', () => {
    expect(figures([0], dressed('owl', 'Ada', 'Bo'))).toEqual(['owl', 'owl']);
  });
});

describe('who is away', () => {
  const gone = (away: number, kept?: number): Chair => ({
    ...(guest('Ada', 'gone') as Chair & { kind: 'guest' }),
    away,
    ...(kept === undefined ? {} : { kept }),
  });
  const seen = (chair: Chair, passed = 0) =>
    sitters(table([], [chair]), undefined, -1, String, passed)[0];

  it('sleeps at first, and is gone after a while', () => {
    expect(seen(gone(1000))?.presence).toBe('asleep');
    expect(seen(gone(1000), 119_000)?.presence).toBe('gone');
    expect(seen(gone(185_000))).toMatchObject({ presence: 'gone', away: 3 });
  });

  it('is waited for so many seconds more', () => {
    expect(seen(gone(0, 60_000), 1500)?.kept).toBe(59);
    expect(seen(gone(0, 60_000), 70_000)?.kept).toBe(0);
    expect(seen(gone(0))?.kept).toBeUndefined();
  });
});

describe('who is slow', () => {
  const seen = (more: object) =>
    sitters(table([], [{ ...guest('Ada'), ...more } as Chair]), undefined, -1, String)[0];

  it('is whom the table names, with the votes about them', () => {
    expect(seen({})).toMatchObject({ slow: false, votes: [] });
    expect(seen({ slow: true, votes: [2] })).toMatchObject({ slow: true, votes: [2] });
  });
});

describe('the frames of a device with several seats', () => {
  const choices = [{ move: 'a', means: 'a' }];

  it('tell who still has to choose', () => {
    const frames = new Frames();
    frames.put(frame({ seat: 0, choices }));
    frames.put(frame({ seat: 2, choices }));
    expect(frames.owing([0, 2])).toEqual([0, 2]);
    frames.mine(0, 3, ['a']);
    expect(frames.owing([0, 2])).toEqual([2]);
  });

  it('take no choice that was made in another step', () => {
    const frames = new Frames();
    frames.put(frame({ seat: 0, choices }));
    frames.mine(0, 2, ['a']);
    expect(frames.owing([0])).toEqual([0]);
  });
});

describe('what is said of a presence', () => {
  it('tells a bot from a guest whom a bot stands in for', () => {
    expect(attendance({ kind: 'bot', presence: 'bot' })).toBe('bot');
    expect(attendance({ kind: 'guest', presence: 'bot', away: 3 })).toBe('replaced');
    expect(attendance({ kind: 'guest', presence: 'bot' })).toBe('outvoted');
    expect(attendance({ kind: 'guest', presence: 'asleep' })).toBe('asleep');
  });
});
