import type { Session } from '$web/table/board';

/** The floors from the steps up, as the view names them. */
export const FLOORS = ['steps', 'ground', 'first', 'second', 'suite'] as const;
export type Floor = (typeof FLOORS)[number];

/** A bid that everybody has seen. */
export interface Shown {
  readonly seat: number;
  readonly cards: readonly number[];
}

/** Two clerks who meet, and where. */
export interface Meeting {
  readonly floor: Floor;
  readonly office: number;
  readonly left: number;
  readonly right: number;
  /** What both have bid last, if it was a tie; else −1. */
  readonly tied: number;
  /** How many of the nine piles the winner brings that gets no further. */
  readonly piles: number;
}

/** A share of the roof: which clerk earned it, whose it is, and how many of the nine piles. */
export interface Share {
  readonly earner: 'boss' | 'challenger' | 'beaten' | 'out';
  readonly seat: number;
  readonly piles: number;
}

/** What the server tells a seat of Büro Crazy: OfficeView, field by field. */
export interface OfficeView {
  readonly viewer: number;
  readonly open: boolean;
  readonly phase: 'seating' | 'refill' | 'bid' | 'lot' | 'share' | 'over';
  /** By floor from the steps up, from left to right: whose clerk stands there, or −1. */
  readonly clerks: readonly (readonly number[])[];
  /** By floor: the places of the clerks that stay there for good. */
  readonly beaten: readonly (readonly number[])[];
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
  /** The meeting that goes on, if there is one. */
  readonly meeting: readonly Meeting[];
  /** Who takes which piles of the roof, in the order in which they are dealt. */
  readonly shares: readonly Share[];
}

export type OfficeSession = Session<OfficeView>;

export const points = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + card, 0);

/** How broad a name is, in Latin letters; those of Japanese are nearly twice as broad. */
export const breadth = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.8 : 1), 0);
