import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameModule } from '../src/table/board';
import { LANGUAGES } from '../src/words/language';
import type { Texts } from '../src/words/speaker';
import { json } from './recorded.svelte';

const games = Object.entries(
  import.meta.glob<GameModule>('../../games/*/web/index.ts', { import: 'default', eager: true }),
).map(([path, module]) => [path.split('/')[3] ?? '', module] as const);

/** The key that stands in the code; the speaker finds what is said of the hearer, and of several. */
const stem = (key: string) => key.replace(/\.(one|other)$/, '').replace(/\.you(\.[a-z]+)?$/, '');
const stems = (texts: Texts) => [...new Set(Object.keys(texts).map(stem))].sort();
const places = (text = '') => [...text.matchAll(/\{[^{}]*\}/g)].map(String).sort();

/** Texts that are rightly as in English: they are all numbers, or the word is the same. */
const SAME = ['board.why.both', 'ending.parts', 'purse.points', 'ending.carried'];

/** What the shell makes of several words: values of options, and news that come again. */
const SHELL = /^board\.(option|times)\./;

function sources(folder: string): readonly (readonly [name: string, code: string])[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/(^|\/)test\//.test(name))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const);
}
const shell = [...sources('web/src/parts'), ...sources('web/src/table')].map(([, code]) => code);

describe.each(games)('the texts of the board of %s', (game, module) => {
  const folder = `games/${game}/web`;
  const texts = (language: string) => json<Texts>(`${folder}/texts/${language}.json`);
  const english = texts('en');
  const own = sources(folder);
  const code = own.map(([, text]) => text).join('\n');

  it.each(LANGUAGES)('are complete in %s, with the same places to fill', (language) => {
    expect(stems(texts(language))).toEqual(stems(english));
    for (const [key, text] of Object.entries(texts(language)))
      expect(places(text), key).toEqual(places(english[key]));
  });

  it.each(['en', 'fr', 'de'])('are written with the letters of their own in %s', (language) => {
    for (const [key, text] of Object.entries(texts(language)))
      expect(text, key).not.toMatch(language === 'fr' ? /['"]|[^\u202f][?!:;]/ : /['"]/);
  });

  it.each(['fr', 'de', 'ja'])('are nowhere left in English in %s', (language) => {
    for (const [key, text] of Object.entries(texts(language)))
      if (!SAME.includes(stem(key))) expect(text, key).not.toBe(english[key]);
  });

  it('are all used, and none is missing', () => {
    const begun = [...code.matchAll(/`([a-z.]+\.)\$\{/g)].map(([, beginning = '']) => beginning);
    const quoted = (key: string) => new RegExp(`['"]${key.replaceAll('.', '\\.')}['"]`);
    const used = (key: string) =>
      SHELL.test(key) ||
      [code, ...shell].some((text) => quoted(key).test(text)) ||
      begun.some((beginning) => key.startsWith(beginning));
    expect(stems(english).filter((key) => !used(key))).toEqual([]);
    const wanted = [...code.matchAll(/'(board\.[a-z.]+)'/g)].map(([, key = '']) => key);
    expect(wanted.filter((key) => !stems(english).includes(key))).toEqual([]);
  });

  it.each(LANGUAGES)('have a position for every sentence of the introduction in %s', (language) => {
    const said = json<readonly string[]>(`${folder}/intro/${language}.json`);
    expect(module.intro).toHaveLength(said.length);
  });

  it.each(own)('come from files that keep to the strict policy and are short: %s', (_, text) => {
    expect(text).not.toMatch(/\sstyle=|\{@html/);
    expect(text.split('\n').length).toBeLessThanOrEqual(301);
  });
});
