import type { Emote } from '../live/protocol';

/** A line of talk at the table. */
export interface Talk {
  readonly seat: number;
  readonly text?: string;
  readonly emote?: Emote;
}

/** What was said at the table since this device came, oldest first. */
export class Conversation {
  lines = $state.raw<readonly Talk[]>([]);

  add(line: Talk): void {
    this.lines = [...this.lines, line];
  }
}
