import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '../../src/live/protocol';
import { Narration } from '../../src/table/telling/narration.svelte';

vi.mock('../../src/live/rest', () => ({
  position: async (_: string, seat: number, version: number) => ({
    seat,
    version,
    view: `view ${version}`,
  }),
  story: async () => ({
    chapters: [{ version: 9, news: [{ key: 'news.loses', parts: { seat: { seat: 0 } } }, 'c'] }],
  }),
}));

/** A table whose past may be looked at: what is shown is always that of the moment. */
class Table {
  readonly narration: Narration = new Narration(() => this);
  readonly table = 'T';
  readonly me = 0;
  readonly motion = true;
  readonly present: Frame | undefined = undefined;
  readonly module = { strikes: (key: string) => key === 'news.loses' };
  get version() {
    return this.narration.past.frame?.version ?? 9;
  }
  get view() {
    return this.narration.past.frame?.view ?? 'view 9';
  }
}

describe('a game looked at again', () => {
  let table: Table;
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => {});
    table = new Table();
    for (const version of [3, 6, 9])
      table.narration.chronicle.add({ version, news: [`news ${version}`], beats: [version * 100] });
  });

  it('tells a step forward from the view before it', async () => {
    await table.narration.lookBack(3, 0);
    expect(table.narration.storyteller.telling.over).toBe(true);
    await table.narration.lookBack(6, 0);
    expect(table.narration.before).toBe('view 3');
    expect(table.narration.storyteller.telling).toMatchObject({
      now: 'news 6',
      beats: [600],
      over: false,
    });
  });

  it('shows at once where a jump leads', async () => {
    await table.narration.lookBack(6, 0);
    await table.narration.lookBack(3, 0);
    expect(table.narration.before).toBe('view 3');
    expect(table.narration.storyteller.telling.over).toBe(true);
  });
});

describe('what has just happened', () => {
  const frame = (more: Partial<Frame>): Frame => ({
    ...({} as Frame),
    seat: 0,
    version: 9,
    view: 'view 9',
    news: ['a', 'b', 'c'],
    beats: [800, 800, 900],
    choices: [],
    ...more,
  });
  const beats = (told: Frame, old?: Frame) => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => {});
    const { narration } = new Table();
    narration.tell(told, old, true, () => {});
    return narration.storyteller.telling.beats;
  };
  const before = frame({ version: 6 });
  const choices = [{ move: 'play 7', means: '7' }];

  it('is recalled after a reload, with what struck me', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => {});
    const { narration } = new Table();
    narration.tell(frame({ news: [] }), undefined, false, () => {});
    await vi.waitFor(() => expect(narration.struck).toMatchObject({ key: 'news.loses' }));
    expect(narration.storyteller.telling.all).toHaveLength(2);
  });

  it('is told in more time to whoever chooses next: nobody waits for it', () => {
    expect(beats(frame({ choices }), before)).toEqual([1000, 1000, 1000]);
  });

  it('is told as the server says to everybody else, where a clock runs, and before the first choice', () => {
    expect(beats(frame({}), before)).toEqual([800, 800, 900]);
    expect(beats(frame({ choices, clock: [] }), before)).toEqual([800, 800, 900]);
    expect(beats(frame({ choices }))).toEqual([800, 800, 900]);
    expect(beats(frame({ choices, beats: [400, 400, 400] }), before)).toEqual([400, 400, 400]);
  });
});

describe('the last step of a game', () => {
  const frame = { seat: 0, version: 10, view: 'view 10', news: ['ahead', 'takes'] };
  const beats = (told: Partial<Frame>) => {
    const table = new Table();
    table.narration.tell({ ...frame, ...told } as Frame, undefined, true, () => {});
    return table.narration.storyteller.telling.beats;
  };

  it('stands for a while before the result comes, and any other step does not', () => {
    const result = { standings: [], remarks: [] };
    expect(beats({ beats: [400, 800] })).toEqual([400, 800]);
    expect(beats({ beats: [400, 800], result })).toEqual([400, 2000]);
    expect(beats({ beats: [0, 0], result })).toEqual([0, 0]);
  });
});
