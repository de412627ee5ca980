import { describe, expect, it } from 'vitest';
import { Chronicle } from '../../src/table/telling/chronicle.svelte';

describe('the chronicle', () => {
  it('holds what has been told, once', () => {
    const chronicle = new Chronicle();
    chronicle.add({ version: 3, news: ['a'] });
    chronicle.add({ version: 4, news: [] });
    chronicle.add({ version: 6, news: ['b'] });
    chronicle.add({ version: 6, news: ['b'] });
    expect(chronicle.entries.map(({ version }) => version)).toEqual([3, 6]);
  });

  it('takes nothing from the whole story that has not been told yet', () => {
    const chronicle = new Chronicle();
    chronicle.add({ version: 6, news: ['b'] });
    const story = [3, 5, 6, 9].map((version) => ({ version, news: version === 5 ? [] : ['x'] }));
    chronicle.replace(story);
    expect(chronicle.entries.map(({ version }) => version)).toEqual([3, 6]);
    chronicle.add({ version: 9, news: ['c'] });
    expect(chronicle.entries.at(-1)).toMatchObject({ version: 9, news: ['c'] });
  });

  it('knows what followed what', () => {
    const chronicle = new Chronicle();
    chronicle.add({ version: 3, news: ['a'] });
    chronicle.add({ version: 6, news: ['b'], beats: [800] });
    const entry = { version: 6, news: ['b'], beats: [800] };
    expect(chronicle.at(6, 3)).toEqual({ entry, follows: true });
    expect(chronicle.at(6, 1).follows).toBe(false);
    chronicle.forget();
    expect(chronicle.entries).toEqual([]);
  });
});
