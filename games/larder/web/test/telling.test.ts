import { describe, expect, it } from 'vitest';
import { catBy, flying, placedBy, sceneAfter, sceneOf } from '../telling';
import { frame as recording, recorded } from './session';

describe('telling', () => {
  it.each(Object.keys(recorded.frames))(
    'leads from the view before to the present one: %s',
    (name) => {
      const { before, view, news } = recording(name);
      const { rolls: _, ...told } = sceneAfter(before ?? view, news);
      expect({ ...told, rolls: 0 }).toEqual(sceneOf(view));
    },
  );

  it('lets dice tumble once for each roll', () => {
    const { view, before = view, news } = recording('a lost turn');
    expect(sceneAfter(before, news).rolls).toBe(2);
  });

  it('does not put down again the dice that people have put down before all eyes', () => {
    const places = (seat: number) => ({ key: 'news.places', parts: { seat: { seat } } });
    const stops = { key: 'news.stops', parts: { seat: { seat: 0 } } };
    expect(placedBy([0], [places(0), places(0), stops, places(0)])).toBe(2);
    expect(placedBy([0, 2], [places(2)])).toBe(1);
    expect(placedBy([0], [places(1), places(0)])).toBe(0);
    expect(placedBy([], [places(0), stops])).toBe(0);
  });

  it('has the dice in the air before a roll is told, and on the table when it is', () => {
    const { news } = recording('a lost turn');
    const at = (told: number) => flying({ all: news, told, now: undefined, over: false });
    const rolls = news.findIndex((one) => JSON.stringify(one).includes('news.rolls'));
    expect([at(rolls - 1), at(rolls), at(rolls + 1)]).toEqual([0, 1, 0]);
    expect(at(news.length - 1)).toBe(3);
    expect(at(news.length + 1)).toBe(0);
  });

  it('takes the dice off the board as soon as the turn is lost', () => {
    const { view, before = view, news } = recording('a lost turn');
    const dice = (told: number) =>
      [...sceneAfter(before, news.slice(0, told)).covers.values()].filter(
        (cover) => cover === 'die',
      ).length;
    const lost = news.findIndex((one) => JSON.stringify(one).includes('news.loses'));
    expect(dice(lost)).toBe(2);
    expect(dice(lost + 1)).toBe(0);
  });

  it('knows what the cat does', () => {
    expect(catBy(recording('a lost turn').news)).toBe('steps');
    expect(catBy(recording('a provision complete').news)).toBe('stays');
    expect(catBy(recording('a decision').tried?.preview ?? [])).toBeUndefined();
    expect(catBy(recording('all dice lie').tried?.preview ?? [])).toBe('stays');
  });
});
