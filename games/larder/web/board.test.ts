import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import game from './index';
import { lay } from './laid';
import { RECORDED, recorded, standIn } from './stand-in';
import { provisions, squareOf } from './view';

afterEach(cleanup);

/** The words of a decision, and what comes of it. */
const told = (decision: HTMLElement) =>
  [...decision.querySelectorAll('.word, small')].map((one) => one.textContent).join(' ');

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
  it('puts a die down at a touch, and another one beside it', async () => {
    const { session, square } = lay('a first roll');
    await fireEvent.click(square('d1'));
    expect(session.asked).toEqual(['pickAll ["place d1"]']);
    cleanup();
    const second = lay('a decision');
    await fireEvent.click(second.square('a1'));
    expect(second.session.asked).toEqual(['pickAll ["place f1","place a1"]']);
  });

  it('takes a die back at another touch', async () => {
    const { session, square } = lay('a decision');
    expect(square('f1').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(square('f1'));
    expect(session.asked).toEqual(['pickAll []']);
  });

  it('shows two dice that were put down quickly before the server has answered', async () => {
    const { session, square } = lay('the last of a provision');
    session.pickAll = async (moves) => {
      session.asked.push(moves.join());
      await new Promise(() => {});
    };
    await fireEvent.click(square('f2'));
    await fireEvent.click(square('d2'));
    expect(session.asked).toEqual(['place f2', 'place f2,place d2']);
    for (const name of ['f2', 'd2']) expect(square(name).getAttribute('aria-pressed')).toBe('true');
  });

  it.each([
    ['stop', 'Stop and collect 1 portion; the cat takes a step', 'collect 1, cat takes a step'],
    ['reroll', 'Reroll 2 dice', '1 at stake'],
  ])('sends the dice with one decision: %s', async (move, name, then) => {
    const { session, all } = lay('only reroll or stop');
    const decision = all(`.decision.${move}`)[0] as HTMLElement;
    expect(decision.getAttribute('aria-label')).toBe(name);
    expect(decision.textContent).toContain(then);
    await fireEvent.click(decision);
    expect(session.asked).toEqual([`pickAll ["place d1","${move}"] at once`]);
  });

  it('collects when all dice lie, and says what the cat does', async () => {
    const { session, all } = lay('all dice lie');
    const [stop, reroll] = all('.decision') as [HTMLElement, HTMLElement];
    expect(stop.textContent).toContain('Collect 3');
    expect(stop.getAttribute('aria-label')).toBe('Collect 3: the cat stays');
    expect(reroll.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(stop);
    expect(session.asked).toEqual(['send']);
  });

  it('sends what a bot has suggested, or the dice with the other decision', async () => {
    const { session, all, square } = lay('a suggestion');
    const [stop, reroll] = all('.decision') as [HTMLElement, HTMLElement];
    await fireEvent.click(stop);
    await fireEvent.click(reroll);
    await fireEvent.click(square('f1'));
    expect(session.asked).toEqual(['send', 'pickAll ["place f1","reroll"] at once', 'pickAll []']);
  });

  it('says of both decisions what comes of them, whichever was suggested', async () => {
    const stops = recorded('a suggestion');
    expect(lay('a suggestion').all('.decision').map(told)).toEqual([
      'Stop collect 1, cat takes a step',
      'Reroll 1 at stake',
    ]);
    cleanup();
    const tried = { ...stops.tried!, picked: ['place f1', 'reroll'], preview: [] };
    const look = async (moves: readonly string[]) =>
      moves.at(-1) === 'stop' ? { ...stops.tried!, moves, news: stops.tried!.preview } : undefined;
    const session = { ...standIn({ ...stops, tried }), look };
    const { container, rerender } = render(Board, { session });
    await rerender({ session });
    expect([...container.querySelectorAll<HTMLElement>('.decision')].map(told)).toEqual([
      'Stop collect 1, cat takes a step',
      'Reroll 1 at stake',
    ]);
  });

  it('goes on where a turn stopped midway', async () => {
    const { session, all } = lay('stopped midway');
    await fireEvent.click(all('.decision.reroll')[0] as HTMLElement);
    expect(session.asked).toEqual(['pickAll ["reroll"] at once']);
  });

  it('moves a die to another square of its food', async () => {
    const { session, square, to } = lay('a first roll');
    const after = await to('only reroll or stop');
    expect(square('e1').dataset['instead']).toBe('place e1');
    await fireEvent.click(square('e1'));
    expect([...session.asked, ...after.asked]).toEqual(['pickAll ["place e1"]']);
  });

  it('takes a square by its letter and its number, and a decision by its key', async () => {
    const { session, square } = lay('a decision');
    for (const key of ['a', '1', '2', 'n', 'H']) await fireEvent.keyDown(document.body, { key });
    expect(session.asked).toEqual([
      'pickAll ["place f1","place a1"]',
      'pickAll ["place f1","reroll"] at once',
      'pickAll ["place f1","stop"] at once',
    ]);
    expect(document.activeElement).toBe(square('a1'));
    expect(game.keys.map(([key]) => key)).toEqual(['A1 … G7', 'H', 'N']);
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
    const { all } = lay('somebody else decides');
    expect(all('.fresh').map((one) => one.dataset['square'])).toEqual(['d1']);
  });

  it('marks what would complete a provision', () => {
    const { session, all } = lay('the last of a provision');
    const last = session.choices.filter(({ means }) =>
      JSON.stringify(means).includes('choice.last'),
    );
    expect(all('.star')).toHaveLength(last.length);
    expect(last).not.toEqual([]);
    expect(all('.nearly-mark')).toHaveLength(1);
  });

  it('outlines what is whole, and what will be', async () => {
    const { all, to } = lay('a provision complete');
    expect(all('.empty-mark')).toHaveLength(1);
    await to('all dice lie');
    expect(all('.whole-mark')).toHaveLength(1);
  });

  it('lights what belongs together as one', () => {
    const { session, all } = lay('a first roll');
    const open = new Set(session.choices.map(({ move }) => squareOf(move)));
    const whole = provisions(session.view).filter((one) => one.some((p) => open.has(p.square)));
    expect(all('.portion.open')).toHaveLength(open.size);
    expect(all('.shelf .lit')).toHaveLength(whole.length);
  });

  it('does not give away what was rolled before it is told', () => {
    const session = standIn(recorded('a first roll'));
    const telling = { ...session.telling, told: 0, over: false };
    const { container } = render(Board, { session: { ...session, telling } });
    expect(container.querySelectorAll('.open, .dim, .lit')).toHaveLength(0);
  });

  it('leaves dice that were sent where they lie until the server shows them', async () => {
    const session = standIn(recorded('only reroll or stop'));
    const { container, rerender } = render(Board, { session });
    const die = container.querySelector('[data-square="d1"] .die');
    await rerender({ session: { ...session, picked: [], choices: [], may: () => false } });
    expect(die).not.toBeNull();
    expect(container.querySelector('[data-square="d1"] .die')).toBe(die);
  });

  it('lets dice fly out of the one tray that they lie in', () => {
    const { all } = lay('a first roll');
    expect(all('[data-tray]').map((one) => one.className.split(' ')[0])).toEqual(['cloth']);
  });

  it('names its rows and columns', () => {
    const { all } = lay('a first roll');
    const names = all('.shelf text').map((one) => one.textContent);
    expect(names.sort().join('')).toBe('1234567abcdefg');
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
