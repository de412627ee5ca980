import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { intro } from '../intro';

const HERE = 'games/office/web';
const LANGUAGES = ['en', 'fr', 'de', 'ja'] as const;
const read = (language: string) =>
  JSON.parse(readFileSync(`${HERE}/texts/${language}.json`, 'utf8')) as Record<string, string>;
const stem = (key: string) => key.replace(/\.(one|other)$/, '');
const stems = (language: string) => [...new Set(Object.keys(read(language)).map(stem))].sort();
const places = (text: string) => [...text.matchAll(/\{[^{}]*\}/g)].map(String).sort();
const sources = readdirSync(HERE)
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => [name, readFileSync(`${HERE}/${name}`, 'utf8')] as const);

describe('the texts of the board', () => {
  it.each(LANGUAGES)('are complete and have the same places in %s', (language) => {
    expect(stems(language)).toEqual(stems('en'));
    const [own, english] = [read(language), read('en')];
    for (const [key, text] of Object.entries(own))
      expect(places(text), key).toEqual(places(english[key] ?? ''));
  });

  it('are all used', () => {
    const code = sources.map(([, text]) => text).join('\n');
    const used = (key: string) =>
      code.includes(`'${stem(key)}'`) ||
      code.includes(`data-says="${stem(key)}"`) ||
      ['share', 'stake', 'prize'].some(
        (word) => key.startsWith(`${word}.`) && code.includes(`\`${word}.\${`),
      );
    expect(Object.keys(read('en')).filter((key) => !used(key))).toEqual([]);
  });

  it('are written with the letters of their own', () => {
    for (const language of LANGUAGES)
      for (const [key, text] of Object.entries(read(language))) {
        expect(text, key).not.toMatch(/['"]/);
        if (language === 'fr') expect(text, key).not.toMatch(/[^\u202f][?!:;]/);
      }
  });

  it.each(LANGUAGES)('have a step of the introduction for each sentence in %s', (language) => {
    const said = JSON.parse(readFileSync(`${HERE}/intro/${language}.json`, 'utf8')) as string[];
    expect(intro).toHaveLength(said.length);
  });
});

describe('the drawings', () => {
  it.each(sources)('keep to the strict policy and to a readable length: %s', (_, text) => {
    expect(text).not.toMatch(/\sstyle=|\{@html/);
    expect(text.split('\n').length).toBeLessThanOrEqual(301);
  });
});
