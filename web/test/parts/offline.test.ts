import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { connection } from '../../src/live/connection.svelte';
import Offline from '../../src/parts/play/Offline.svelte';
import { words } from '../../src/words/words.svelte';

afterEach(() => {
  cleanup();
  connection.offline = false;
});

test('only those who have a seat are told that it is kept', async () => {
  await words.speak('en');
  connection.offline = true;
  const said = (seated: boolean) => {
    const { container } = render(Offline, { at: 'top', seated });
    return container.textContent;
  };
  expect(said(true)).toBe(words.text('offline'));
  expect(said(false)).toBe(words.text('offline.here'));
});
