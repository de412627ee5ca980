import { describe, expect, it } from 'vitest';
import { clamped, placed, type Box } from '../../src/parts/touch/bubble-place';

const room = { width: 360, height: 640 };
const size = { width: 200, height: 60 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
const covers = (point: { left: number; top: number }, other: Box) =>
  point.left < other.left + other.width &&
  other.left < point.left + size.width &&
  point.top < other.top + other.height &&
  other.top < point.top + size.height;

describe('a word beside a thing', () => {
  it('stands over it, where no finger hides it', () => {
    expect(placed(box(150, 300, 60, 80), size, room)).toEqual({ left: 80, top: 230 });
  });

  it('stands below what is at the upper edge, and stays within the window', () => {
    expect(placed(box(0, 10, 44, 44), size, room)).toEqual({ left: 8, top: 64 });
    expect(placed(box(340, 600, 20, 40), size, room)).toEqual({ left: 152, top: 530 });
  });

  it('covers neither the thing nor what may be touched, however crowded it is', () => {
    const hand = Array.from({ length: 6 }, (_, i) => box(i * 60, 500, 55, 90));
    const board = box(0, 50, 360, 330);
    const thing = hand[2] as Box;
    const found = placed(thing, size, room, [...hand, board]);
    expect(found).toBeDefined();
    for (const one of [...hand, board]) expect(covers(found ?? box(0, 0, 0, 0), one)).toBe(false);
  });

  it('stands nowhere if there is no room', () => {
    expect(placed(box(100, 100, 44, 44), size, room, [box(0, 0, 360, 640)])).toBeUndefined();
  });

  it('can be moved into the window', () => {
    expect(clamped({ left: -50, top: 700 }, size, room)).toEqual({ left: 8, top: 572 });
  });
});
