import { expect, it } from 'vitest';
import { unsettled } from '../src/words/unsettled';

it('says in Japanese of what would happen that it happens, not that it has', () => {
  expect(unsettled('あなたが3個を持ち帰りました。', 'ja')).toBe('あなたが3個を持ち帰ります。');
  expect(unsettled('誰も残りませんでした。', 'ja')).toBe('誰も残りません。');
  expect(unsettled('同点でした。', 'ja')).toBe('同点です。');
});

it('leaves the other languages alone', () => {
  expect(unsettled('You take 3.', 'en')).toBe('You take 3.');
});
