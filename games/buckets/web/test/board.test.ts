import { cleanup } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '$web/table/board';
import { happened } from '$web/table/telling/happened';
import module from '../index';
import type { View } from '../view';
import { frame, frames, play, show, type Player } from './session';

afterEach(cleanup);

const choices = (session: Player) => session.choices.map(({ move }) => move).sort();

describe('the board', () => {
  it('shows no hand on a television', () => {
    const { container } = show(play(frame('attack'), { layout: 'television' }));
    expect(container.querySelector('.hand')).toBeNull();
  });

  it.each(Object.keys(frames))('names everybody else: %s', (name) => {
    const { container } = show(play(frame(name)));
    for (const other of ['Nelli', 'Bosco', 'Piet'].slice(0, frame(name).view.farms.length - 1))
      expect(container.textContent).toContain(other);
  });

  it('says why a card cannot be laid', async () => {
    const session = play(frame('theirs'));
    const { container, tap } = show(session);
    await tap(container.querySelector('.cards button'));
    expect(session.asked).toHaveLength(1);
    expect(session.asked[0]).toMatch(/^lay /);
  });
});

describe('the builder', () => {
  it('reaches a whole pyramid, counts what is left, and swaps any two buckets', async () => {
    const session = play(frame('build'));
    const { container, offered, tap, tapMove } = show(session);
    for (const colour of ['red', 'blue', 'yellow', 'green', 'grey'])
      for (let i = 0; i < 3; i++) await tapMove(`bucket ${colour}`);
    expect(session.complete).toBe(true);
    expect(offered()).toEqual([]);
    expect([...container.querySelectorAll('.supply b')].map((one) => one.textContent)).toEqual(
      Array(5).fill('0'),
    );
    const buckets = [...container.querySelectorAll('.pyramid button')];
    await tap(buckets[0]);
    await tap(buckets[14]);
    expect([session.picked[0], session.picked[14]]).toEqual(['bucket grey', 'bucket red']);
  });

  it('loses no bucket to quick fingers', async () => {
    const session = play(frame('build'));
    const { container, tapMove } = show(session);
    container.querySelector<HTMLElement>('[data-move="bucket red"]')?.click();
    container.querySelector<HTMLElement>('[data-move="bucket red"]')?.click();
    await tapMove('bucket blue');
    expect(session.picked).toEqual(['bucket red', 'bucket red', 'bucket blue']);
  });

  it('starts from the pyramid that is chosen already', async () => {
    const session = play(frame('build'));
    session.mine = ['red', 'blue', 'yellow', 'green', 'grey'].flatMap((one) =>
      Array<string>(3).fill(`bucket ${one}`),
    );
    const { container, offered, tap } = show(session);
    expect(offered()).toEqual(choices(session));
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
    const { container, tap } = show(play(frame('attack')));
    const yard = container.querySelector('.yard');
    await tap(yard?.querySelector('.look'));
    const stands = yard?.querySelectorAll('.pail').length;
    expect(stands).toBeGreaterThan(0);
    expect(container.querySelectorAll('.closer .pail')).toHaveLength(stands ?? 0);
    await tap(container.querySelector('.closer button'));
    expect(container.querySelector('.closer')).toBeNull();
  });

  it('keep what they build to themselves', async () => {
    const session = play(frame('build'));
    const { container, tap } = show(session);
    await tap(container.querySelector('.yard h2'));
    expect(container.querySelector('.closer')).toBeNull();
    expect(session.asked.at(-1)).toMatchObject({ key: 'why.theirs' });
  });
});

describe('losing buckets', () => {
  it('shows what would fall before a bucket is taken, and another may be touched instead', async () => {
    const session = play(frame('take'));
    const { container, tap, tapMove } = show(session);
    const [first = '', second = ''] = choices(session);
    const cost = session.choice(first)?.means as unknown as { parts: { count: number } };
    await tapMove(first);
    expect(container.querySelectorAll('.falls')).toHaveLength(cost.parts.count);
    await tap(container.querySelector('.offered:not([aria-pressed="true"])'));
    expect(session.picked).not.toEqual([first]);
    expect(session.picked).toHaveLength(1);
    expect(second).toBeTruthy();
  });

  it('asks before a part of a split pyramid goes', async () => {
    const session = play(frame('keep'));
    const { container, tapMove } = show(session);
    await tapMove('keep left');
    expect(module.button(session.picked, session as Session<View>)).toEqual({ key: 'button.keep' });
    expect(container.querySelector('.kept')?.getAttribute('aria-label')).toMatch(/left/);
    expect(container.querySelectorAll('.lost')).toHaveLength(1);
  });

  it('marks the place from which a bucket was taken', () => {
    const { container } = show(play(frame('collapse')));
    expect(container.querySelectorAll('.hole')).toHaveLength(1);
  });
});

describe('the module', () => {
  it('asks before anything that cannot be undone', () => {
    for (const { choices } of Object.values(frames))
      for (const { move } of choices)
        expect(module.confirms(move)).toBe(/^(give|take|keep)/.test(move));
  });

  it('says once who leads: the question says it, and what has happened stays below it', () => {
    const all = [{ key: 'news.gives' }, { key: 'news.leads' }, { key: 'news.draws' }];
    const told = { all, told: 4, now: undefined, over: true };
    expect(happened(told, module).last).toEqual({ key: 'news.gives' });
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

describe('where there is no choice', () => {
  const settled = () => new Promise((done) => setTimeout(done));

  it('has the only bucket that may go picked already, and lets it be taken back', async () => {
    const recorded = frame('take');
    const [loss] = recorded.view.danger.losses;
    const move = `take ${loss?.slot.row} ${loss?.slot.place}`;
    const one = { ...recorded, choices: recorded.choices.filter((choice) => choice.move === move) };
    const session = play(one);
    show(session);
    await settled();
    expect(session.picked).toEqual([move]);
    session.clear();
    await settled();
    expect(session.picked).toEqual([]);
  });

  it('offers to give in at once where nothing can be beaten', async () => {
    const recorded = frame('defend');
    const cannot = recorded.choices.filter(({ move }) => move === 'give in');
    const session = play({ ...recorded, choices: cannot });
    show(session);
    await settled();
    expect(session.picked).toEqual(['give in']);
    expect(module.prompt([], session.picked, session)?.key).toMatch(/must$/);
  });

  it('leaves a choice of buckets to me, and asks which', async () => {
    const session = play(frame('take'));
    show(session);
    await settled();
    expect(session.picked).toEqual([]);
    expect(module.prompt(choices(session), [], session)?.key).toBe('status.which');
  });
});
