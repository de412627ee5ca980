import { describe, expect, it } from 'vitest';
import type { Sentence } from '../src/live/protocol';
import { digest } from '../src/words/digest';
import { Speaker } from '../src/words/speaker';

const voice = new Speaker(
  'en',
  {
    'list.separator': ', ',
    'list.last': ' and ',
    'log.times': '{what} ({times} times)',
    draws: '{seat} draws a card.',
    'draws.own': '{seat} draws the {card}.',
    'draws.own.series': '{seat} draws {card}.',
    'draws.you': 'You draw a card.',
    'draws.own.you': 'You draw the {card}.',
    'draws.own.series.you': 'You draw {card}.',
    turn: 'A new turn.',
  },
  ['Pip', 'Mia'],
);
const draws = (seat: number) => ({ key: 'draws', parts: { seat: { seat } } });
const own = (seat: number, card: number) => ({ key: 'draws.own', parts: { seat: { seat }, card } });

describe('a digest', () => {
  it('says once, with a number, what is said several times running', () => {
    const news = [draws(0), draws(0), draws(0), draws(1), draws(0)];
    expect(digest(news, voice)).toEqual([
      'Pip draws a card. (3 times)',
      'Mia draws a card.',
      'Pip draws a card.',
    ]);
  });

  it('counts in the board’s own words where it has any', () => {
    const own = { 'board.times.turn.other': '{count} new turns.' };
    const speaker = new Speaker('en', { turn: 'A new turn.', ...own });
    const turn = { key: 'turn' };
    expect(digest([turn, turn, turn], speaker)).toEqual(['3 new turns.']);
    expect(digest([turn], speaker)).toEqual(['A new turn.']);
  });

  it('tells as a series what differs in one part', () => {
    const news = [own(0, 3), own(0, 7), own(0, 7), own(1, 7)];
    expect(digest(news, voice)).toEqual(['Pip draws 3, 7 and 7.', 'Mia draws the 7.']);
  });

  it('puts a series into the order that the game asks for', () => {
    const order = (a: Sentence, b: Sentence) =>
      Number(b.parts?.['card']) - Number(a.parts?.['card']);
    expect(digest([own(0, 3), own(0, 7), own(1, 7)], voice, order)).toEqual([
      'Pip draws 7 and 3.',
      'Mia draws the 7.',
    ]);
  });

  it('counts what has a text for several but differs in nothing', () => {
    expect(digest([own(0, 3), own(0, 3)], voice)).toEqual(['Pip draws the 3. (2 times)']);
  });

  it('says it to whom it is about, and by name to the others', () => {
    const news = [own(0, 3), own(0, 7), draws(1), draws(1), draws(0)];
    expect(digest(news, voice.to(0))).toEqual([
      'You draw 3 and 7.',
      'Mia draws a card. (2 times)',
      'You draw a card.',
    ]);
    expect(digest(news, voice.to(1))).toEqual([
      'Pip draws 3 and 7.',
      'You draw a card. (2 times)',
      'Pip draws a card.',
    ]);
  });

  it('leaves everything else in its order', () => {
    const news = [{ key: 'turn' }, own(0, 3), { key: 'turn' }, 'as it is'];
    expect(digest(news, voice)).toEqual([
      'A new turn.',
      'Pip draws the 3.',
      'A new turn.',
      'as it is',
    ]);
  });
});
