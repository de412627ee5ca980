import { cleanup } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Sentence, Session } from '$web/table/board';
import module from '../index';
import { lays } from '../hand/laying';
import type { View } from '../view';
import { frame, play, show, type Player } from './session';

afterEach(cleanup);

describe('laying cards', () => {
  it.each(['laying-attack', 'laying-defend'])(
    'reaches every whole choice, in whatever order the cards are tapped: %s',
    async (name) => {
      const whole = Object.entries(frame(name).outlooks ?? {})
        .filter(([, { complete }]) => complete)
        .map(([moves]) => moves.split(', '));
      expect(whole.length).toBeGreaterThan(2);
      for (const moves of whole) {
        for (const order of [lays(moves), lays(moves).toReversed()]) {
          const session = play(frame(name));
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
  function untouched(container: Element, session: Player, move: string) {
    const [, colour, value] = move.split(' ');
    const at = session.view.hand.findIndex(
      (card, i) =>
        card.colour === colour &&
        String(card.value) === value &&
        container.querySelectorAll('.cards button')[i]?.getAttribute('aria-pressed') !== 'true',
    );
    return container.querySelectorAll('.cards button')[at];
  }

  it('is offered in the list card by card as in the hand, before and after some are picked', async () => {
    const session = play(frame('laying-defend'));
    const { container } = show(session);
    const list = () => module.list(session as Session<View>);
    const listed = () => list()?.lines.map(({ move }) => move);
    const lit = () => container.querySelectorAll('.cards .open, .cards .also').length;
    const reds = [1, 2, 4, 5].map((value) => `lay red ${value}`);
    expect(listed()).toEqual([...reds, 'give in']);
    expect(lit(), 'two are equal').toBe(5);
    await list()
      ?.lines.find(({ move }) => move === 'lay red 5')
      ?.pick();
    await tick();
    expect([session.picked, session.complete]).toEqual([['lay red 5', 'done'], true]);
    expect(listed()).toEqual(reds);
    expect(lit()).toBe(4);
  });

  it('adds up what is laid and what is picked', async () => {
    const session = play(frame('laying-attack'));
    const { container, tap } = show(session);
    const [first] = lays(Object.keys(frame('laying-attack').outlooks ?? {}));
    await tap(container.querySelector(`[data-move="${first}"]`));
    expect(container.querySelector('.sum')?.textContent).toContain(first?.at(-1));
  });

  it('keeps a card that is not enough alone, says what is missing, and takes what makes it enough', async () => {
    const session = play(frame('laying-defend'));
    const { container, tap } = show(session);
    await tap(untouched(container, session, 'lay red 2'));
    expect([session.picked, session.complete, session.asked]).toEqual([['lay red 2'], false, []]);
    expect(container.querySelector('.sum')?.textContent).toContain('3 more');
    expect(module.prompt([], session.picked, session as Session<View>)).toEqual({
      key: 'status.missing',
      parts: { missing: 3, value: session.view.value },
    });
    await tap(untouched(container, session, 'lay red 4'));
    expect(session.picked).toEqual(['lay red 2', 'lay red 4', 'done']);
    expect(session.complete).toBe(true);
    await session.undo();
    expect(lays(session.picked)).toEqual(['lay red 2']);
    await session.undo();
    expect(session.picked).toEqual([]);
  });

  it('says why another colour does not go with what is picked, and a fourth card neither', async () => {
    const session = play(frame('laying-defend'));
    const { container, tap } = show(session);
    await tap(untouched(container, session, 'lay red 2'));
    await tap(untouched(container, session, 'lay blue 8'));
    expect(session.asked.at(-1)).toMatchObject({ key: 'why.colour' });
    for (const move of ['lay red 5', 'lay red 5', 'lay red 4'])
      await tap(untouched(container, session, move));
    expect(session.asked.at(-1)).toMatchObject({ key: 'why.most' });
    expect(lays(session.picked)).toEqual(['lay red 2', 'lay red 5', 'lay red 5']);
  });

  it('keeps to one colour and three cards under quick fingers', async () => {
    const session = play(frame('laying-attack'));
    const { container, tap } = show(session);
    for (const move of ['lay red 2', 'lay blue 7', 'lay red 4', 'lay red 5'])
      untouched(container, session, move)?.dispatchEvent(
        new MouseEvent('click', { bubbles: true }),
      );
    await tap(untouched(container, session, 'lay grey 4'));
    expect(lays(session.picked)).toEqual(['lay red 2', 'lay red 4', 'lay red 5']);
  });

  it('names whom the cards attack before they are laid', async () => {
    const session = play(frame('laying-attack'));
    const button = () => session.say(module.button(session.picked, session as Session<View>) ?? '');
    const { container, tap } = show(session);
    await tap(untouched(container, session, 'lay red 4'));
    await tap(untouched(container, session, 'lay red 5'));
    expect(button()).toBe('Attack Nelli with 9');
  });

  it('says with how much they attack: what lies there from before counts too', async () => {
    const { view, ...rest } = frame('laying-attack');
    const before = view.farms.map((farm, seat) => ({ ...farm, sum: seat === 0 ? 12 : farm.sum }));
    const session = play({ ...rest, view: { ...view, farms: before } });
    const { container, tap } = show(session);
    await tap(untouched(container, session, 'lay red 4'));
    const says = module.button(session.picked, session as Session<View>) ?? '';
    expect(session.say(says)).toBe('Attack Nelli with 16');
  });

  it('gives in instead of laying what is not enough', async () => {
    const session = play(frame('laying-defend'));
    const { container, tap } = show(session);
    await tap(untouched(container, session, 'lay red 2'));
    await tap(container.querySelector('.flag'));
    expect([session.picked, session.complete]).toEqual([['give in'], true]);
  });

  it('frames what may be laid, with dashes once it is only an extra, and says so', async () => {
    const session = play(frame('laying-defend'));
    const { container, tap } = show(session);
    const framed = (how: string) => container.querySelectorAll(`.cards .${how}`).length;
    const reds = session.view.hand.filter(({ colour }) => colour === 'red').length;
    expect([framed('open'), framed('also')]).toEqual([reds, 0]);
    await tap(untouched(container, session, 'lay red 2'));
    expect([framed('open'), framed('also')]).toEqual([reds - 1, 0]);
    await tap(untouched(container, session, 'lay red 4'));
    expect([framed('open'), framed('also')]).toEqual([0, reds - 2]);
    expect(framed('dull')).toBe(session.view.hand.length - reds);
    const asks = () => module.prompt([], session.picked, session as Session<View>)?.key;
    expect(asks()).toBe('status.attacks.more');
    await tap(untouched(container, session, 'lay red 5'));
    expect([framed('also'), asks()]).toEqual([0, 'status.attacks']);
  });

  it('has the digits for its cards, and 0 to give in', async () => {
    const session = play(frame('laying-defend'));
    const { container } = show(session);
    const digits = [...container.querySelectorAll<HTMLElement>('.cards [data-key]')];
    expect(digits.map(({ dataset }) => Number(dataset['key']))).toEqual(
      session.view.hand.map(({ value }) => value),
    );
    expect(container.querySelector('[data-key="0"]')?.textContent).toContain('Give in');
  });

  it('goes from colour to colour when a digit is typed again', async () => {
    const session = play(frame('laying-attack'));
    const { container, tap } = show(session);
    const type = async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: '4' }));
      await tap(container.querySelector('.cards [data-key="4"]'));
    };
    await type();
    expect(lays(session.picked)).toEqual(['lay grey 4']);
    await type();
    expect(lays(session.picked)).toEqual(['lay red 4']);
    await type();
    expect(lays(session.picked)).toEqual(['lay blue 4']);
  });

  it('takes a card back when it is tapped again', async () => {
    const session = play(frame('laying-attack'));
    const { container, tapMove, tap } = show(session);
    const [first = ''] = lays(Object.keys(frame('laying-attack').outlooks ?? {}));
    await tapMove(first);
    await tap(container.querySelector('.cards [aria-pressed="true"]'));
    expect(session.picked).toEqual([]);
  });
});

describe('losing buckets', () => {
  const news = (key: string, count?: number) => ({
    key: `news.${key}`,
    parts: { seat: { seat: 0 }, ...(count === undefined ? {} : { count }) },
  });
  const asked = (...preview: readonly Sentence[]) =>
    module.prompt([], ['take 1 1'], { preview } as unknown as Session<View>);

  it('says before it is confirmed how many would go and how many would be left', () => {
    expect(asked(news('removes'), news('collapses', 4), news('left', 10))).toEqual({
      key: 'status.take.left',
      parts: { count: 5, left: 10 },
    });
    expect(asked(news('removes'), news('wrecked'))).toEqual({
      key: 'status.take',
      parts: { count: 1 },
    });
    expect(asked(news('removes'), news('splits'))).toEqual({
      key: 'status.take.split',
      parts: { count: 1 },
    });
    expect(module.evident('news.left')).toBe(true);
  });
});
