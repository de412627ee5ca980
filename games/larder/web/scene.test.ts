import { describe, expect, it } from 'vitest';
import { catBy, sceneAfter, sceneOf } from './scene';
import { RECORDED, recorded } from './stand-in';

describe('telling', () => {
  it.each(Object.keys(RECORDED))('leads from the view before to the present one: %s', (name) => {
    const { before, frame } = recorded(name);
    const { rolls: _, ...told } = sceneAfter(before, frame.news);
    expect({ ...told, rolls: 0 }).toEqual(sceneOf(frame.view));
  });

  it('lets dice tumble once for each roll', () => {
    const { before, frame } = recorded('a lost turn');
    expect(sceneAfter(before, frame.news).rolls).toBe(2);
  });

  it('takes the dice off the board as soon as the turn is lost', () => {
    const { before, frame } = recorded('a lost turn');
    const dice = (told: number) =>
      [...sceneAfter(before, frame.news.slice(0, told)).covers.values()].filter(
        (cover) => cover === 'die',
      ).length;
    expect(dice(2)).toBeGreaterThan(0);
    expect(dice(3)).toBe(0);
  });

  it('knows what the cat does', () => {
    expect(catBy(recorded('a lost turn').frame.news)).toBe('steps');
    expect(catBy(recorded('a provision complete').frame.news)).toBe('stays');
    expect(catBy(recorded('a decision').frame.news)).toBeUndefined();
  });
});
