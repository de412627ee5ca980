import type { Frame, Table } from '../live/protocol';
import type { Sitter } from './board';

/** The colours of the seats, by their names in the texts (`colour.red`); palette.css paints them. */
export const COLOURS = ['red', 'blue', 'green', 'brown', 'purple', 'grey'] as const;

/** Figures for the seats of a family that shares one device, and so one guest. */
const FAMILY = ['mouse', 'cat', 'hen', 'cow', 'pig', 'dog'] as const;

/** Whether this seat shares its guest, and so its name, with another one of this device. */
const shares = (table: Table, seat: number) => table.mine.length > 1 && table.mine.includes(seat);

/** What everybody is called; seats of one device by their colours, for the guest has one name only. */
export function names(table: Table, colour: (name: string) => string): readonly string[] {
  return table.seats.map((chair, seat) => {
    if (chair.kind === 'open') return '';
    return shares(table, seat) ? colour(COLOURS[seat] ?? '') : chair.name;
  });
}

function figure(table: Table, seat: number): string {
  const chair = table.seats[seat];
  if (!chair || chair.kind === 'open') return '';
  return shares(table, seat) ? (FAMILY[seat] ?? chair.figure) : chair.figure;
}

/** Who sits at a table, put together from the table and the frame. */
export function sitters(
  table: Table,
  frame: Frame | undefined,
  me: number,
  name: (seat: number) => string,
): readonly Sitter[] {
  const chosen = new Set(frame?.chosen?.map((one) => one.seat));
  const waiting = new Set(frame?.waiting);
  return table.seats.map((chair, seat) => ({
    seat,
    name: name(seat),
    figure: figure(table, seat),
    colour: `var(--seat-${seat})`,
    kind: chair.kind,
    presence: chair.kind === 'guest' ? chair.here : 'bot',
    me: seat === me,
    host: chair.kind === 'guest' && chair.host,
    muted: chair.kind === 'guest' && chair.muted,
    waited: waiting.has(seat) && !chosen.has(seat),
    chosen: chosen.has(seat),
  }));
}
