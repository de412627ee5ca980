import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Intro from '../../src/parts/introduction/Intro.svelte';
import { settings } from '../../src/settings/settings.svelte';
import type { GameModule } from '../../src/table/board';
import { gameModule } from '../../src/table/games';
import { LANGUAGES } from '../../src/words/language';
import { introduction } from '../../src/words/rules';
import { words } from '../../src/words/words.svelte';

const GAMES = ['buffet', 'office', 'larder', 'buckets'];
/** A key of the texts that nobody has put into words: `intro.3`, `board.rack`. */
const KEY = /(?<![\w./])[a-z]+(\.[a-z0-9]+)+(?![\w.])/;

const all = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

describe('the introduction', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= () => {};
    settings.motion = 'off';
  });
  afterEach(cleanup);

  it.each(all)(
    'of %s says a sentence at each step in %s, and no bare key',
    async (game, language) => {
      await words.speak(language);
      await words.learn(game);
      const module: GameModule = await gameModule(game);
      const sentences = await introduction(game, language);
      expect(sentences.length).toBeGreaterThan(3);
      const { container } = render(Intro, { game, module });
      for (const sentence of sentences) {
        await expect
          .poll(() => container.querySelector('.sentence')?.textContent?.trim())
          .toBe(sentence);
        const named = [...container.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel);
        for (const text of [...named, ...texts(container)]) expect(text ?? '').not.toMatch(KEY);
        container.querySelector<HTMLElement>('.ways .main')?.click();
        await tick();
      }
    },
  );
});

/** Everything that is to be read in it. */
function texts(inside: Element): readonly string[] {
  const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
  return found;
}
