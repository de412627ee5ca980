import type { End, Phrase } from '$web/table/board';
import { called, samePlate, type BuffetView } from './view';

/** The plates that count for each seat, from the best to the worst (11.1). */
export function breakdown({ view }: End<BuffetView>): readonly Phrase[] {
  return view.mice.map(({ won, onTop }) => {
    const plates = won.filter((plate) => onTop.some((one) => samePlate(one, plate)));
    return plates.length === 0
      ? { key: 'board.bare' }
      : plates.map((plate) => called(plate, view.french));
  });
}
