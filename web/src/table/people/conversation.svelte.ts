import type { Emote } from '../../live/protocol';

const LONG = 5000;

/** A line of talk at the table. */
export interface Talk {
  readonly seat: number;
  readonly text?: string;
  readonly emote?: Emote;
}

/** What was said at the table since this device came, oldest first. */
export class Conversation {
  lines = $state.raw<readonly Talk[]>([]);
  /** What has just been said, by seat: it hangs in the air for a moment. */
  fresh = $state.raw<ReadonlyMap<number, Talk>>(new Map());

  add(line: Talk): void {
    this.lines = [...this.lines, line];
    this.fresh = new Map(this.fresh).set(line.seat, line);
    setTimeout(() => this.fade(line), LONG);
  }

  private fade(line: Talk): void {
    this.fresh = new Map([...this.fresh].filter(([, said]) => said !== line));
  }
}
