import { cleanup, fireEvent } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { Keyboard } from '$web/parts/touch/keyboard';
import { afterEach, describe, expect, it } from 'vitest';
import { NAMES } from '../../../../web/test/recorded.svelte';
import { shown } from '../../../../web/test/shown';
import { bidden, counted, move, sum, VALUES, withoutLast } from '../bidding/bid';
import office from '../index';
import { frame, frames, parts, play, type Player } from './session';

afterEach(cleanup);

const show = (session: Player) => shown(office, session).container;
/** The server's answer is awaited. */
const settle = () => new Promise((done) => setTimeout(done));
const click = async (element: Element | null | undefined) => {
  await fireEvent.click(element as HTMLElement);
  await settle();
};
const reasons = (session: Player) =>
  session.asked.map((thing) => (typeof thing === 'string' ? thing : session.say(thing)));
const offered = (board: Element) =>
  [...board.querySelectorAll('[data-move]:not([aria-disabled="true"])')].map(
    (each) => each.getAttribute('data-move') ?? '',
  );
const piles = (board: Element) => [...board.querySelectorAll<HTMLElement>('.hand .pile')];
const slots = (board: Element) => [...board.querySelectorAll<HTMLElement>('.in')];
const MINE = ['my duel on the steps', 'my last duel', 'on the ground floor with four'];

describe('the board', () => {
  it.each(Object.keys(frames))('offers only parts of a bid that the hand allows: %s', (name) => {
    const session = play(frame(name));
    for (const each of offered(show(session)))
      expect(parts(session.view, session.me)).toContain(each);
  });

  it.each(MINE)('lets every count of every card be put in and taken out: %s', async (name) => {
    const session = play(frame(name));
    const board = show(session);
    const hand = counted(session.view.hands[session.me] ?? []);
    const reached = new Set<string>();
    for (const kind of VALUES.keys()) {
      for (let count = 1; count <= (hand[kind] ?? 0); count++) {
        expect(offered(board)).toContain(move(kind, count));
        await click(piles(board)[kind]);
        expect(bidden(session.picked)[kind]).toBe(count);
        session.picked.forEach((each) => reached.add(each));
      }
    }
    expect(session.complete).toBe(true);
    expect(offered(board).sort()).toEqual(
      VALUES.flatMap((_, kind) => (hand[kind] ? [move(kind, hand[kind] - 1)] : [])).sort(),
    );
    for (const kind of VALUES.keys()) {
      for (let count = hand[kind] ?? 0; count > 0; count--) {
        await click(slots(board)[kind]);
        expect(bidden(session.picked)[kind]).toBe(count - 1);
        session.picked.forEach((each) => reached.add(each));
      }
    }
    expect([...reached].sort()).toEqual([...parts(session.view, session.me)].sort());
    expect([...reached]).toEqual(
      expect.arrayContaining(session.choices.map((choice) => choice.move)),
    );
    expect(session.complete).toBe(true);
    expect(session.asked).toEqual([]);
  });

  it('sends an empty envelope, and seals what was put into it', async () => {
    const session = play(frame('my duel on the steps'));
    const board = show(session);
    await click(board.querySelector('.nothing'));
    expect(board.querySelector('.hint')?.textContent).toContain('costs nothing');
    await click(board.querySelector('.total'));
    expect(sum(bidden(session.sent[0] ?? ['ones 9']))).toBe(0);
    await click(piles(board)[0]);
    await click(piles(board)[3]);
    expect(board.querySelector('.total')?.textContent).toContain('22');
    await click(board.querySelector('.total'));
    expect(sum(bidden(session.sent[1] ?? []))).toBe(22);
  });

  it('takes back what was put in last, and in the end the whole bid', async () => {
    const session = play(frame('my duel on the steps'));
    const board = show(session);
    await click(piles(board)[1]);
    await click(piles(board)[0]);
    const rest = withoutLast(session.picked);
    expect(rest).toHaveLength(5);
    expect(sum(bidden(rest))).toBe(10);
    expect(withoutLast(rest)).toEqual([]);
  });

  it('takes back one card at a time, not all of its kind', async () => {
    const session = play(frame('my duel on the steps'));
    const board = show(session);
    for (const kind of [1, 2, 2, 2]) await click(piles(board)[kind]);
    const sums = [session.picked];
    while (sums.at(-1)?.length) sums.push(withoutLast(sums.at(-1) ?? []));
    expect(sums.map((bid) => sum(bidden(bid)))).toEqual([25, 20, 15, 10, 0]);
  });

  it('is played by keys as well', async () => {
    const session = play(frame('my duel on the steps'));
    const board = show(session);
    const digits = piles(board).map((pile) => pile.dataset['key']);
    expect(digits).toEqual(['1', '2', '3', '4', '5', '0']);
    const keys = new Keyboard(session, () => board);
    for (const key of ['3', '3', '3', '1']) {
      expect(keys.press(key, document.body)).toBe(true);
      await settle();
    }
    expect(sum(bidden(session.picked))).toBe(35);
    await fireEvent.keyDown(piles(board)[2] as HTMLElement, { key: 'ArrowUp' });
    await fireEvent.keyDown(piles(board)[0] as HTMLElement, { key: 'ArrowDown' });
    expect(sum(bidden(session.picked))).toBe(20);
    keys.press('0', document.body);
    await settle();
    expect(sum(bidden(session.picked))).toBe(0);
    keys.press('2', document.body);
    await settle();
    keys.press('Enter', document.body);
    expect(sum(bidden(session.sent[0] ?? []))).toBe(10);
    piles(board)[0]?.focus();
    await fireEvent.keyDown(piles(board)[0] as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(piles(board)[1]);
  });

  it('says why a card cannot be touched', async () => {
    const watching = play(frame('first duel with three, watched'));
    await fireEvent.click(piles(show(watching))[0] as HTMLElement);
    expect(reasons(watching)).toEqual(['Only the owners of the two clerks may bid.']);
    cleanup();
    const bidding = play(frame('my duel on the steps'));
    await fireEvent.click(slots(show(bidding))[0] as HTMLElement);
    expect(reasons(bidding)).toEqual(['There is no 20 in the envelope.']);
  });

  it.each(['phone', 'wide', 'television'] as const)(
    'shows an onlooker nobody’s hand: %s',
    (size) => {
      const session = play(frame('the same duel, seen by an onlooker'), { layout: size });
      const board = show(session);
      expect(board.querySelector('.bidding')).toBeNull();
      expect(board.querySelectorAll('.coin')).toHaveLength(0);
      expect(offered(board)).toEqual([]);
    },
  );

  it('shows what others hold only where purses are open', async () => {
    const closed = show(play(frame('my duel on the steps')));
    expect(closed.querySelectorAll('.coin')).toHaveLength(1);
    cleanup();
    const open = show(play(frame('five with open purses')));
    expect(open.querySelectorAll('.coin')).toHaveLength(5);
  });

  it.each(['phone', 'wide'] as const)('calls everybody else by name: %s', (size) => {
    const session = play(frame('five with open purses'), { layout: size });
    const names = [...show(session).querySelectorAll('.purse .name')].map((one) => one.textContent);
    const others = session.seats.filter(({ me }) => !me).map(({ name }) => name);
    expect(names.toSorted()).toEqual(others.toSorted());
  });

  it('names who meets on the stage, and me as you', () => {
    const session = play(frame('my duel on the steps'));
    const names = [...show(session).querySelectorAll('.stage .name')].map((one) =>
      one.textContent?.trim(),
    );
    expect(names).toHaveLength(2);
    expect(names).toContain('You');
    expect(names).not.toContain(NAMES[session.me]);
  });

  it('recalls what a climb brings in the end: by touch, before the cards, and in piles', () => {
    const board = show(play(frame('my last duel')));
    const says = 'The boss brings three of the nine roof piles, the other clerk two.';
    expect(board.querySelector('.stage')?.getAttribute('data-says')).toBe(says);
    expect(board.querySelector('.hint .says')?.textContent).toBe(says);
    expect(board.querySelectorAll('.stage .low .back')).toHaveLength(3);
  });

  it('says what is wanted only once what came before has been told', () => {
    const session = play(frame('my duel on the steps'));
    const hint = show(session).querySelector('.hint .says');
    expect(hint?.textContent).toMatch(/^Tap cards/);
    const news = { key: 'meet.steps' };
    session.telling = { all: [news], told: 1, now: news, over: false };
    flushSync();
    expect(hint?.textContent).toBe('');
  });

  it('deals all nine piles in the end, and calls me you', () => {
    const session = play(frame('the end with three'));
    const board = show(session);
    const names = board.querySelector('.deal')?.textContent ?? '';
    expect(names).toContain('You');
    expect(names).not.toContain(NAMES[session.me]);
    expect(board.querySelectorAll('.deal li')).toHaveLength(5);
    expect(board.querySelectorAll('.deal .back')).toHaveLength(9);
    expect(board.querySelector('.bidding')).toBeNull();
  });
});
