import type { Chair, Frame, Table } from '../live/protocol';
import type { Language } from '../words/language';
import type { Sitter } from './board';

/** The colours of the seats, by their names in the texts (`colour.red`); palette.css paints them. */
export const COLOURS = ['red', 'blue', 'green', 'brown', 'purple', 'grey'] as const;

/** Figures for the seats of a family that shares one device, and so one guest. */
const FAMILY = ['mouse', 'cat', 'hen', 'cow', 'pig', 'dog'] as const;

/** A guest away for less than this sleeps: a phone that went dark, a page that is loading. */
const ASLEEP = 120_000;

/** Whether this seat shares its guest with another one of this device. */
const shares = (table: Table, seat: number) => table.mine.length > 1 && table.mine.includes(seat);

/** What somebody on a chair is called; nothing if nobody sits there. */
export function called(chair: Chair | undefined, language: Language): string {
  if (chair === undefined || chair.kind === 'open') return '';
  return (chair.kind === 'bot' ? chair.called?.[language] : undefined) ?? chair.name;
}

/**
 * What everybody is called. The seats of one device are called by their colours, for the guest has
 * one name only, unless they have names of their own. A character is called as in this language.
 */
export function names(
  table: Table,
  colour: (name: string) => string,
  language: Language,
): readonly string[] {
  const own = table.seats.map((chair) => called(chair, language));
  const alike = (name: string) => table.mine.filter((seat) => own[seat] === name).length > 1;
  return own.map((name, seat) =>
    shares(table, seat) && alike(name) ? colour(COLOURS[seat] ?? '') : name,
  );
}

/** What is said of somebody's presence: a bot, or a guest whom a bot stands in for, away or not. */
export function attendance({ kind, presence, away }: Pick<Sitter, 'kind' | 'presence' | 'away'>) {
  if (kind !== 'guest' || presence !== 'bot') return presence;
  return away === undefined ? 'outvoted' : 'replaced';
}

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
  return shares(table, seat) ? (FAMILY[seat] ?? chair.figure) : chair.figure;
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
