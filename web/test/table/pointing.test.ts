import { expect, test } from 'vitest';
import { Pointing } from '../../src/table/choosing/pointing.svelte';

const stop = { seat: 0, move: 'stop' };

/** Somebody who points while the table has this version. */
const pointing = (version: number, heard: boolean) =>
  new Pointing(() => ({
    own: 0,
    present: { version } as never,
    wishes: { opine: async () => heard },
  }));

test('where I point is seen at once, and no more if it was refused', async () => {
  const refused = pointing(2, false);
  const answer = refused.point('stop');
  expect(refused.at(2, true)).toEqual([stop]);
  await answer;
  expect(refused.at(2, true)).toEqual([]);
  const heard = pointing(2, true);
  await heard.point('stop');
  expect(heard.at(2, true)).toEqual([stop]);
  await heard.point('');
  expect(heard.at(2, true)).toEqual([]);
});

test('what was said of a choice is seen until what came of it is told, and not before it', () => {
  const told = pointing(2, true);
  told.hear({ version: 2, opinions: [stop] });
  expect(told.at(3, false)).toEqual([stop]);
  expect(told.at(3, true)).toEqual([]);
  expect(told.at(1, false)).toEqual([]);
});

test('what was said of a choice does not come back while the next one is told', () => {
  const told = pointing(2, true);
  told.hear({ version: 2, opinions: [stop] });
  told.told(3);
  expect(told.at(4, false)).toEqual([]);
  told.hear({ version: 4, opinions: [stop] });
  told.told(4);
  expect(told.at(4, true)).toEqual([stop]);
});
