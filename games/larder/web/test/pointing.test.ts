import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Opinion } from '$web/table/board';
import game from '../index';
import { frame, lay, play } from './session';

afterEach(cleanup);

describe('while somebody else has the dice', () => {
  it('points at a square, and takes that back', async () => {
    const opinions = [{ seat: 0, move: 'place a1' }];
    const { session, all } = lay('somebody else decides', { opinions });
    const squares = all('.portion[data-point]');
    expect(squares.length).toBeGreaterThan(0);
    await fireEvent.click(squares.at(-1) as HTMLElement);
    expect(session.calls).toEqual([`opine ${squares.at(-1)?.dataset['point']}`]);
  });

  it('advises to reroll, and takes that back', async () => {
    const opinions = [{ seat: 0, move: 'reroll' }];
    const { session, all } = lay('somebody else decides', { opinions });
    for (const decision of all('.decision')) await fireEvent.click(decision);
    expect(session.calls).toEqual(['opine stop', 'opine ']);
  });

  it('does not ask for stop or reroll before what was rolled has been told', async () => {
    const { session, all } = lay('somebody else decides');
    expect(all('.decision.pointable')).toHaveLength(2);
    session.tellOnly(0);
    await tick();
    expect(all('.decision.pointable')).toHaveLength(0);
  });

  it('shows who points where', () => {
    const opinions = [
      { seat: 2, move: 'place a1' },
      { seat: 1, move: 'stop' },
    ];
    lay('somebody else decides', { opinions });
    expect(screen.getByRole('img', { name: 'Bosco points at a1' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Nelli says/ })).toBeTruthy();
  });

  it('sees the dice that somebody else has put down, and may still point', async () => {
    const { view } = frame('somebody else decides');
    const food = view.dice[0];
    const put = view.portions.find((one) => one.food === food)?.square ?? '';
    const draft = { seat: 1, moves: [`place ${put}`, 'stop'] };
    for (const me of [0, -1]) {
      const { all, square } = lay('somebody else decides', { draft, me });
      expect(square(put).className).toContain('drafted');
      expect(square(put).style.getPropertyValue('--by')).toBe('var(--seat-1)');
      expect(all('.show')).toHaveLength(2);
      expect(all('.decision.stop.theirs')).toHaveLength(1);
      expect(all('[data-point]').length > 0).toBe(me === 0);
      cleanup();
    }
  });

  it('says how one points, and that it was heard', () => {
    const says = (opinions: readonly Opinion[], me = 0) => {
      const session = play(frame('somebody else decides'), { opinions, me });
      return session.say(game.prompt([], [], session) ?? 'nothing of its own');
    };
    expect(says([])).toBe('Nelli has the dice. Tap a square or button to give a tip.');
    expect(says([{ seat: 2, move: 'stop' }])).toContain('to give a tip');
    expect(says([{ seat: 0, move: 'stop' }])).toBe(
      'Your tip is marked. Nelli sees it and decides.',
    );
    expect(says([], -1)).toBe('nothing of its own');
  });

  it('tells an onlooker who decides', async () => {
    const { session, square } = lay('somebody else decides', { me: -1 });
    await fireEvent.click(square('a1'));
    expect(session.calls).toEqual(['why board.watching']);
  });
});

describe('when the turn comes to me', () => {
  it('does not take a tap for a placing before my roll is told', async () => {
    const { session, square } = lay('a first roll');
    session.before = { ...session.before, roller: 1 };
    session.tellOnly(0);
    await fireEvent.click(square('d1'));
    expect(session.calls).toEqual(['skip']);
  });
});
