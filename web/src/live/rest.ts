import type { Frame, Guest, Hall, NewTable, Phrase, Problem, Table } from './protocol';

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

export interface TableRow {
  readonly table: string;
  readonly game: string;
  readonly phase: Table['phase'];
}

export interface Story {
  readonly chapters: readonly { readonly version: number; readonly news: readonly Phrase[] }[];
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

export const hall = () => ask<Hall>('GET', '/games');
export const open = (wish: NewTable) => ask<{ table: string }>('POST', '/tables', wish);
export const table = (code: string) => ask<Table>('GET', `/tables/${code}`);
export const start = (code: string) => ask<Table>('POST', `/tables/${code}/start`, {});
export const sit = (code: string, seat: number) => ask('POST', `/tables/${code}/seats`, { seat });
export const leave = (code: string, seat: number) => ask('DELETE', `/tables/${code}/seats/${seat}`);
export const seatBot = (code: string, seat: number, bot: string) =>
  ask('PUT', `/tables/${code}/seats/${seat}/bot`, { bot });
export const rematch = (code: string) =>
  ask<{ table: string }>('POST', `/tables/${code}/rematch`, {});
export const follow = (token: string) => ask<{ table: string }>('POST', '/links', { token });
export const story = (code: string, seat: number) =>
  ask<Story>('GET', `/tables/${code}/story?seat=${seat}`);
export const position = (code: string, seat: number, version: number) =>
  ask<Frame>('GET', `/tables/${code}/position?seat=${seat}&version=${version}`);
