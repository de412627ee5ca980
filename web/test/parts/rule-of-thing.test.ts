import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asking, ruleOf } from '../../src/parts/touch/rule-of-thing';

const ruleFor = (move: string) => (move.startsWith('play') ? '4.1' : undefined);

describe('asking about a thing', () => {
  let board: HTMLElement;
  let card: HTMLElement;
  let asked: (string | undefined)[];
  let played: number;
  let stop: void | (() => void);

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, played] = [[], 0];
    document.body.innerHTML = `<section><div data-rule="3.2"><button data-move="play 7"><b>7</b></button>
      <i>plate</i></div><button data-move="dance">?</button></section>`;
    board = document.querySelector('section') as HTMLElement;
    card = document.querySelector('b') as HTMLElement;
    board.addEventListener('click', () => played++);
    stop = asking((thing) => {
      const rule = ruleOf(thing, ruleFor);
      if (rule) asked.push(rule);
      return rule !== undefined;
    })(board);
  });
  afterEach(() => {
    stop?.();
    vi.useRealTimers();
  });

  const point = (name: string, x = 0, pointerType = 'touch') =>
    card.dispatchEvent(
      Object.assign(new Event(name, { bubbles: true }), { clientX: x, clientY: 0, pointerType }),
    );
  const click = () => card.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));

  it('finds the rule of a move before that of what it lies on', () => {
    expect(ruleOf(card, ruleFor)).toBe('4.1');
    expect(ruleOf(document.querySelector('i'), ruleFor)).toBe('3.2');
    expect(ruleOf(document.querySelector('[data-move="dance"]'), ruleFor)).toBeUndefined();
    expect(ruleOf(board, ruleFor)).toBeUndefined();
  });

  it('plays a tap', () => {
    point('pointerdown');
    vi.advanceTimersByTime(200);
    point('pointerup');
    click();
    vi.advanceTimersByTime(2000);
    expect([asked, played]).toEqual([[], 1]);
  });

  it('asks when held, and does not play then', () => {
    point('pointerdown');
    vi.advanceTimersByTime(600);
    point('pointerup');
    click();
    expect([asked, played]).toEqual([['4.1'], 0]);
    point('pointerdown');
    point('pointerup');
    click();
    expect(played).toBe(1);
  });

  it('does not ask a finger that scrolls', () => {
    point('pointerdown');
    point('pointermove', 30);
    vi.advanceTimersByTime(2000);
    expect(asked).toEqual([]);
  });

  it('asks with the other button of a mouse, and only with that one', () => {
    point('pointerdown', 0, 'mouse');
    vi.advanceTimersByTime(2000);
    expect(asked).toEqual([]);
    const menu = new Event('contextmenu', { bubbles: true, cancelable: true });
    card.dispatchEvent(menu);
    expect([asked, menu.defaultPrevented]).toEqual([['4.1'], true]);
  });
});
