import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/words/language';
import { parse, runs } from '../src/words/rules';

/** A game whose board is not drawn yet has its rules in docs only. */
const games = readdirSync('games').filter((name) => existsSync(`games/${name}/web/index.ts`));
const rules = (game: string, language: string) =>
  parse(readFileSync(`games/${game}/web/rules/${language}.md`, 'utf8'));

/** The numbers that docs/rules defines: in the paragraph of section 3 those that begin with 3. */
function defined(game: string): readonly string[] {
  const own = `games/${game}/docs/rules.md`;
  const page = existsSync(own) ? own : `docs/rules/${game}.md`;
  const blocks = readFileSync(page, 'utf8').split('\n\n');
  const found = blocks.flatMap((block) => {
    const section = /^\*\*(\d+) /.exec(block)?.[1];
    const numbers = [...block.matchAll(/(?<![\d.(])(\d+\.\d+) /g)].map(
      ([, number]) => number ?? '',
    );
    return section ? numbers.filter((number) => number.startsWith(`${section}.`)) : [];
  });
  return [...new Set(found)];
}

describe.each(games)('the rules of %s', (game) => {
  it.each(LANGUAGES)('have the numbers of docs/rules, each once, in %s', (language) => {
    const book = rules(game, language);
    const numbers = book.sections.flatMap((section) =>
      section.rules.map((rule) => rule.number).filter(Boolean),
    );
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.toSorted()).toEqual(defined(game).toSorted());
  });

  it.each(LANGUAGES)('leave no mark behind in %s', (language) => {
    const text = rules(game, language)
      .sections.flatMap((section) => section.rules.flatMap((rule) => rule.runs))
      .map((run) => run.text)
      .join('');
    expect(text).not.toMatch(/\*\*|`|^#/m);
  });

  it.each(LANGUAGES)('are introduced in a few sentences in %s', (language) => {
    const all = JSON.parse(
      readFileSync(`games/${game}/web/intro/${language}.json`, 'utf8'),
    ) as readonly string[];
    expect(all.length).toBeGreaterThan(4);
    expect(all.every((sentence) => sentence.length > 5)).toBe(true);
  });
});

describe('a line of the rules', () => {
  it('is read into runs', () => {
    expect(runs('the **best** plate, *top* one, is `keep`')).toEqual([
      { set: 'plain', text: 'the ' },
      { set: 'strong', text: 'best' },
      { set: 'plain', text: ' plate, ' },
      { set: 'em', text: 'top' },
      { set: 'plain', text: ' one, is ' },
      { set: 'code', text: 'keep' },
    ]);
  });
});
