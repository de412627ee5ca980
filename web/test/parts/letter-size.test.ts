import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fitting } from '../../src/parts/play/letter-size';

let resized: () => void;

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(then: () => void) {
        resized = then;
      }
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => void vi.unstubAllGlobals());

/** A box whose text is so high in each size of letters, in a room of so much height. */
function boxed(high: readonly number[], room: { height: number }): HTMLElement {
  const box = document.createElement('div');
  document.createElement('div').append(box);
  Object.defineProperty(box, 'scrollHeight', { get: () => high[Number(box.dataset['size'])] });
  Object.defineProperty(box, 'clientHeight', { get: () => room.height });
  return box;
}

it('takes the largest letters that fit, and others when the room changes', () => {
  const room = { height: 60 };
  const box = boxed([80, 70, 60, 50], room);
  fitting('long')(box);
  expect(box.dataset['size']).toBe('2');
  room.height = 90;
  resized();
  expect(box.dataset['size']).toBe('0');
});

it('stays at the smallest if nothing fits', () => {
  const box = boxed([80, 70, 60, 50], { height: 40 });
  fitting('longer')(box);
  expect(box.dataset['size']).toBe('3');
});
