import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '$web/words/language';

const FOLDER = 'games/buffet/web';
const read = (language: string) =>
  JSON.parse(readFileSync(`${FOLDER}/texts/${language}.json`, 'utf8')) as Record<string, string>;
const stem = (key: string) => key.replace(/\.(one|other)$/, '');
const stems = (language: string) => [...new Set(Object.keys(read(language)).map(stem))].sort();
/** What is said to the hearer is found by the speaker. */
const spoken = (key: string) => key.replace(/\.you(\.[a-z]+)?$/, '');
const places = (text: string) => [...text.matchAll(/\{[^{}]*\}/g)].map(String).sort();
/** What the shell says for this board: values of options at a table of so many seats, and news that come again. */
const SHELL = /^board\.(option\.edition\.(japanese|french)\.3|times\.news\.draws(\.you)?)$/;
const code = readdirSync(FOLDER)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  .join('\n');

describe('the texts of the board', () => {
  it.each(LANGUAGES)('are complete in %s, with the same places to fill', (language) => {
    const [own, english] = [read(language), read('en')];
    expect(stems(language)).toEqual(stems('en'));
    for (const [key, text] of Object.entries(own))
      expect(places(text), key).toEqual(places(english[key] ?? ''));
  });

  it('are all used, and none is missing', () => {
    const whole = [...code.matchAll(/'(board\.[a-z.]+)'/g)].map(([, key]) => key!);
    const begun = [...code.matchAll(/`(board\.[a-z.]+\.)\$\{/g)].map(([, key]) => key!);
    const used = (key: string) =>
      SHELL.test(key) || whole.includes(spoken(key)) || begun.some((one) => key.startsWith(one));
    expect(stems('en').filter((key) => !used(key))).toEqual([]);
    expect(whole.filter((key) => !stems('en').includes(key))).toEqual([]);
  });

  it.each(['en', 'fr', 'de'])('are written with the letters of their own in %s', (language) => {
    for (const [key, text] of Object.entries(read(language))) {
      expect(text, key).not.toMatch(/['"]/);
      if (language === 'fr') expect(text, key).not.toMatch(/[^\u202f][?!:;]/);
    }
  });
});
