import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saying, saysOf } from '../../src/parts/touch/words-of-thing';

describe('a thing that says what it means', () => {
  let board: HTMLElement;
  let stop: void | (() => void);
  const said: string[] = [];
  const played: string[] = [];
  const thing = (id: string) => document.getElementById(id) as HTMLElement;
  const tap = (id: string) =>
    thing(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  beforeEach(() => {
    said.length = played.length = 0;
    document.body.innerHTML = `<section>
      <div data-says="pile.means"><b id="pile">9</b><button id="other">?</button></div>
      <button data-move="play 7"><i id="open" data-says="bell.means">!</i></button>
      <button data-move="play 8" aria-disabled="true"><i id="shut" data-says="bell.means">!</i>
        <u id="card">8</u></button></section>`;
    board = document.querySelector('section') as HTMLElement;
    for (const button of board.querySelectorAll('button'))
      button.addEventListener('click', () => played.push(button.dataset['move'] ?? 'other'));
    stop = saying((text) => said.push(text))(board);
  });
  afterEach(() => stop?.());

  it('says it when it is tapped, on any part of it', () => {
    tap('pile');
    expect([said, played]).toEqual([['pile.means'], []]);
  });

  it('is played where it may be, and says nothing then', () => {
    tap('open');
    expect([said, played]).toEqual([[], ['play 7']]);
  });

  it('says its own sentence on what may not be played, and the rest of that says why not', () => {
    tap('shut');
    expect([said, played]).toEqual([['bell.means'], []]);
    tap('card');
    expect([said, played]).toEqual([['bell.means'], ['play 8']]);
  });

  it('does not speak for a button on it', () => {
    tap('other');
    expect([said, played]).toEqual([[], ['other']]);
    expect(saysOf(thing('open'))).toBe('bell.means');
  });
});
