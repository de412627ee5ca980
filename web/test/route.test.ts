import { describe, expect, it } from 'vitest';
import { cleaned, doubt, grouped } from '../src/live/codes';
import { place, read, typed } from '../src/route.svelte';

describe('a code', () => {
  it.each([
    ['k7qf2b', 'K7QF2B'],
    [' K7Q F2B ', 'K7QF2B'],
    ['K7Q-F2B.', 'K7QF2B'],
    ['Ｋ７ＱＦ２Ｂ', 'K7QF2B'],
    ['K7OF2B', 'K7QF2B'],
    ['K70F2B', 'K7QF2B'],
    ['1I7F2B', 'LL7F2B'],
    ['https://table.example/#/t/k7qf2b', 'K7QF2B'],
    ['table.example/t/K7QF2B?x=1', 'K7QF2B'],
    ['…', ''],
  ])('typed as %s is %s', (typed, code) => expect(cleaned(typed)).toBe(code));

  it('that leads nowhere has too few or too many characters, or what no code has, or is just wrong', () => {
    expect(['K7Q', 'K7QF2BB', 'K7AF2B', 'K7QF2B'].map(doubt)).toEqual([
      'length',
      'length',
      'letters',
      'none',
    ]);
  });

  it('is long and read out in groups, unless it is an old one', () => {
    expect(doubt('K7QF2CXT9BMD')).toBe('none');
    expect(grouped('K7QF2CXT9BMD')).toBe('K7QF-2CXT-9BMD');
    expect(cleaned('k7qf-2cxt-9bmd')).toBe('K7QF2CXT9BMD');
    expect(grouped('K7QF2B')).toBe('K7QF2B');
  });
});

describe('an address', () => {
  const table = { at: 'table', code: 'K7QF2B', television: false };

  it('leads to a table however it is written', () => {
    expect(read('#/t/K7QF2B')).toEqual(table);
    expect(read('#/t/k7q%20f2b')).toEqual(table);
    expect(read('#/tv/K7QF2B')).toEqual({ ...table, television: true });
    expect(read('#/t/K7')).toEqual({ ...table, code: 'K7' });
    expect(read('#/t/%')).toEqual({ at: 'home', game: '' });
  });

  it('leads to a seat, to a new table, or home', () => {
    expect(read('#seat=a_b-1')).toEqual({ at: 'link', token: 'a_b-1' });
    expect(read('#/new/buffet')).toEqual({ at: 'home', game: 'buffet' });
    expect(read('#/nowhere')).toEqual({ at: 'home', game: '' });
  });

  it('with the table in its path is put right', () => {
    expect(typed('/t/k7qf2b')).toBe('#/t/K7QF2B');
    expect(typed('/tv/K7QF2B')).toBe('#/tv/K7QF2B');
    expect(typed('/')).toBeUndefined();
  });

  it('that is replaced is no way back', () => {
    const before = window.history.length;
    place.replace('#/t/K7QF2B');
    expect([place.now, window.history.length]).toEqual([table, before]);
  });
});
