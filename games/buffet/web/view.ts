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

/** What a plate would do to my points, and the plate of its food that would count no longer. */
export interface Gain {
  readonly plate: Plate;
  readonly change: number;
  readonly covers: readonly Plate[];
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
  readonly round: {
    readonly number: number;
    /** How many rounds there are. */
    readonly of: number;
    /** How many plates a round begins with. */
    readonly room: number;
    /** How many of the best plates wait under a glass for the second helping. */
    readonly covered: number;
    /** Which plate is for the mouse ahead, and which for the one in last place; −1: none. */
    readonly forFirst: number;
    readonly forLast: number;
    /** Of the plates that I can still win. */
    readonly gains: readonly Gain[];
  };
}

export const samePlate = (a: Plate, b: Plate) => a.food === b.food && a.value === b.value;
export const plateName = ({ food, value }: Plate) => `${food} ${value}`;
const foodName = (food: Food, potatoes: boolean) =>
  potatoes && food === 'salami' ? 'food.salami.french' : `food.${food}`;
/** A plate in a list; the French edition may have another name for the salami (1.3). */
export const called = ({ food, value }: Plate, potatoes: boolean) => ({
  key: 'plate',
  parts: { food: { key: foodName(food, potatoes) }, value },
});
/** A plate in a sentence, with its article where a language wants one. */
export const theCalled = ({ food, value }: Plate, potatoes: boolean) => ({
  key: 'plate',
  parts: { food: { key: `${foodName(food, potatoes)}.the` }, value },
});
export const points = (mouse: MouseView) => mouse.onTop.reduce((sum, { value }) => sum + value, 0);

/** The square on which a position is drawn (4.3). */
export const square = (position: number) => ((position % 40) + 40) % 40;
