import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Keyboard } from '../../src/parts/touch/keyboard';

function table(choices: readonly string[], picked: readonly string[] = [], complete = false) {
  return {
    choices: choices.map((move) => ({ move, means: move })),
    picked,
    complete,
    pick: vi.fn(async () => {}),
    send: vi.fn(async () => {}),
    undo: vi.fn(async () => {}),
    suggest: vi.fn(async () => {}),
  };
}

const board = document.createElement('div');
const keyboard = (session: ReturnType<typeof table>) => new Keyboard(session, () => board);
const card = (key: string, attributes: Readonly<Record<string, string>> = {}) => {
  const button = document.createElement('button');
  button.dataset['key'] = key;
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
  const clicked = vi.fn();
  button.addEventListener('click', clicked);
  board.append(button);
  return clicked;
};

beforeEach(() => board.replaceChildren());

describe('the keys of a table', () => {
  it('a digit picks the card of that number, and of several the one that is open', () => {
    const picked = card('7', { 'aria-pressed': 'true' });
    const closed = card('7', { 'aria-disabled': 'true' });
    const open = card('7');
    expect(keyboard(table(['play 7'])).press('7', null)).toBe(true);
    expect([picked, closed, open].map((one) => one.mock.calls.length)).toEqual([0, 0, 1]);
  });

  it('the minus picks a card below nothing', () => {
    const below = card('-');
    expect(keyboard(table(['play -1'])).press('-', null)).toBe(true);
    expect(below).toHaveBeenCalledOnce();
    expect(keyboard(table([])).press('-', null)).toBe(false);
  });

  it('a card that may not be played says so itself', () => {
    const closed = card('7', { 'aria-disabled': 'true' });
    keyboard(table(['play 3'])).press('7', null);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('without such a card a digit picks by its place in the list', () => {
    const session = table(['stop', 'reroll']);
    keyboard(session).press('2', null);
    expect(session.pick).toHaveBeenCalledWith('reroll');
  });

  it('Enter confirms what was typed, wherever the focus is', () => {
    card('7');
    const session = table([], ['play 7'], true);
    const keys = keyboard(session);
    keys.press('7', null);
    expect(keys.press('Enter', document.createElement('button'))).toBe(true);
    expect(session.send).toHaveBeenCalledOnce();
  });

  it('a digit too many changes nothing about that', () => {
    card('7');
    const session = table([], ['play 7'], true);
    const keys = keyboard(session);
    keys.press('7', null);
    expect(keys.press('9', null)).toBe(false);
    expect(keys.press('Enter', document.createElement('button'))).toBe(true);
  });

  it('Enter on a thing that was walked or pointed to is for that thing', () => {
    card('7');
    const session = table([], ['play 7'], true);
    const keys = keyboard(session);
    keys.press('7', null);
    keys.press('ArrowLeft', null);
    expect(keys.press('Enter', document.createElement('button'))).toBe(false);
    keys.press('7', null);
    keys.touched();
    expect(keys.press('Enter', document.createElement('button'))).toBe(false);
    expect(session.send).not.toHaveBeenCalled();
  });

  it('what is not whole is not sent', () => {
    const session = table(['more'], ['some']);
    expect(keyboard(session).press('Enter', document.body)).toBe(false);
    expect(session.send).not.toHaveBeenCalled();
  });

  it('Escape and Backspace take back, if there is something to take back', () => {
    const session = table(['play 3'], ['play 7'], true);
    expect(keyboard(session).press('Escape', null)).toBe(true);
    expect(keyboard(session).press('Backspace', null)).toBe(true);
    expect(session.undo).toHaveBeenCalledTimes(2);
    expect(keyboard(table(['play 3'])).press('Escape', null)).toBe(false);
  });
});
