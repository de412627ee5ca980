import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '$web/table/board';
import Board from '../Board.svelte';
import module from '../index';
import { lays } from '../laying';
import type { View } from '../view';
import { FRAMES, playBack, type Recorded } from './recorded';

afterEach(cleanup);

const frame = (name: string) => {
  const found = FRAMES[name];
  if (!found) throw new Error(`There is no frame ${name}.`);
  return found;
};

function show(session: Recorded) {
  const { container } = render(Board, { session: session as Session<View> });
  const enabled = () => [
    ...new Set(
      [...container.querySelectorAll<HTMLElement>('[data-move]:not([aria-disabled="true"])')].map(
        (element) => element.dataset['move'],
      ),
    ),
  ];
  const tap = async (element: Element | null | undefined) => {
    if (!(element instanceof HTMLElement)) throw new Error('There is nothing to tap.');
    element.click();
    await new Promise((done) => setTimeout(done));
    await tick();
  };
  const tapMove = (move: string) => tap(container.querySelector(`[data-move="${move}"]`));
  return { container, enabled, tap, tapMove };
}

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

describe('laying cards', () => {
  it.each(['laying-attack', 'laying-defend'])(
    'reaches every whole choice, in whatever order the cards are tapped: %s',
    async (name) => {
      const whole = Object.entries(frame(name).outlooks ?? {})
        .filter(([, { complete }]) => complete)
        .map(([moves]) => moves.split(', '));
      expect(whole.length).toBeGreaterThan(2);
      for (const moves of whole) {
        // A low card alone may not be enough to begin with: then it waits for a higher one.
        const orders = [lays(moves), lays(moves).toReversed()].filter(
          ([first]) => !first || frame(name).choices.some(({ move }) => move === first),
        );
        for (const order of orders) {
          const session = playBack(frame(name));
          const { container, tap } = show(session);
          if (moves[0] === 'give in') await tap(container.querySelector('.flag'));
          for (const move of order) await tap(untouched(container, session, move));
          expect([...session.picked].sort(), order.join()).toEqual([...moves].sort());
          expect(session.complete).toBe(true);
          cleanup();
        }
      }
    },
  );

  /** A card of the hand that is not picked yet. */
  function untouched(container: Element, session: Recorded, move: string) {
    const [, colour, value] = move.split(' ');
    const at = session.view.hand.findIndex(
      (card, i) =>
        card.colour === colour &&
        String(card.value) === value &&
        container.querySelectorAll('.cards button')[i]?.getAttribute('aria-pressed') !== 'true',
    );
    return container.querySelectorAll('.cards button')[at];
  }

  it('adds up what is laid and what is picked', async () => {
    const session = playBack(frame('laying-attack'));
    const { container, tap } = show(session);
    const [first] = lays(Object.keys(frame('laying-attack').outlooks ?? {}));
    await tap(container.querySelector(`[data-move="${first}"]`));
    expect(container.querySelector('.sum')?.textContent).toContain(first?.at(-1));
  });

  it('takes a card back when it is tapped again', async () => {
    const session = playBack(frame('laying-attack'));
    const { container, tapMove, tap } = show(session);
    const [first = ''] = lays(Object.keys(frame('laying-attack').outlooks ?? {}));
    await tapMove(first);
    await tap(container.querySelector('.cards [aria-pressed="true"]'));
    expect(session.picked).toEqual([]);
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
});
