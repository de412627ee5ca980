import type { Frame, Table } from '../live/protocol';
import type { Sitter } from './board';

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
    figure: chair.kind === 'open' ? '' : chair.figure,
    colour: `var(--seat-${seat})`,
    kind: chair.kind,
    presence: chair.kind === 'guest' ? chair.here : 'bot',
    me: seat === me,
    host: chair.kind === 'guest' && chair.host,
    waited: waiting.has(seat),
    chosen: chosen.has(seat),
  }));
}
