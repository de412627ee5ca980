import { beforeEach, describe, expect, it } from 'vitest';
import { Choosing } from '../../src/table/choosing/choosing.svelte';
import { Unfinished } from '../../src/table/choosing/unfinished-choices';

const choice = (move: string) => ({ move, means: move });

describe('an unfinished choice', () => {
  const version = 7;
  beforeEach(() => sessionStorage.clear());

  /** A page that has just been loaded, at this table and this version. */
  async function load(at = version, choices = [choice('a'), choice('b')]): Promise<Choosing> {
    const unfinished = new Unfinished('T');
    const choosing: Choosing = new Choosing(
      async (moves) => ({ moves, choices: [choice('b')], complete: moves.length > 1, news: [] }),
      async (): Promise<void> => choosing.clear(),
      () => true,
      () => false,
      (moves) => moves.slice(0, -1),
      (moves) => unfinished.keep(0, at, moves),
    );
    choosing.begin(choices, unfinished.of(0, at));
    await Promise.resolve();
    return choosing;
  }

  it('is still there after a reload, with what may follow', async () => {
    await (await load()).pick('a');
    const again = await load();
    expect([again.picked, again.choices]).toEqual([['a'], [choice('b')]]);
    await again.undo();
    expect((await load()).picked).toEqual([]);
  });

  it('is gone once it was sent, or once the table has gone on', async () => {
    const first = await load();
    await first.pick('a');
    await first.pick('b');
    expect((await load(version + 1)).picked).toEqual([]);
    await first.pickAll(['a', 'b']);
    await first.send();
    expect((await load()).picked).toEqual([]);
  });

  it('belongs to a seat and a table, and needs something to choose', async () => {
    await (await load()).pick('a');
    expect(new Unfinished('T').of(1, version)).toEqual([]);
    expect(new Unfinished('U').of(0, version)).toEqual([]);
    expect((await load(version, [])).picked).toEqual([]);
  });
});
