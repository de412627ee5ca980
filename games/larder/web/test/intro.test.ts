import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Intro from '$web/parts/introduction/Intro.svelte';
import { settings } from '$web/settings/settings.svelte';
import { words } from '$web/words/words.svelte';
import { tick } from 'svelte';
import module from '../index';

afterEach(cleanup);

it('shows in the introduction what it speaks of: free squares, both ways on, a star', async () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  settings.motion = 'off';
  await words.speak('en');
  await words.learn('larder');
  const { container } = render(Intro, { game: 'larder', module });
  const many = (selector: string) => container.querySelectorAll(`.stage ${selector}`).length;
  const next = async () => {
    container.querySelector<HTMLElement>('.ways .main')?.click();
    await tick();
  };
  await expect.poll(() => container.querySelector('.count')?.textContent).toBe('1 of 6');
  await next();
  expect(many('.portion.open')).toBeGreaterThan(10);
  await next();
  expect(many('.decision.enabled')).toBe(2);
  for (let left = 3; left > 0; left--) await next();
  expect(many('.star')).toBe(1);
  expect(many('.decision.enabled')).toBe(2);
});
