import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { json } from '../../../../web/test/recorded.svelte';
import { happened } from '$web/table/happened';
import type { Texts } from '$web/words/speaker';
import buckets from '../index';

const FOLDER = 'games/buckets/web';
const read = (language: string) => json<Texts>(`${FOLDER}/texts/${language}.json`);
const stem = (key: string) => key.replace(/(\.you)?(\.(one|other))?$/, '');
const places = (text = '') => [...text.matchAll(/\{[^{}]*\}/g)].map(String).sort();
const sources = readdirSync(FOLDER)
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));

describe('the words of the board', () => {
  it.each(['fr', 'de', 'ja'])('are complete in %s and nowhere left in English', (language) => {
    const [own, english] = [read(language), read('en')];
    const stems = (texts: Texts) => [...new Set(Object.keys(texts).map(stem))].sort();
    expect(stems(own)).toEqual(stems(english));
    for (const [key, text] of Object.entries(own)) {
      expect(places(text), key).toEqual(places(english[key]));
      expect(text, key).not.toBe(english[key]);
      expect(text, key).not.toMatch(language === 'fr' ? /['"]|[^\u202f][?!:;]/ : /['"]/);
    }
  });

  it('are all used', () => {
    const code = sources.join('\n');
    const unused = Object.keys(read('en'))
      .map(stem)
      .filter((key) => !new RegExp(`['"]${key}['"]`).test(code));
    expect(unused).toEqual([]);
  });

  it('say once who leads: the question says it, and what has happened stays below it', () => {
    const all = [{ key: 'news.gives' }, { key: 'news.leads' }, { key: 'news.draws' }];
    const told = { all, told: 4, now: undefined, over: true };
    expect(happened(told, buckets).last).toEqual({ key: 'news.gives' });
  });

  it('come without a style in the markup, which the page’s policy would refuse', () => {
    expect(sources.filter((code) => /\sstyle="/.test(code))).toEqual([]);
  });
});
