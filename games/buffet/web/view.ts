/** What the server tells of this game, field by field as in BuffetView. */
export const FOODS = ['cheese', 'salami', 'sausage', 'pizza', 'chicken', 'salad'] as const;
export type Food = (typeof FOODS)[number];

export interface Plate {
  readonly food: Food;
  readonly value: number;
}

export interface MouseView {
  /** How many cards its player has, with one that lies face down. */
  readonly cards: number;
  readonly position: number;
  readonly atBuffet: boolean;
  readonly leftAs: number;
  /** All plates won, covered ones too. */
  readonly won: readonly Plate[];
  /** Those that count. */
  readonly onTop: readonly Plate[];
}

export interface BuffetView {
  readonly viewer: number;
  readonly french: boolean;
  readonly phase: 'lot' | 'draw' | 'serve' | 'choose' | 'swap' | 'over';
  readonly hand: readonly number[];
  readonly faceDown: readonly number[];
  readonly discard: readonly number[];
  readonly pile: number;
  /** Plates still to come. */
  readonly stock: readonly Plate[];
  /** From the best to the worst. */
  readonly buffet: readonly Plate[];
  readonly toServe: number;
  readonly mice: readonly MouseView[];
  readonly helping: number;
  readonly token: number;
  readonly swapper: number;
}

export const samePlate = (a: Plate, b: Plate) => a.food === b.food && a.value === b.value;
export const plateName = ({ food, value }: Plate) => `${food} ${value}`;
/** A plate as it is called; the French edition may have another name for the salami (1.3). */
export const called = ({ food, value }: Plate, potatoes: boolean) => ({
  key: 'plate',
  parts: {
    food: { key: potatoes && food === 'salami' ? 'food.salami.french' : `food.${food}` },
    value,
  },
});
export const points = (mouse: MouseView) => mouse.onTop.reduce((sum, { value }) => sum + value, 0);

/** Six foods, each with these values (1.2). */
export const VALUES = [-1, 1, 2, 3, 4, 5] as const;
const PLATES = FOODS.length * VALUES.length;

/** How many plates a round has room for: one fewer than mice, with three of them five (3.1, 12.1). */
export const places = (mice: number) => (mice === 3 ? 5 : mice - 1);

/** The round that is being played, and how many there are: as many as the plates suffice for (10.1). */
export function rounds(view: BuffetView): { readonly round: number; readonly rounds: number } {
  const each = places(view.mice.length);
  return {
    round: Math.max(1, Math.ceil((PLATES - view.stock.length) / each)),
    rounds: Math.floor(PLATES / each),
  };
}

/** How many of the best plates wait under a glass for the second helping (12.2). */
export function covered(view: BuffetView): number {
  return view.mice.length === 3 && view.helping === 1 ? Math.min(2, view.buffet.length) : 0;
}

/** The square on which a position is drawn (4.3). */
export const square = (position: number) => ((position % 40) + 40) % 40;
