import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { Phrase, Sentence } from '../src/live/protocol';
import { guessed, type Language } from '../src/words/language';
import { meaning } from '../src/words/meaning';
import { Speaker, type Texts } from '../src/words/speaker';

const texts = {
  'list.separator': ', ',
  seat: 'Seat {number}',
  'falls.one': '{count} bucket falls at {seat}’s',
  'falls.other': '{count} buckets fall at {seat}’s',
  pair: '{what} and more',
};

describe('a speaker', () => {
  const speaker = new Speaker('en', texts, ['Pip', '']);

  it('says seats by name, and else by number', () => {
    expect(speaker.say({ seat: 0 })).toBe('Pip');
    expect(speaker.say({ seat: 1 })).toBe('Seat 1');
  });

  it('lets a French word lose its e before a vowel', () => {
    const turn = { turn: 'Au tour de {seat}, pour que {seat} joue.' };
    const french = new Speaker('fr', turn, ['Élise', 'Ben']);
    expect(french.text('turn', { seat: { seat: 0 } })).toBe('Au tour d’Élise, pour qu’Élise joue.');
    expect(french.text('turn', { seat: { seat: 1 } })).toBe('Au tour de Ben, pour que Ben joue.');
    expect(french.places('turn')).toEqual(['seat', 'seat']);
  });

  it('chooses between singular and plural by the count', () => {
    expect(speaker.say({ key: 'falls', parts: { count: 1, seat: { seat: 0 } } })).toBe(
      '1 bucket falls at Pip’s',
    );
    expect(speaker.say({ key: 'falls', parts: { count: 0, seat: { seat: 0 } } })).toBe(
      '0 buckets fall at Pip’s',
    );
    const french = new Speaker('fr', { 'n.one': 'un', 'n.other': 'des' });
    expect(french.say({ key: 'n', parts: { count: 0 } })).toBe('un');
  });

  it('says lists, numbers below zero, and phrases inside phrases', () => {
    expect(speaker.say({ key: 'pair', parts: { what: [1, -2, 'cheese'] } })).toBe(
      '1, −2, cheese and more',
    );
  });
});

/** `key part=@1 part=3 part=@0+@1 part=(another sentence)`, as SpeakerTest.java reads it. */
function sentence(written: string): Sentence {
  const [key = '', ...parts] = written.split(/ (?![^(]*\))/);
  const read = parts.map((word) => word.split(/=(.*)/s) as [string, string]);
  return { key, parts: Object.fromEntries(read.map(([name, value]) => [name, part(value)])) };
}

function part(written: string): Phrase {
  if (written.startsWith('(')) return sentence(written.slice(1, -1));
  if (written.includes('+')) return written.split('+').map(part);
  return written.startsWith('@') ? { seat: Number(written.slice(1)) } : Number(written);
}

describe('whom it is about hears it in the second person, as in the terminal', () => {
  const read = (path: string) => readFileSync(`words/src/${path}`, 'utf8');
  const json = (path: string) => JSON.parse(read(path)) as Texts;
  const texts = (language: Language) => ({
    ...json(`main/resources/tischlein/words/texts/${language}.json`),
    ...json(`test/resources/tischlein/toy/texts/${language}.json`),
  });
  const cases = read('test/resources/tischlein/toy/hearers.txt')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(/ +\| +/) as [Language, string, string, string]);

  it('in many cases', () => expect(cases.length).toBeGreaterThan(20));

  it.each(cases)('%s, to seat %s: %s', (language, hearer, phrase, said) => {
    const speaker = new Speaker(language, texts(language), ['Ada', 'Ben']).to(Number(hearer));
    expect(speaker.say(sentence(phrase))).toBe(said);
  });

  it('is called by name all the same where only the seat is named', () => {
    expect(new Speaker('en', texts('en'), ['Ada']).to(0).say({ seat: 0 })).toBe('Ada');
  });
});

describe('the language', () => {
  it('is the first that we speak', () => {
    expect(guessed(['nl-NL', 'ja-JP', 'en'])).toBe('ja');
    expect(guessed(['nl'])).toBe('en');
  });
});

test('a value of an option may mean more at a table of so many seats', () => {
  const texts = { 'option.rule.new': 'new', 'board.option.rule.new.3': 'new, with two helpings' };
  const voice = new Speaker('en', texts);
  expect(meaning(voice, 'rule', 'new', 3)).toBe('new, with two helpings');
  expect(meaning(voice, 'rule', 'new', 4)).toBe('new');
});
