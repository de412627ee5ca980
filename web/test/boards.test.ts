import { cleanup } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/words/language';
import type { recordings } from './recorded.svelte';
import { nameOf, shown } from './shown';

type Recordings = ReturnType<typeof recordings<any>>;

const games = Object.values(
  import.meta.glob<Recordings>('../../games/*/web/test/session.ts', {
    import: 'recorded',
    eager: true,
  }),
).map((recorded) => [recorded.game, recorded] as const);
const boards = Object.keys(import.meta.glob('../../games/*/web/index.ts'));

/** A key of the texts that nobody has put into words, or a place in one that nothing fills. */
const BARE = /(?<![\w./])[a-z]+(\.[a-z]+)+(?![\w.])|\{[a-z]+\}/;
/** So many frames of a game are looked at in every language. */
const MANY = 16;

afterEach(cleanup);

it('every board is tested', () => {
  expect(games.length).toBeGreaterThanOrEqual(4);
  expect(games).toHaveLength(boards.length);
});

describe.each(games)('the board of %s', (_, { frames, play, module, early }) => {
  const all = Object.entries(frames);

  it.each(all)('offers just what may be chosen, in the words of the rules: %s', (_, frame) => {
    const session = play(frame);
    const { open, offered } = shown(module, session);
    const moves = [...new Set(session.choices.map(({ move }) => move))].sort();
    if (early) expect(offered().length > 0).toBe(moves.length > 0);
    else expect(offered()).toEqual(moves);
    for (const one of open()) {
      const choice = session.choice(one.dataset['move'] ?? '');
      if (choice) expect(nameOf(one)).toBe(session.say(choice.means));
      expect(one.tagName).toBe('BUTTON');
    }
  });

  it.each(all)('offers an onlooker nothing and shows nobody’s hand: %s', (_, frame) => {
    const { offered, all } = shown(module, play(frame, { me: -1, layout: 'wide' }));
    expect(offered()).toEqual([]);
    expect(all('.cards button, .bidding, .hand, [data-point], .holder')).toEqual([]);
  });

  it.each(all.filter((_, i) => i % Math.ceil(all.length / MANY) === 0))(
    'says what everything is, in every language: %s',
    (_, frame) => {
      for (const language of LANGUAGES) {
        const { container, all } = shown(module, play(frame, { language }));
        const buttons = all('button, [role="button"]').map(nameOf);
        for (const name of buttons) expect(name).not.toBe('');
        const labels = all('[aria-label]').map((one) => one.getAttribute('aria-label'));
        for (const text of [container.textContent, ...labels]) expect(text).not.toMatch(BARE);
        cleanup();
      }
    },
  );

  it('has a rule for every choice', () => {
    for (const [, { choices }] of all)
      for (const { move } of choices) expect(module.ruleFor(move), move).toMatch(/^\d+\.\d+$/);
    expect(module.ruleFor('dance')).toBeUndefined();
  });

  it.each(module.intro.map((step, i) => [i + 1, step] as const))(
    'shows what sentence %i of the introduction is about',
    (_, { view, points = '' }) => {
      const [, frame] = all[0] ?? [];
      const still = { seat: 0, version: 0, prompt: '', choices: [], news: [], ...frame, view };
      const session = play({ ...still, before: view, choices: [], news: [] });
      expect(shown(module, session).first(points)).toBeDefined();
    },
  );
});
