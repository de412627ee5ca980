import { cleanup } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import { COLOURS, type Card } from '../view';
import { frame, play, show } from './session';

afterEach(cleanup);

/** The discard as it looks at once, as after a reload. */
function discard(cards: readonly Card[]) {
  const { view, ...rest } = frame('attack');
  const { container } = show(play({ ...rest, view: { ...view, discard: cards } }));
  const found = container.querySelector('.discard');
  const bars = [...(found?.querySelectorAll('.bar') ?? [])];
  return {
    says: found?.getAttribute('data-says'),
    bars: bars.map((bar) => [bar.classList[1], Number(bar.getAttribute('width'))] as const),
  };
}

it('shows what lies in the discard by colour, whoever has just come', () => {
  const green = { colour: 'green', value: 8 } as const;
  const many = Array.from({ length: 11 }, () => ({ colour: 'blue', value: 2 }) as const);
  const { says, bars } = discard([...many, green]);
  expect(bars.map(([colour]) => colour)).toEqual(['blue', 'green']);
  expect(bars[0]![1]).toBeGreaterThan(bars[1]![1]);
  expect(says).toBe('Discarded: 11 blue, 1 green. They become the new pile.');
});

it('is not blank for a single card of any colour', () => {
  for (const colour of COLOURS) {
    const { bars } = discard([{ colour, value: 1 }]);
    expect(bars).toHaveLength(1);
    expect(bars[0]![1]).toBeGreaterThanOrEqual(9);
    cleanup();
  }
});

it('says of an empty discard that it is empty', () => {
  expect(discard([])).toEqual({ says: 'says.discard.none', bars: [] });
});
