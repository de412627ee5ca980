import { expect, it } from 'vitest';
import { following } from '../../src/parts/touch/scroll-end';

it('keeps the end of a list in sight, unless somebody has scrolled back', () => {
  const panel = document.createElement('div');
  panel.setAttribute('role', 'tabpanel');
  const list = document.createElement('section');
  panel.append(list);
  const size = { scrollHeight: 1000, scrollTop: 0 };
  Object.defineProperty(panel, 'scrollHeight', { get: () => size.scrollHeight });
  Object.defineProperty(panel, 'scrollTop', {
    get: () => size.scrollTop,
    // As much as a panel 400 high can be scrolled.
    set: (to: number) => (size.scrollTop = Math.min(to, size.scrollHeight - 400)),
  });
  following(10)(list);
  expect(size.scrollTop).toBe(600);
  size.scrollHeight = 1100;
  following(11)(list);
  expect(size.scrollTop).toBe(700);
  panel.scrollTop = 100;
  size.scrollHeight = 1200;
  following(12)(list);
  expect(size.scrollTop).toBe(100);
});
