import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Characters from '../../src/parts/gathering/Characters.svelte';
import { words } from '../../src/words/words.svelte';

afterEach(cleanup);

const cast = [
  { bot: 'fair', name: 'Basil', style: 'listens for paws', millis: 0, rating: 25 },
  { bot: 'sharp', name: 'Saffron', style: 'has counted every crumb', millis: 400, rating: 29 },
] as const;

it.each([
  ['en', 'rating 29', 'thinks for 0.4 s'],
  ['fr', 'cote 29', 'réfléchit 0,4 s'],
  ['de', 'Spielstärke 29', 'denkt 0,4 s nach'],
  ['ja', '強さ 29', '考える時間 0.4 秒'],
] as const)(
  'a character has a name, a style, a rating and a time to think: %s',
  async (language, rating, thinks) => {
    await words.speak(language);
    const { container } = render(Characters, { characters: cast, bot: 'fair' });
    const texts = (of: string) => [...container.querySelectorAll(of)].map((one) => one.textContent);
    const [, label] = texts('label');
    expect(label).toContain('Saffron');
    expect(label).toContain('has counted every crumb');
    // Figures are for those who ask.
    expect(label).not.toContain('29');
    expect(container.querySelector('details')?.open).toBe(false);
    const [fair, sharp] = texts('details li');
    expect(sharp).toContain('Saffron');
    expect(sharp).toContain(rating);
    expect(sharp).toContain(thinks);
    expect(fair).not.toContain(thinks.slice(0, 5));
  },
);
