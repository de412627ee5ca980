import { expect, test } from 'vitest';
import type { Chair, Table } from '../../src/live/protocol';
import { tidings } from '../../src/table/people/people-news';
import { winners } from '../../src/table/people/winners';
import { Speaker } from '../../src/words/speaker';
import { json } from '../recorded.svelte';
import { breakdown } from '../../../games/larder/web/breakdown';
import type { View } from '../../../games/larder/web/view';

const points = (count: number) => ({ key: 'ending.points', parts: { count } });
const standing = (seat: number, score: number, place: number) => ({ seat, score, place });

test('who has won is said to the one who has, and to the others by name', () => {
  const standings = [standing(1, 165, 1), standing(0, 120, 2)];
  expect(winners(standings, 1)).toEqual({ key: 'ending.me' });
  const named = { key: 'ending.winner', parts: { who: [{ seat: 1 }], score: points(165) } };
  expect(winners(standings, 0)).toEqual(named);
  expect(winners(standings, -1)).toEqual(named);
});

test('a shared win names all who share it', () => {
  const standings = [standing(0, 9, 1), standing(2, 9, 1), standing(1, 3, 3)];
  expect(winners(standings, 2)).toEqual({ key: 'ending.shared.me', parts: { who: [{ seat: 0 }] } });
  expect(winners(standings, 1)).toEqual({
    key: 'ending.shared',
    parts: {
      who: { key: 'ending.names', parts: { some: [{ seat: 0 }], last: { seat: 2 } } },
      score: points(9),
    },
  });
});

test('of those who share a win the last is named after an “and”', () => {
  const french = new Speaker('fr', json('web/texts/fr.json'), ['Lise', 'Ronce', 'Chardon']);
  const { key, parts } = winners(
    [0, 1, 2].map((seat) => standing(seat, 1, 1)),
    0,
  );
  expect(french.text(key, parts)).toBe('Vous partagez la victoire avec Ronce et Chardon');
});

test('portions are counted for who carried them off', () => {
  const collects = (seat: number, count: number) => ({
    key: 'news.collects',
    parts: { seat: { seat }, count },
  });
  const news = [collects(0, 3), { key: 'news.stays' }, collects(1, 2), collects(0, 1)];
  const standings = [0, 1, 2].map((seat) => standing(seat, 1, 1));
  const end = { view: {} as View, standings };
  const carried = (count: number) => ({ key: 'ending.carried', parts: { count } });
  expect(breakdown({ ...end, news })).toEqual([carried(4), carried(2), carried(0)]);
  expect(breakdown({ ...end, news: undefined })).toBeUndefined();
});

const guest = (name: string, host = false): Chair => ({
  kind: 'guest',
  name,
  figure: 'cat',
  here: 'here',
  host,
  muted: false,
});
const bot: Chair = {
  kind: 'bot',
  name: 'Crumb',
  figure: 'hen',
  bot: 'fair',
  called: { de: 'Krümel' },
};
const table = (seats: readonly Chair[], mine: readonly number[] = []) =>
  ({ table: 'K7QF2', phase: 'playing', seats, mine }) as unknown as Table;

test('everybody is told who takes over from a bot, and who leaves a seat to one', () => {
  const before = table([guest('Ada', true), bot]);
  const after = table([guest('Ada', true), guest('Ben')]);
  expect(tidings(before, after, 'de')).toEqual([
    { key: 'tidings.newcomer', parts: { who: 'Ben', bot: 'Krümel' } },
  ]);
  expect(tidings(after, before, 'en')).toEqual([
    { key: 'tidings.left', parts: { who: 'Ben', bot: 'Crumb' } },
  ]);
  expect(tidings(after, after, 'en')).toEqual([]);
});

test('everybody is told what the host or the others have decided about somebody', () => {
  const before = table([guest('Ada', true), guest('Ben')], [0]);
  const told = (what: 'freed' | 'removed' | 'outvoted', chair: Chair) => ({
    ...table([guest('Ada', true), chair], [0]),
    decided: { what, seat: 1, name: 'Ben' },
  });
  expect(tidings(before, told('removed', bot), 'en')).toEqual([
    { key: 'tidings.removed', parts: { who: 'Ben' } },
    { key: 'tidings.plays', parts: { bot: 'Crumb' } },
  ]);
  expect(tidings(before, told('freed', { kind: 'open' }), 'en')).toEqual([
    { key: 'tidings.freed', parts: { who: 'Ben' } },
  ]);
  expect(tidings(before, told('outvoted', guest('Ben')), 'en')).toEqual([
    { key: 'tidings.outvoted', parts: { who: 'Ben' } },
  ]);
  const mine = table([guest('Ada', true), guest('Ben')], [1]);
  expect(tidings(mine, told('outvoted', guest('Ben')), 'en')).toEqual([
    { key: 'tidings.outvoted.me', parts: { who: 'Ben' } },
  ]);
});

test('everybody is told who is host now', () => {
  const before = table([guest('Ada', true), guest('Ben')]);
  const after = [guest('Ada'), guest('Ben', true)];
  expect(tidings(before, table(after), 'en')).toEqual([
    { key: 'tidings.host', parts: { who: 'Ben' } },
  ]);
  expect(tidings(before, table(after, [1]), 'en')).toEqual([{ key: 'tidings.host.me' }]);
});
