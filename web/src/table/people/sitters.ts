import type { Chair, Frame, Table } from '../../live/protocol';
import type { Language } from '../../words/language';
import type { Sitter } from '../board';

/** The colours of the seats, by their names in the texts (`colour.red`); palette.css paints them. */
export const COLOURS = ['red', 'blue', 'green', 'brown', 'purple', 'grey'] as const;

/** Figures for the seats of a family that shares one device, and so one guest. */
const FAMILY = ['mouse', 'cat', 'hen', 'cow', 'pig', 'dog'] as const;

/** A guest away for less than this sleeps: a phone that went dark, a page that is loading. */
const ASLEEP = 120_000;

/** Whether somebody sits here beside the guest whose device it is, and so has no figure of their own. */
const beside = (table: Table, seat: number) =>
  (table.mine.includes(seat) && seat !== table.mine[0]) || unnamed(table.seats, seat);

/** Whether a guest sits here who sits on a chair before as well: no two guests have the same name. */
function unnamed(seats: readonly Chair[], seat: number): boolean {
  const chair = seats[seat];
  if (chair?.kind !== 'guest') return false;
  const before = seats.slice(0, seat);
  return before.some((other) => other.kind === 'guest' && other.name === chair.name);
}

/** What somebody on a chair is called; nothing if nobody sits there. */
export function called(chair: Chair | undefined, language: Language): string {
  if (chair === undefined || chair.kind === 'open') return '';
  return (chair.kind === 'bot' ? chair.called?.[language] : undefined) ?? chair.name;
}

/**
 * What everybody is called. Of several seats at one device the first has the guest's name; the others
 * are called by their numbers, unless they have names of their own. A character is called as in this
 * language.
 */
export function names(
  { seats }: Pick<Table, 'seats'>,
  numbered: (number: number) => string,
  language: Language,
): readonly string[] {
  return seats.map((chair, seat) =>
    unnamed(seats, seat) ? numbered(seat + 1) : called(chair, language),
  );
}

/** What is said of somebody's presence: a bot, or a guest whom a bot stands in for, away or not. */
export function attendance({ kind, presence, away }: Pick<Sitter, 'kind' | 'presence' | 'away'>) {
  if (kind !== 'guest' || presence !== 'bot') return presence;
  return away === undefined ? 'outvoted' : 'replaced';
}

/** Whether a bot plays for a guest who is away. */
export const replaced = (chair: Chair | undefined) =>
  chair?.kind === 'guest' && chair.here === 'bot' && chair.away !== undefined;

/** Whether a bot plays for a guest who is here, because the others have voted for it. */
export const outvoted = (sitter: Sitter) => attendance(sitter) === 'outvoted';

/** How a guest's chair stands so many milliseconds after the table was told. */
function presence(chair: Chair, passed: number): Pick<Sitter, 'presence' | 'away' | 'kept'> {
  if (chair.kind !== 'guest') return { presence: 'bot' };
  if (chair.away === undefined) return { presence: chair.here };
  const away = chair.away + passed;
  const kept = chair.kept === undefined ? undefined : Math.max(0, chair.kept - passed);
  const sleeps = chair.here === 'gone' && away < ASLEEP;
  return {
    presence: sleeps ? 'asleep' : chair.here,
    away: Math.floor(away / 60_000),
    ...(kept === undefined ? {} : { kept: Math.ceil(kept / 1000) }),
  };
}

function figure(table: Table, seat: number): string {
  const chair = table.seats[seat];
  if (!chair || chair.kind === 'open') return '';
  if (!beside(table, seat)) return chair.figure;
  const other = FAMILY[seat] ?? FAMILY[0];
  return other === chair.figure ? FAMILY[0] : other;
}

const nth = (place: number | undefined) => (place === undefined ? {} : { nth: place });

/**
 * Who sits at a table, put together from the table and the frame.
 *
 * @param passed milliseconds since the table was told
 */
export function sitters(
  table: Table,
  frame: Frame | undefined,
  me: number,
  name: (seat: number) => string,
  passed = 0,
): readonly Sitter[] {
  const chosen = new Map(frame?.chosen?.map((one) => [one.seat, one.nth]));
  const waiting = new Set(frame?.waiting);
  return table.seats.map((chair, seat) => ({
    seat,
    name: name(seat),
    figure: figure(table, seat),
    colour: `var(--seat-${seat})`,
    kind: chair.kind,
    ...presence(chair, passed),
    me: seat === me,
    host: chair.kind === 'guest' && chair.host,
    muted: chair.kind === 'guest' && chair.muted,
    slow: chair.kind === 'guest' && chair.slow === true,
    votes: (chair.kind === 'guest' ? chair.votes : undefined) ?? [],
    waited: waiting.has(seat) && !chosen.has(seat),
    chosen: chosen.has(seat),
    ...nth(chosen.get(seat)),
  }));
}
