import { describe, expect, it } from 'vitest';
import { Drafting } from '../../src/table/choosing/draft-sharing';

describe('a choice that the others see grow', () => {
  it('is told when it has changed, and from the start of each step on', () => {
    const told: string[] = [];
    const drafting = new Drafting((moves) => told.push(moves.join()));
    drafting.tell([]);
    drafting.tell(['place a1']);
    drafting.tell(['place a1']);
    drafting.tell(['place a1', 'stop']);
    drafting.tell([]);
    drafting.begin();
    drafting.tell([]);
    drafting.tell(['place b1']);
    expect(told).toEqual(['place a1', 'place a1,stop', '', 'place b1']);
  });
});
