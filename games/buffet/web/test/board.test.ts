import { cleanup, fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Sentence } from '$web/table/board';
import { NAMES } from '../../../../web/test/recorded.svelte';
import { shown } from '../../../../web/test/shown';
import game from '../index';
import { signed } from '../signed';
import type { BuffetView } from '../view';
import { frames, play, recorded, type Frame, type Player } from './session';

const FRAMES = Object.values(recorded.frames).filter(({ seat }) => seat >= 0);
const swap = FRAMES.find(({ choices }) => choices.some(({ move }) => move === 'keep'))!;
const turn = FRAMES.find(({ choices }) => choices.some(({ move }) => move.startsWith('play')))!;

const PLATE = {
  key: 'plate',
  parts: { food: { key: `food.${turn.view.buffet[0]!.food}` }, value: turn.view.buffet[0]!.value },
};

afterEach(cleanup);

function show(player: Player) {
  const { container, all, open, tap } = shown(game, player);
  return { container, all: () => all('[data-move]'), enabled: open, tap };
}

describe('the board', () => {
  it.each(['phone', 'wide', 'television'] as const)('names everybody on a %s', (layout) => {
    const player = play(turn);
    player.layout = layout;
    const { container } = show(player);
    for (const name of NAMES.slice(0, turn.view.mice.length))
      expect(container.textContent).toContain(name);
  });

  it('shows an onlooker every plate and nobody’s hand', () => {
    for (const frame of frames('onlooker')) {
      const { container, all } = show(play(frame));
      expect(all()).toEqual([]);
      expect(container.querySelector('.hand')).toBeNull();
      expect(container.querySelectorAll('.buffet li')).toHaveLength(frame.view.buffet.length);
      cleanup();
    }
  });

  it('says why a card cannot be played', async () => {
    const player = play({ ...turn, choices: [] });
    const { all, tap } = show(player);
    await tap(all()[0]);
    expect(player.asked).toEqual([`play ${turn.view.hand[0]}`]);
    expect(player.sent).toEqual([]);
  });

  it('says what a plate is for', async () => {
    const player = play(turn);
    const { container, tap } = show(player);
    await tap([...container.querySelectorAll('.plate')].at(-1));
    expect(player.asked).toHaveLength(1);
  });

  it('shows first where the mouse would run, and plays at the second tap', async () => {
    const player = play(turn);
    const { container, enabled, tap } = show(player);
    expect(container.querySelector('.ghost')).toBeNull();
    await tap(enabled().at(-1));
    expect(container.querySelector('.ghost')).not.toBeNull();
    expect(player.sent).toEqual([]);
    await tap(enabled()[0]);
    await tap(enabled()[0]);
    expect(player.sent).toEqual([[enabled()[0]!.dataset['move']]]);
  });

  it('marks the card that I have chosen', () => {
    const mine = turn.choices[0]!.move;
    const { all } = show(play({ ...turn, mine: [mine] }));
    const pressed = all().filter((one) => one.getAttribute('aria-pressed') === 'true');
    expect(pressed.map((one) => one.dataset['move'])).toEqual([mine]);
  });

  it('reaches every swap, in the order that the rules want', async () => {
    const hand = swap.view.hand;
    const ways = [[hand.length - 1, 0], [1], hand.map((_, i) => i), hand.slice(1).map((_, i) => i)];
    for (const way of ways) {
      const player = play(swap);
      const { all, tap } = show(player);
      for (const i of way) await tap(all()[i]);
      expect(player.complete).toBe(true);
      await player.send();
      const given = way.map((i) => hand[i]!).sort((a, b) => a - b);
      const rest = given.length === hand.length ? [] : ['keep'];
      expect(player.sent).toEqual([[...given.map((card) => `give ${card}`), ...rest]]);
      cleanup();
    }
  });

  it('knows the cards by their digits, and −1 by the minus', () => {
    const { all } = show(play(turn));
    expect(all().map((one) => one.dataset['key'])).toEqual(
      turn.view.hand.map((card) => (card < 0 ? '-' : String(card))),
    );
  });

  it('says of each plate what it would do to me, and of none once I am out', async () => {
    const player = play(turn);
    const { container, tap } = show(player);
    const plates = [...container.querySelectorAll('.buffet button.plate')];
    expect(plates.map((one) => one.querySelector('span.worth')?.textContent)).toEqual(
      turn.view.round.gains.map(({ change }) => signed(change)),
    );
    await tap(plates.at(-1));
    expect(player.say(player.asked[0]! as Sentence)).toContain('For you: ');
    cleanup();
    const out = FRAMES.find(
      ({ view, seat }) => !view.mice[seat]!.atBuffet && view.buffet.length > 0,
    )!;
    expect(show(play(out)).container.querySelector('span.worth')).toBeNull();
  });

  it('takes a card back into the hand, and keeps them all', async () => {
    const player = play(swap);
    const { all, container, tap } = show(player);
    await tap(all()[0]);
    await tap(all()[0]);
    expect(player.picked).toEqual([]);
    await tap(container.querySelector('[data-move=keep]')!);
    expect(player.sent).toEqual([['keep']]);
  });

  it('walks along the hand with the arrows', async () => {
    const { all } = show(play(turn));
    all()[0]!.focus();
    await fireEvent.keyDown(all()[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(all()[1]);
    await fireEvent.keyDown(all()[1]!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(all()[0]);
  });

  it('shows the plates of whoever is asked for', async () => {
    const frame = FRAMES.findLast(({ view, result }) => !result && view.mice[1]!.won.length > 0)!;
    const player = play(frame);
    const { container, tap } = show(player);
    await tap(container.querySelectorAll('.places button')[(1 - frame.seat) % 6]);
    expect(container.querySelector('.rack')?.getAttribute('aria-label')).toBe(
      `Plates of ${NAMES[1]}`,
    );
    expect(container.querySelectorAll('.rack .top')).toHaveLength(frame.view.mice[1]!.onTop.length);
  });

  it('turns to my plates when I win one', async () => {
    const player = play(turn);
    const { container, tap } = show(player);
    const label = () => container.querySelector('.rack')?.getAttribute('aria-label');
    await tap(container.querySelectorAll('.places button')[1]);
    expect(label()).not.toBe('Your plates');
    const wins = { key: 'news.takes', parts: { seat: { seat: turn.seat }, plate: PLATE } };
    player.next({ ...turn, news: [wins] });
    await tick();
    expect(label()).toBe('Your plates');
  });

  it('stands beside a mouse on whose square mine would come', async () => {
    const mice = turn.view.mice.map((one, i) => ({
      ...one,
      position: one.position + (i === turn.seat ? 0 : turn.view.hand.at(-1)!),
    }));
    const { container, enabled, tap } = show(play({ ...turn, view: { ...turn.view, mice } }));
    await tap(enabled().at(-1));
    const [ghost, ...others] = ['.ghost', '.runner:not(.ghost, .mine)'].flatMap((which) =>
      [...container.querySelectorAll<HTMLElement>(which)].map((one) => one.style.transform),
    );
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(ghost);
  });

  it('says who stands where when a mouse is touched, from the front', () => {
    const mice = turn.view.mice.map((one, i) => ({ ...one, atBuffet: true, position: 2 * i - 1 }));
    const { container } = show(play({ ...turn, view: { ...turn.view, mice }, news: [] }));
    const said = [...container.querySelectorAll<HTMLElement>('.table .runner:not(.ghost)')].map(
      (one) => one.dataset['says'],
    );
    const who = (seat: number) => (seat === turn.seat ? 'you' : NAMES[seat]);
    const order = mice.map((_, i) => mice.length - 1 - i);
    const all = order.map((seat) => `${who(seat)} on ${2 * seat - 1}`.replace('-', '\u2212'));
    expect(new Set(said)).toEqual(new Set([`From the front: ${all.join(', ')}.`]));
  });

  it('says at the end which plates a winner has', () => {
    const over = frames('over').at(-1)!;
    const { container } = show(play(over));
    const said = [...container.querySelectorAll<HTMLElement>('.podium li')].map(
      (one) => one.dataset['says'],
    );
    const { seat } = over.result!.standings.find(({ place }) => place === 1)!;
    const { food, value } = over.view.mice[seat]!.onTop[0]!;
    expect(said).toHaveLength(3);
    expect(said[1]).toContain(`${food} ${value}`.replace('-', '\u2212'));
  });
});

describe('the module', () => {
  it('names the plates of a round from the best to the worst', () => {
    const served = (food: string, value: number) => ({
      key: 'news.served',
      parts: { plate: { key: 'plate', parts: { food: { key: `food.${food}` }, value } } },
    });
    const [salami, good, bad] = [served('salami', 2), served('salad', 2), served('salad', 1)];
    expect([bad, good, salami].sort(game.order)).toEqual([salami, good, bad]);
  });

  it('tells at the end what each score is made of, the best first', () => {
    const [frame] = frames('over') as [Frame];
    const voice = play(frame);
    const { standings } = frame.result!;
    const plates = (view: BuffetView) => game.breakdown({ view, standings, news: undefined });
    for (const { seat, score } of standings) {
      const said = voice.say(plates(frame.view)[seat]!).replaceAll('−', '-');
      const values = [...said.matchAll(/-?\d/g)].map(Number);
      expect(values.reduce((sum, value) => sum + value, 0)).toBe(score);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
    const bare = { ...frame.view, mice: [{ ...frame.view.mice[0]!, onTop: [] }] };
    expect(voice.say(plates(bare)[0]!)).toBe('No plate at all');
  });

  it('says in a swap that more cards may be picked, unless it changes nothing any more', () => {
    const asks = (move: string, prompt = swap.prompt) =>
      game.prompt([], [move, 'keep'], play({ ...swap, prompt }));
    expect(asks('give 1')).toEqual({ key: 'board.more' });
    expect(asks('give 1', { key: 'prompt.swap.last' })).toBeUndefined();
    expect(asks('play 7')).toBeUndefined();
  });

  it('says on the button what will be done', () => {
    expect(game.button(['play -1'])).toEqual({ key: 'choice.play', parts: { card: -1 } });
    expect(game.button(['give 1', 'give 4', 'keep'])).toEqual({
      key: 'board.swap',
      parts: { count: 2 },
    });
    expect(game.button(['keep'])).toBeUndefined();
  });
});
