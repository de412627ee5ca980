import type { NewTable } from './laying';
import type { Frame, Guest, Hall, Phrase, Problem, Standing, Table, Tempo } from './protocol';

/** A request that the server turned down, or could not be asked. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem?: Problem,
  ) {
    super(problem?.says ?? `HTTP ${status}`);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0);
  }
  const text = await response.text();
  const answer: unknown = text ? JSON.parse(text) : undefined;
  if (!response.ok) throw new Refusal(response.status, (answer as { error?: Problem }).error);
  return answer as T;
}

export interface Story {
  readonly chapters: readonly {
    readonly version: number;
    readonly news: readonly Phrase[];
    readonly beats: readonly number[];
  }[];
}

export interface Series {
  readonly tables: readonly {
    readonly table: string;
    readonly phase: Table['phase'];
    readonly names: readonly string[];
    readonly standings: readonly Standing[];
  }[];
  readonly score: readonly number[];
  readonly wins: readonly number[];
  readonly places: readonly number[];
}

/** Set once this device has a guest's cookie: the cookie itself cannot be seen from here. */
const KNOWN = 'tischlein.guest';
let known: Promise<Guest> | undefined;

/** Who I am here; a newcomer gets a name and a figure drawn by the server. */
export function guest(): Promise<Guest> {
  known ??= arrive();
  known.catch(() => (known = undefined));
  return known;
}

async function arrive(): Promise<Guest> {
  if (localStorage.getItem(KNOWN)) {
    try {
      return await ask<Guest>('GET', '/guest');
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status !== 401) throw refusal;
    }
  }
  const me = await ask<Guest>('POST', '/guest', {});
  localStorage.setItem(KNOWN, 'yes');
  return me;
}

export function renamed(name: string, figure: string): Promise<Guest> {
  known = ask<Guest>('PUT', '/guest', { name, figure });
  known.catch(() => (known = undefined));
  return known;
}

/** Whether this device is known here; if not, it has no tables either. */
export const isKnown = () => localStorage.getItem(KNOWN) !== null;

type Tables = { readonly tables: readonly Table[] };
const seatPath = (code: string, seat: number) => `/tables/${code}/seats/${seat}`;

export const hall = () => ask<Hall>('GET', '/games');
export const listed = () => ask<Tables>('GET', '/tables');
export const mine = () => ask<Tables>('GET', '/tables/mine');
export const open = (wish: NewTable) => ask<{ table: string }>('POST', '/tables', wish);
export const table = (code: string) => ask<Table>('GET', `/tables/${code}`);
export const start = (code: string) => ask<Table>('POST', `/tables/${code}/start`, {});
/** Takes a chair, or the first that is free. A name that was drawn may be another one afterwards. */
export async function sit(code: string, seat?: number): Promise<void> {
  await ask('POST', `/tables/${code}/seats`, seat === undefined ? {} : { seat });
  known = undefined;
}
/** Leaves my chair; the host frees somebody else's so. */
export const leave = (code: string, seat: number) => ask('DELETE', seatPath(code, seat));
/** The host sends away whoever sits there, for good. */
export const remove = (code: string, seat: number) =>
  ask('DELETE', `${seatPath(code, seat)}/guest`);
export const allowSeveral = (code: string, on: boolean) =>
  ask('PUT', `/tables/${code}/several`, { on });
export const seatBot = (code: string, seat: number, bot: string) =>
  ask('PUT', `${seatPath(code, seat)}/bot`, { bot });
export const allowChat = (code: string, on: boolean) => ask('PUT', `/tables/${code}/chat`, { on });
export const setTempo = (code: string, tempo: Tempo) =>
  ask('PUT', `/tables/${code}/tempo`, { tempo });
export const mute = (code: string, seat: number, on: boolean) =>
  ask('PUT', `${seatPath(code, seat)}/mute`, { on });
/** A name of its own for one of my seats; none for my own name again. */
export const call = (code: string, seat: number, name: string) =>
  ask('PUT', `${seatPath(code, seat)}/name`, { name });
/** A link that moves my seat to another device. */
export const link = (code: string, seat: number) =>
  ask<{ link: string }>('POST', `${seatPath(code, seat)}/link`, {});
export const follow = (token: string) => ask<{ table: string }>('POST', '/links', { token });
type Next = { readonly table: string | null };
/** My answer to “Another game?”; with a table once everybody has said yes. */
export const again = (code: string, yes: boolean) =>
  ask<Next>('POST', `/tables/${code}/again`, { yes });
/** Starts another game, for the host. */
export const rematch = (code: string) => ask<Next>('POST', `/tables/${code}/rematch`, {});
export const allowNewcomers = (code: string, on: boolean) =>
  ask('PUT', `/tables/${code}/newcomers`, { on });
export const fork = (code: string, version: number, chairs: readonly string[]) =>
  ask<{ table: string }>('POST', `/tables/${code}/fork`, { version, chairs });
export const series = (code: string) => ask<Series>('GET', `/series/${code}`);
export const story = (code: string, seat: number) =>
  ask<Story>('GET', `/tables/${code}/story?seat=${seat}`);
export const position = (code: string, seat: number, version: number) =>
  ask<Frame>('GET', `/tables/${code}/position?seat=${seat}&version=${version}`);
