import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { json } from '../../../../web/test/recorded.svelte';
import type { Texts } from '$web/words/speaker';

const FOLDER = 'games/buckets/web';
const read = (language: string) => json<Texts>(`${FOLDER}/texts/${language}.json`);
const places = (text = '') => [...text.matchAll(/\{[^{}]*\}/g)].map(String).sort();
const sources = readdirSync(FOLDER)
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));

describe('the words of the board', () => {
  it.each(['fr', 'de', 'ja'])('are complete in %s and nowhere left in English', (language) => {
    const [own, english] = [read(language), read('en')];
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(own)) {
      expect(places(text), key).toEqual(places(english[key]));
      expect(text, key).not.toBe(english[key]);
      expect(text, key).not.toMatch(language === 'fr' ? /['"]|[^\u202f][?!:;]/ : /['"]/);
    }
  });

  it('are all used', () => {
    const code = sources.join('\n');
    const unused = Object.keys(read('en')).filter((key) => !code.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('come without a style in the markup, which the page’s policy would refuse', () => {
    expect(sources.filter((code) => /\sstyle="/.test(code))).toEqual([]);
  });
});
