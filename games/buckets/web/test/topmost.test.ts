import { cleanup } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { Topmost } from '../topmost';
import type { Card, Colour } from '../view';
import { playBack } from './recorded';
import { frame, show } from './shown';

afterEach(cleanup);

const card = (colour: Colour, value: number): Card => ({ colour, value });
const GREEN = card('green', 8);
const BLUE = card('blue', 2);
const RED = card('red', 5);

describe('the card on top of the discard', () => {
  it('is the one that came last, not the one that is sorted last', () => {
    const top = new Topmost();
    expect(top.of([], 1)).toBeUndefined();
    expect(top.of([GREEN], 2)).toEqual(GREEN);
    expect(top.of([BLUE, GREEN], 3)).toEqual(BLUE);
    expect(top.of([BLUE, GREEN], 4)).toEqual(BLUE);
    expect(top.of([RED, BLUE, BLUE, GREEN], 5)).toEqual(BLUE);
  });

  it('is of the new discard once the old one has become the pile', () => {
    const top = new Topmost();
    top.of([], 1);
    top.of([BLUE, GREEN], 2);
    expect(top.of([RED], 3)).toEqual(RED);
    expect(top.of([], 4)).toBeUndefined();
  });

  it('is not guessed at after a reload, nor in a position of before', () => {
    const top = new Topmost();
    expect(top.of([BLUE, GREEN], 9)).toBeUndefined();
    expect(top.of([RED, BLUE, GREEN], 10)).toEqual(RED);
    expect(top.of([BLUE, GREEN], 9)).toBeUndefined();
  });

  it('lies on the board when an attack has been swept away', async () => {
    const { view, ...rest } = frame('attack');
    const session = playBack({ ...rest, view: { ...view, discard: [GREEN] } });
    const { container } = show(session);
    const open = () => container.querySelector('[data-says="says.discard"]');
    expect(open()?.querySelector('.unknown')).not.toBeNull();
    session.next({ ...rest, view: { ...view, discard: [BLUE, GREEN] } });
    await tick();
    expect(open()?.querySelector('.unknown')).toBeNull();
    expect(open()?.textContent).toContain('2');
  });
});
