import { cleanup, fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { shown } from '../../../../web/test/shown';
import game from '../index';
import { provisions, squareOf, type View } from '../view';
import { frame, lay, play, recorded } from './session';

afterEach(cleanup);

/** The words of a decision, and what comes of it. */
const told = (decision: HTMLElement) =>
  [...decision.querySelectorAll('.word, small')].map((one) => one.textContent).join(' ');

describe.each(Object.keys(recorded.frames))('the board at %s', (name) => {
  it.each(['wide', 'television'] as const)('names everybody round the table (%s)', (layout) => {
    const { session, all } = lay(name, { me: -1, layout });
    const tags = all('.sitters .tag').map((tag) => tag.textContent);
    expect(tags.sort()).toEqual(session.seats.map((sitter) => sitter.name).sort());
  });
});

describe('choosing on the board', () => {
  it('puts a die down at a touch, and another one beside it', async () => {
    const { session, square } = lay('a first roll');
    await fireEvent.click(square('d1'));
    expect(session.calls).toEqual(['pickAll place d1']);
    cleanup();
    const second = lay('a decision');
    await fireEvent.click(second.square('a1'));
    expect(second.session.calls).toEqual(['pickAll place f1, place a1']);
  });

  it('takes a die back at another touch', async () => {
    const { session, square } = lay('a decision');
    expect(square('f1').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(square('f1'));
    expect(session.calls).toEqual(['pickAll ']);
  });

  it('shows two dice that were put down quickly before the server has answered', async () => {
    const { session, square } = lay('the last of a provision');
    session.pickAll = async (moves) => {
      session.calls.push(moves.join());
      await new Promise(() => {});
    };
    await fireEvent.click(square('f2'));
    await fireEvent.click(square('d2'));
    expect(session.calls).toEqual(['place f2', 'place f2,place d2']);
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
    expect(session.calls).toEqual([`pickAll place d1, ${move} at once`]);
  });

  it('collects when all dice lie, and says what the cat does', async () => {
    const { session, all } = lay('all dice lie');
    const [stop, reroll] = all('.decision') as [HTMLElement, HTMLElement];
    expect(stop.textContent).toContain('Collect 3');
    expect(stop.getAttribute('aria-label')).toBe('Collect 3: the cat stays');
    expect(reroll.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(stop);
    expect(session.calls).toEqual(['send']);
  });

  it('sends what a bot has suggested, or the dice with the other decision', async () => {
    const { session, all, square } = lay('a suggestion');
    const [stop, reroll] = all('.decision') as [HTMLElement, HTMLElement];
    await fireEvent.click(stop);
    await fireEvent.click(reroll);
    await fireEvent.click(square('f1'));
    expect(session.calls).toEqual(['send', 'pickAll place f1, reroll at once', 'pickAll ']);
  });

  it('says of both decisions what comes of them, whichever was suggested', async () => {
    const stops = frame('a suggestion');
    expect(lay('a suggestion').all('.decision').map(told)).toEqual([
      'Stop collect 1, cat takes a step',
      'Reroll 1 at stake',
    ]);
    cleanup();
    const tried = { ...stops.tried!, picked: ['place f1', 'reroll'], preview: [] };
    const look = async (moves: readonly string[]) =>
      moves.at(-1) === 'stop' ? { ...stops.tried!, moves, news: stops.tried!.preview } : undefined;
    const session = Object.assign(play({ ...stops, tried }), { look });
    const { all } = shown(game, session);
    await tick();
    expect(all('.decision').map(told)).toEqual([
      'Stop collect 1, cat takes a step',
      'Reroll 1 at stake',
    ]);
  });

  it('goes on where a turn stopped midway', async () => {
    const { session, all } = lay('stopped midway');
    await fireEvent.click(all('.decision.reroll')[0] as HTMLElement);
    expect(session.calls).toEqual(['pickAll reroll at once']);
  });

  it('moves a die to another square of its food', async () => {
    const { session, square, to } = lay('a first roll');
    await to('only reroll or stop');
    expect(square('e1').dataset['instead']).toBe('place e1');
    await fireEvent.click(square('e1'));
    expect(session.calls).toEqual(['pickAll place e1']);
  });

  it('takes a square by its letter and its number, and a decision by its key', async () => {
    const { session, square } = lay('a decision');
    for (const key of ['a', '1', '2', 'n', 'H']) await fireEvent.keyDown(document.body, { key });
    expect(session.calls).toEqual([
      'pickAll place f1, place a1',
      'pickAll place f1, reroll at once',
      'pickAll place f1, stop at once',
    ]);
    expect(document.activeElement).toBe(square('a1'));
    expect(game.keys.map(([key]) => key)).toEqual(['A1 … G7', 'H', 'N']);
  });

  it('says why a square does not react', async () => {
    const { session, square } = lay('a first roll');
    await fireEvent.click(square('a1'));
    expect(session.calls).toEqual(['why place a1']);
  });

  it('shows where the die of a food fits, and why a cross does not', async () => {
    const { session, all } = lay('a first roll');
    const [cucumber, cross] = all('.show');
    await fireEvent.click(cucumber as HTMLElement);
    expect(cucumber?.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(cross as HTMLElement);
    expect(session.calls).toEqual(['why board.cross']);
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

  it('does not give away what was rolled before it is told', async () => {
    const { session, all } = lay('a first roll');
    session.tellOnly(0);
    await tick();
    expect(all('.open, .dim, .lit')).toHaveLength(0);
  });

  it('leaves dice that were sent where they lie until the server shows them', async () => {
    const { session, first } = lay('only reroll or stop');
    const die = first('[data-square="d1"] .die');
    session.await();
    await tick();
    expect(first('[data-square="d1"] .die')).toBe(die);
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

describe('the introduction', () => {
  it('is set up as the server would lay the board', () => {
    const plain = (view: View) => view.portions.map((portion) => ({ ...portion, cover: '' }));
    const [first] = game.intro;
    expect(plain(first?.view as View)).toEqual(plain(frame('a first roll').view));
  });
});
