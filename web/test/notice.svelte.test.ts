import { cleanup, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Notice from '../src/parts/play/Notice.svelte';
import { Notices } from '../src/table/telling/notices.svelte';
import type { TableSession } from '../src/table/session.svelte';
import { words } from '../src/words/words.svelte';

afterEach(cleanup);

test('a refusal is said where the finger was, what others have done at the top', async () => {
  await words.speak('en');
  const notices = new Notices();
  const { container } = render(Notice, { session: { notices } as unknown as TableSession });
  const place = container.querySelector('.place');
  window.dispatchEvent(new MouseEvent('pointerdown', { clientX: 100, clientY: 500 }));
  flushSync(() => notices.tell('Not now.'));
  expect(place?.classList).toContain('near');
  expect(place?.querySelector('.quiet')).toBeNull();
  flushSync(() => notices.announce([{ key: 'tidings.host', parts: { who: 'Ben' } }]));
  expect(place?.textContent).toContain('Ben');
  expect(place?.classList).not.toContain('near');
  expect(place?.querySelector('.quiet')).not.toBeNull();
});
