import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import game from './index';
import { RECORDED, recorded, standIn, type Circumstances } from './stand-in';

afterEach(cleanup);

function lay(name: string, circumstances: Circumstances = {}) {
  const session = standIn(recorded(name), circumstances);
  const { container, rerender: again } = render(Board, { session });
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const square = (name: string) => {
    const found = all(`[data-square="${name}"]`)[0];
    if (!found) throw new Error(`There is no square ${name}.`);
    return found;
  };
  const rerender = async (next: Circumstances) => {
    const session = standIn(recorded(name), next);
    await again({ session });
    return session;
  };
  return { session, all, square, rerender };
}

const OPEN = '[data-move]:not([aria-disabled="true"])';

describe.each(Object.keys(RECORDED))('the board at %s', (name) => {
  it('offers what may be chosen, under its name, and nothing else', () => {
    const { session, all } = lay(name);
    const offered = all(OPEN).map((one) => [one.dataset['move'], one.getAttribute('aria-label')]);
    const choices = session.choices.map(({ move, means }) => [move, session.say(means)]);
    expect(offered.sort()).toEqual(choices.sort());
  });

  it('offers an onlooker nothing, and sets no mouse of mine at the table', () => {
    const { all } = lay(name, { me: -1, layout: 'wide' });
    expect(all(`${OPEN}, [data-point], .holder`)).toEqual([]);
  });

  it.each(['wide', 'television'] as const)('names everybody round the table (%s)', (layout) => {
    const { session, all } = lay(name, { me: -1, layout });
    const tags = all('.sitters .tag').map((tag) => tag.textContent);
    expect(tags.sort()).toEqual(session.seats.map((sitter) => sitter.name));
  });

  it('gives every button a name, in every language', () => {
    for (const language of ['en', 'fr', 'de', 'ja'] as const) {
      const { all } = lay(name, { language });
      const names = all('button').map((button) => button.getAttribute('aria-label'));
      for (const said of names) expect(said).toMatch(/^(?!board\.|choice\.)[^{}]+$/);
      cleanup();
    }
  });
});

describe('choosing on the board', () => {
  it('picks a square at the first touch', async () => {
    const { session, square } = lay('a first roll');
    await fireEvent.click(square('d1'));
    expect(session.asked).toEqual(['clear', 'pick place d1']);
    expect(game.confirms('place d1')).toBe(true);
  });

  it('rerolls at one touch, and stops at two', async () => {
    const { session, all } = lay('only reroll or stop');
    for (const decision of all('.decision')) await fireEvent.click(decision);
    expect(session.asked).toEqual(['clear', 'pick reroll', 'clear', 'pick stop']);
    expect([game.confirms('reroll'), game.confirms('stop')]).toEqual([false, true]);
  });

  it('sends what is picked at the second touch, and takes another square instead', async () => {
    const { session, square, all, rerender } = lay('a first roll');
    const { choices } = session;
    await rerender({ picked: ['place d1'] });
    expect(all(OPEN)).toEqual([]);
    const instead = all('[data-instead]').map((one) => one.dataset['instead']);
    expect(instead.sort()).toEqual(choices.map(({ move }) => move).sort());
    const { asked } = await rerender({ picked: ['place d1'] });
    await fireEvent.click(square('d1'));
    await fireEvent.click(square('e1'));
    expect(asked).toEqual(['send', 'clear', 'pick place e1']);
  });

  it('says why a square does not react', async () => {
    const { session, square } = lay('a first roll');
    await fireEvent.click(square('a1'));
    expect(session.asked).toEqual(['why place a1']);
  });

  it('shows where the die of a food fits, and why a cross does not', async () => {
    const { session, all } = lay('a first roll');
    const [cucumber, cross] = all('.show');
    await fireEvent.click(cucumber as HTMLElement);
    expect(cucumber?.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(cross as HTMLElement);
    expect(session.asked).toEqual(['why {"key":"board.cross"}']);
  });

  it('is walked over with the arrows', async () => {
    const { square } = lay('a first roll');
    square('d1').focus();
    await fireEvent.keyDown(square('d1'), { key: 'ArrowDown' });
    await fireEvent.keyDown(square('d2'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(square('c2'));
    expect(square('c2').tabIndex).toBe(0);
  });

  it('marks the last move', () => {
    const { all } = lay('a decision');
    expect(all('.fresh').map((one) => one.dataset['square'])).toHaveLength(1);
  });

  it('marks what would complete a provision', () => {
    const { session, all } = lay('the last of a provision');
    const last = session.choices.filter(({ means }) =>
      JSON.stringify(means).includes('choice.last'),
    );
    expect(all('.star')).toHaveLength(last.length);
    expect(last).not.toEqual([]);
  });
});

describe('while somebody else has the dice', () => {
  it('points at a square, and takes that back', async () => {
    const opinions = [{ seat: 0, move: 'place a1' }];
    const { session, all } = lay('somebody else decides', { opinions });
    const squares = all('.portion[data-point]');
    expect(squares.length).toBeGreaterThan(0);
    await fireEvent.click(squares.at(-1) as HTMLElement);
    expect(session.asked).toEqual([`opine ${squares.at(-1)?.dataset['point']}`]);
  });

  it('advises to reroll, and takes that back', async () => {
    const opinions = [{ seat: 0, move: 'reroll' }];
    const { session, all } = lay('somebody else decides', { opinions });
    for (const decision of all('.decision')) await fireEvent.click(decision);
    expect(session.asked).toEqual(['opine ', 'opine stop']);
  });

  it('shows who points where', () => {
    const opinions = [
      { seat: 2, move: 'place a1' },
      { seat: 1, move: 'stop' },
    ];
    lay('somebody else decides', { opinions });
    expect(screen.getByRole('img', { name: 'Cleo points at a1' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Bela says/ })).toBeTruthy();
  });

  it('tells an onlooker who decides', async () => {
    const { session, square } = lay('somebody else decides', { me: -1 });
    await fireEvent.click(square('a1'));
    expect(session.asked).toEqual(['why {"key":"board.watching"}']);
  });
});

describe('the markup', () => {
  const files = readdirSync('games/larder/web', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.svelte'));

  it.each(files)('of %s keeps to the strict policy', (file) => {
    const source = readFileSync(`games/larder/web/${file}`, 'utf8');
    expect(source).not.toMatch(/\sstyle=|\{@html/);
    expect(source.split('\n').length).toBeLessThanOrEqual(300);
  });
});
