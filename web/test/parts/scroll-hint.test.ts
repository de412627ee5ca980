import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrolling } from '../../src/parts/touch/scroll-hint';

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

it('tells that there is more below until all has been seen, and again when more comes', () => {
  const told: boolean[] = [];
  const thing = document.createElement('div');
  const size = { scrollHeight: 300, clientHeight: 200, scrollTop: 0 };
  for (const name of ['scrollHeight', 'clientHeight', 'scrollTop'] as const)
    Object.defineProperty(thing, name, { get: () => size[name] });
  const leave = scrolling((more) => told.push(more))(thing);
  size.scrollTop = 100;
  thing.dispatchEvent(new Event('scroll'));
  size.scrollHeight = 400;
  resized();
  leave?.();
  thing.dispatchEvent(new Event('scroll'));
  expect(told).toEqual([true, false, true]);
});
