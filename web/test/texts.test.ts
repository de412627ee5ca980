import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AtHome } from '../src/table/board';
import { LANGUAGES } from '../src/words/language';

const read = (language: string) =>
  JSON.parse(readFileSync(`web/texts/${language}.json`, 'utf8')) as Record<string, string>;
const stem = (key: string) => key.replace(/\.(one|other)$/, '');
/** The key in the code; the speaker finds what is said to the hearer. */
const spoken = (key: string) => stem(key).replace(/\.you(\.[a-z]+)?$/, '');
/** Texts that are rightly as in English: the sign for seconds, and words that both languages have. */
const SAME = {
  fr: ['ending.points.one', 'ending.points.other', 'settings.volume', 'kept.short'],
  de: ['status.who', 'chat.title', 'kept.short'],
  ja: [],
};
const stems = (language: string) => [...new Set(Object.keys(read(language)).map(stem))].sort();
const places = (text: string) => [...text.matchAll(/\{[^{}]*\}/g)].map(String).sort();

function sources(folder: string): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => (statSync(path).isDirectory() ? sources(path) : readFileSync(path, 'utf8')))
    .join('\n');
}

const homes = Object.entries(
  import.meta.glob<AtHome>('../../games/*/web/home.ts', { import: 'default', eager: true }),
);

describe('what the home page says of a game', () => {
  it('is said of every one', () => {
    const games = readdirSync('games').filter((name) => !name.includes('.'));
    expect(homes).toHaveLength(games.length);
  });

  it.each(homes)('is said in every language of its own, with a picture: %s', (_, home) => {
    const said = LANGUAGES.map((language) => home.says[language]);
    expect(new Set(said).size).toBe(LANGUAGES.length);
    for (const text of said) expect(text).toMatch(/[.!。]$/);
    for (const text of said) expect(text).not.toMatch(/['"]/);
    expect(home.picture.length).toBeGreaterThan(2);
  });
});

describe('the texts of the shell', () => {
  it.each(LANGUAGES)('are complete in %s', (language) => {
    expect(stems(language)).toEqual(stems('en'));
  });

  it.each(LANGUAGES)('have the same places to fill in %s', (language) => {
    const [own, english] = [read(language), read('en')];
    for (const [key, text] of Object.entries(own)) {
      expect(places(text), key).toEqual(places(english[key] ?? ''));
    }
  });

  it.each(['fr', 'de', 'ja'] as const)('are nowhere left in English in %s', (language) => {
    const [own, english] = [read(language), read('en')];
    const alike = Object.keys(own).filter((key) => own[key] === english[key]);
    expect(alike).toEqual(SAME[language]);
  });

  it.each(LANGUAGES)('count what is said again as the terminal does in %s', (language) => {
    const path = `cli/src/main/resources/tischlein/cli/texts/${language}.json`;
    const terminal = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    expect(read(language)['log.times']).toBe(terminal['story.times']);
  });

  it('are all used', () => {
    const code = sources('web/src');
    const whole = [...code.matchAll(/['"]([a-z]+(?:\.[a-z]+)*)['"]/g)].map((found) => found[1]);
    const begun = [...code.matchAll(/`([a-z]+\.)\$\{/g)].map((found) => found[1] as string);
    const used = (key: string) =>
      whole.includes(spoken(key)) || begun.some((beginning) => key.startsWith(beginning));
    expect(Object.keys(read('en')).filter((key) => !used(key))).toEqual([]);
  });

  it.each(['en', 'fr', 'de'])('are written with the letters of their own in %s', (language) => {
    for (const [key, text] of Object.entries(read(language))) {
      expect(text, key).not.toMatch(/['"]/);
      if (language === 'fr') expect(text, key).not.toMatch(/[^\u202f][?!:;]/);
    }
  });
});
