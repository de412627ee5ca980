import { describe, expect, it } from 'vitest';
import { guessed } from '../src/words/language';
import { Speaker } from '../src/words/speaker';

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

describe('the language', () => {
  it('is the first that we speak', () => {
    expect(guessed(['nl-NL', 'ja-JP', 'en'])).toBe('ja');
    expect(guessed(['nl'])).toBe('en');
  });
});
