import type { Session } from '$web/table/board';

/** The floors from the steps up, as the view names them. */
export const FLOORS = ['steps', 'ground', 'first', 'second', 'suite'] as const;
export type Floor = (typeof FLOORS)[number];

/** A bid that everybody has seen. */
export interface Shown {
  readonly seat: number;
  readonly cards: readonly number[];
}

/** What the server tells a seat of Büro Crazy: OfficeView, field by field. */
export interface OfficeView {
  readonly viewer: number;
  readonly open: boolean;
  readonly phase: 'seating' | 'refill' | 'bid' | 'lot' | 'share' | 'over';
  /** By floor from the steps up, from left to right: whose clerk stands there, or −1. */
  readonly clerks: readonly (readonly number[])[];
  readonly floor: Floor;
  readonly office: number;
  readonly hands: readonly (readonly number[])[];
  readonly kitchen: number;
  readonly reserve: readonly number[];
  readonly roof: readonly number[];
  readonly bid: readonly number[];
  readonly nothing: boolean;
  readonly shown: readonly Shown[];
  readonly out: readonly number[];
  readonly pile: number;
  readonly taker: number;
  readonly drawn: number;
}

export type OfficeSession = Session<OfficeView>;

export const points = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + card, 0);

/** Whose clerk stands on a place, or −1. */
export const clerkAt = (view: OfficeView, floor: number, place: number): number =>
  view.clerks[floor]?.[place] ?? -1;

/** Two clerks who meet, and where. */
export interface Meeting {
  readonly floor: Floor;
  readonly office: number;
  readonly left: number;
  readonly right: number;
}

/** The meeting that is going on in a view, if there is one. */
export function meeting(view: OfficeView): Meeting | undefined {
  if (view.phase !== 'bid' && view.phase !== 'lot') return undefined;
  const floor = FLOORS.indexOf(view.floor);
  return {
    floor: view.floor,
    office: view.office,
    left: clerkAt(view, floor, 2 * view.office),
    right: clerkAt(view, floor, 2 * view.office + 1),
  };
}

/** What both have bid last in the duel that is going on, if it was a tie. */
export function tied(view: OfficeView, meets: Meeting): number | undefined {
  const [one, other] = [meets.left, meets.right].map((seat) =>
    view.shown.find((bid) => bid.seat === seat),
  );
  if (!one || !other || points(one.cards) !== points(other.cards)) return undefined;
  // Nothing against nothing may have been the duel before, decided by lot.
  return points(one.cards) > 0 || view.nothing ? points(one.cards) : undefined;
}

/** Whether a clerk has stayed behind for good: somebody went up from beside it. */
export function beaten(view: OfficeView, floor: number, place: number): boolean {
  const office = Math.floor(place / 2);
  if (floor === FLOORS.length - 1 || clerkAt(view, floor, place) < 0) return false;
  return (
    clerkAt(view, floor, 2 * office) < 0 !== clerkAt(view, floor, 2 * office + 1) < 0 &&
    (FLOORS.indexOf(view.floor) > floor || clerkAt(view, floor + 1, office) >= 0)
  );
}

/** How many of the nine piles a clerk brings that wins on a floor and gets no further (8.2). */
export const PILES: Readonly<Record<Floor, number>> = {
  steps: 0,
  ground: 1,
  first: 2,
  second: 3,
  suite: 3,
};

/** A share of the roof: whose it is, which clerk earned it, and how many of the nine piles. */
export interface Share {
  readonly key: 'boss' | 'challenger' | 'beaten' | 'out';
  readonly seat: number;
  readonly piles: number;
}

/** Who takes which piles of the roof, in the order in which they are dealt. */
export function shares(view: OfficeView): readonly Share[] {
  const stayed = (floor: number, office: number) =>
    Math.max(clerkAt(view, floor, 2 * office), clerkAt(view, floor, 2 * office + 1));
  return [
    { key: 'boss', seat: clerkAt(view, 4, 0), piles: 3 },
    { key: 'challenger', seat: stayed(3, 0), piles: 2 },
    { key: 'beaten', seat: stayed(2, 0), piles: 1 },
    { key: 'beaten', seat: stayed(2, 1), piles: 1 },
    { key: 'out', seat: -1, piles: 2 },
  ];
}

/** The seats from mine clockwise; an onlooker begins with seat 0. */
export const clockwise = <T>(seats: readonly T[], me: number): readonly T[] =>
  me > 0 ? [...seats.slice(me), ...seats.slice(0, me)] : seats;

/** How broad a name is, in Latin letters; those of Japanese are nearly twice as broad. */
export const breadth = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.8 : 1), 0);
