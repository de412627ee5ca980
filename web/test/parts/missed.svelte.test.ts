import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Missed from '../../src/parts/play/Missed.svelte';
import type { TableSession } from '../../src/table/session.svelte';
import { Missed as News } from '../../src/table/telling/missed.svelte';
import { words } from '../../src/words/words.svelte';

afterEach(cleanup);

/** As much of a session as there is to know. */
class Chooser {
  missed = new News('K7QF2', true);
  module = {};
  busy = $state(false);
}

test('what one has missed is there until it is put away, or one has chosen', async () => {
  await words.speak('en');
  const chooser = new Chooser();
  const { container } = render(Missed, { session: chooser as unknown as TableSession });
  const shown = () => container.querySelector('.missed') !== null;
  expect(shown()).toBe(true);
  flushSync(() => (chooser.busy = true));
  expect(shown()).toBe(false);
  flushSync(() => {
    chooser.busy = false;
    chooser.missed.replaced = true;
  });
  expect(shown()).toBe(true);
  container.querySelector('button')?.click();
  flushSync();
  expect(shown()).toBe(false);
  chooser.missed.leave();
});
