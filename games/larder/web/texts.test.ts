import { cleanup, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '$web/words/language';
import Board from './Board.svelte';
import game from './index';
import { recorded, standIn } from './stand-in';
import type { View } from './view';

const FOLDER = 'games/larder/web';
const read = (language: string) =>
  JSON.parse(readFileSync(`${FOLDER}/texts/${language}.json`, 'utf8')) as Record<string, string>;
const stem = (key: string) => key.replace(/(\.(one|other|you))+$/, '');
const stems = (language: string) => [...new Set(Object.keys(read(language)).map(stem))].sort();
/** What is said to the hearer is found by the speaker. */
const spoken = (key: string) => key.replace(/\.you(\.[a-z]+)?$/, '');
const places = (text: string) => [...text.matchAll(/\{[^{}]*\}/g)].map(String).sort();

describe('the texts of the board', () => {
  it.each(LANGUAGES)('are complete in %s, with the same places to fill', (language) => {
    expect(stems(language)).toEqual(stems('en'));
    for (const [key, text] of Object.entries(read(language)))
      expect(places(text), key).toEqual(places(read('en')[key] ?? ''));
  });

  it.each(['en', 'fr', 'de'])('are written with the letters of their own in %s', (language) => {
    for (const [key, text] of Object.entries(read(language))) {
      expect(text, key).not.toMatch(/['"]/);
      if (language === 'fr') expect(text, key).not.toMatch(/[^\u202f][?!:;]/);
    }
  });

  it('are all used', () => {
    const own = readdirSync(FOLDER)
      .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => `${FOLDER}/${file}`);
    // How it ended, and what is still missing, is said by the shell.
    const code = [...own, 'web/src/parts/Ending.svelte', 'web/src/parts/Actions.svelte']
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const unused = stems('en')
      .map(spoken)
      .filter((key) => {
        const begun = `${key.slice(0, key.lastIndexOf('.'))}.\${`;
        return !code.includes(`'${key}'`) && !code.includes(`\`${begun}`);
      });
    expect(unused).toEqual([]);
  });
});

describe('the introduction', () => {
  afterEach(cleanup);

  it.each(LANGUAGES)('has a picture for each of its sentences in %s', (language) => {
    const sentences = JSON.parse(readFileSync(`${FOLDER}/intro/${language}.json`, 'utf8'));
    expect(game.intro).toHaveLength(sentences.length);
  });

  it.each(game.intro.map((step, i) => [i + 1, step] as const))(
    'points at something in picture %i',
    (_, { view, points = '' }) => {
      const { before, frame } = recorded('a first roll');
      const session = standIn({ before, frame: { ...frame, view: view as View, choices: [] } });
      const { container } = render(Board, { session });
      expect(container.querySelector(points)).not.toBeNull();
    },
  );

  it('is set up as the server would lay the board', () => {
    const plain = (view: View) => view.portions.map((portion) => ({ ...portion, cover: '' }));
    const [first] = game.intro;
    expect(plain(first?.view as View)).toEqual(plain(recorded('a first roll').frame.view));
  });
});

describe('the rule beside a choice', () => {
  it('is one of the rules', () => {
    const rules = readFileSync('docs/rules/larder.md', 'utf8');
    for (const choice of ['place a1', 'reroll', 'stop', 'prompt.place', 'prompt.lost'])
      expect(rules).toContain(game.ruleFor(choice) ?? 'a rule');
    expect(game.ruleFor('first 2')).toBeUndefined();
  });
});
