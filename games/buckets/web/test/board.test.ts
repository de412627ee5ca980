import { cleanup } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '$web/table/board';
import { json } from '../../../../web/test/recorded.svelte';
import module from '../index';
import type { View } from '../view';
import { FRAMES, playBack, type Recorded } from './recorded';
import { frame, show } from './shown';

afterEach(cleanup);

const offered = (session: Recorded) => session.choices.map(({ move }) => move).sort();

describe('the board', () => {
  it.each(Object.keys(FRAMES))('offers exactly the choices of the frame: %s', (name) => {
    const session = playBack(frame(name));
    expect(show(session).enabled().sort()).toEqual(offered(session));
  });

  it.each(Object.keys(FRAMES))('offers an onlooker nothing and shows no hand: %s', (name) => {
    const recorded = frame(name);
    const { container, enabled } = show(
      playBack({ ...recorded, view: { ...recorded.view, viewer: -1, hand: [] } }, -1, 'wide'),
    );
    expect(enabled()).toEqual([]);
    expect(container.querySelector('.cards button')).toBeNull();
  });

  it('shows no hand on a television', () => {
    const { container } = show(playBack(frame('attack'), 0, 'television'));
    expect(container.querySelector('.hand')).toBeNull();
  });

  it.each(Object.keys(FRAMES))('names everything that can be touched: %s', (name) => {
    const { container } = show(playBack(frame(name)));
    for (const button of container.querySelectorAll('button'))
      expect(button.getAttribute('aria-label') ?? button.textContent).toMatch(/\w/);
    for (const other of ['Nelli', 'Bosco', 'Piet'].slice(0, frame(name).view.farms.length - 1))
      expect(container.textContent).toContain(other);
  });

  it('says why a card cannot be laid', async () => {
    const session = playBack(frame('theirs'));
    const { container, tap } = show(session);
    await tap(container.querySelector('.cards button'));
    expect(session.asked).toHaveLength(1);
    expect(session.asked[0]).toMatch(/^lay /);
  });
});

describe('the builder', () => {
  it('reaches a whole pyramid, counts what is left, and swaps any two buckets', async () => {
    const session = playBack(frame('build'));
    const { container, enabled, tap, tapMove } = show(session);
    for (const colour of ['red', 'blue', 'yellow', 'green', 'grey'])
      for (let i = 0; i < 3; i++) await tapMove(`bucket ${colour}`);
    expect(session.complete).toBe(true);
    expect(enabled()).toEqual([]);
    expect([...container.querySelectorAll('.supply b')].map((one) => one.textContent)).toEqual(
      Array(5).fill('0'),
    );
    const buckets = [...container.querySelectorAll('.pyramid button')];
    await tap(buckets[0]);
    await tap(buckets[14]);
    expect([session.picked[0], session.picked[14]]).toEqual(['bucket grey', 'bucket red']);
  });

  it('loses no bucket to quick fingers', async () => {
    const session = playBack(frame('build'));
    const { container, tapMove } = show(session);
    container.querySelector<HTMLElement>('[data-move="bucket red"]')?.click();
    container.querySelector<HTMLElement>('[data-move="bucket red"]')?.click();
    await tapMove('bucket blue');
    expect(session.picked).toEqual(['bucket red', 'bucket red', 'bucket blue']);
  });

  it('starts from the pyramid that is chosen already', async () => {
    const session = playBack(frame('build'));
    session.mine = ['red', 'blue', 'yellow', 'green', 'grey'].flatMap((one) =>
      Array<string>(3).fill(`bucket ${one}`),
    );
    const { container, enabled, tap } = show(session);
    expect(enabled().sort()).toEqual(offered(session));
    const buckets = [...container.querySelectorAll('.pyramid button')];
    await tap(buckets[0]);
    await tap(buckets[3]);
    expect(session.picked.slice(0, 4)).toEqual(
      ['blue', 'red', 'red', 'red'].map((one) => `bucket ${one}`),
    );
  });
});

describe('the others', () => {
  it('show a pyramid large when it is touched, until it is touched again', async () => {
    const { container, tap } = show(playBack(frame('attack')));
    const yard = container.querySelector('.yard');
    await tap(yard?.querySelector('.look'));
    const stands = yard?.querySelectorAll('.pail').length;
    expect(stands).toBeGreaterThan(0);
    expect(container.querySelectorAll('.closer .pail')).toHaveLength(stands ?? 0);
    await tap(container.querySelector('.closer button'));
    expect(container.querySelector('.closer')).toBeNull();
  });

  it('keep what they build to themselves', async () => {
    const session = playBack(frame('build'));
    const { container, tap } = show(session);
    await tap(container.querySelector('.yard h2'));
    expect(container.querySelector('.closer')).toBeNull();
    expect(session.asked.at(-1)).toMatchObject({ key: 'why.theirs' });
  });
});

describe('losing buckets', () => {
  it('shows what would fall before a bucket is taken, and another may be touched instead', async () => {
    const session = playBack(frame('take'));
    const { container, tap, tapMove } = show(session);
    const [first = '', second = ''] = offered(session);
    const cost = session.choice(first)?.means as unknown as { parts: { count: number } };
    await tapMove(first);
    expect(container.querySelectorAll('.falls')).toHaveLength(cost.parts.count);
    await tap(container.querySelector('.offered:not([aria-pressed="true"])'));
    expect(session.picked).not.toEqual([first]);
    expect(session.picked).toHaveLength(1);
    expect(second).toBeTruthy();
  });

  it('asks before a part of a split pyramid goes', async () => {
    const session = playBack(frame('keep'));
    const { container, tapMove } = show(session);
    await tapMove('keep left');
    expect(module.button(session.picked, session as Session<View>)).toEqual({ key: 'button.keep' });
    expect(container.querySelector('.kept')?.getAttribute('aria-label')).toMatch(/left/);
    expect(container.querySelectorAll('.lost')).toHaveLength(1);
  });

  it('marks the place from which a bucket was taken', () => {
    const { container } = show(playBack(frame('collapse')));
    expect(container.querySelectorAll('.hole')).toHaveLength(1);
  });
});

describe('the module', () => {
  it('asks before anything that cannot be undone, and knows a rule for every choice', () => {
    for (const { choices } of Object.values(FRAMES))
      for (const { move } of choices) {
        expect(module.confirms(move)).toBe(/^(give|take|keep)/.test(move));
        expect(module.ruleFor(move), move).toMatch(/^\d\.\d$/);
      }
  });

  it('has a position for every sentence of the introduction', () => {
    expect(module.intro).toHaveLength(6);
    for (const step of module.intro) {
      const view = step.view as View;
      const { container } = show(playBack({ ...frame('theirs'), view, news: [], choices: [] }));
      expect(container.querySelector(step.points ?? '')).not.toBeNull();
      cleanup();
    }
  });

  it.each(['en', 'fr', 'de', 'ja'])('says a sentence over each of them in %s', (language) => {
    const said = json<readonly string[]>(`games/buckets/web/intro/${language}.json`);
    expect(said).toHaveLength(module.intro.length);
  });

  it('shows no bucket of the introduction that hangs in the air', () => {
    for (const { view } of module.intro)
      for (const { pyramid } of (view as View).farms) {
        const stands = (row: number, place: number) =>
          row === 0 || pyramid.some(({ slot }) => slot.row === row && slot.place === place);
        const hanging = pyramid.filter(
          ({ slot: { row, place } }) =>
            !stands(row - 1, place) || (row > 1 && !stands(row - 1, place + 1)),
        );
        expect(hanging).toEqual([]);
      }
  });
});
