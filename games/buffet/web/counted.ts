import type { Sentence } from '$web/table/board';
import { bestFirst } from './stage';
import { called, type BuffetView } from './view';

/** The plates that count for a seat, from the best to the worst (11.1). */
export function counted(view: BuffetView, seat: number): Sentence {
  const plates = view.mice[seat]?.onTop.toSorted(bestFirst) ?? [];
  if (plates.length === 0) return { key: 'board.counted.none' };
  return {
    key: 'board.counted',
    parts: { plates: plates.map((plate) => called(plate, view.french)) },
  };
}
