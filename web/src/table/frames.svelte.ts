import type { Chosen, Frame } from '../live/protocol';

/** The last frame of each of this device's seats (−1: an onlooker's). */
export class Frames {
  private all = $state.raw<ReadonlyMap<number, Frame>>(new Map());

  of(seat: number): Frame | undefined {
    return this.all.get(seat);
  }

  put(frame: Frame): void {
    this.all = new Map(this.all).set(frame.seat, frame);
  }

  /** Somebody has chosen at a table where several choose at the same time. */
  chosen(version: number, chosen: readonly Chosen[]): void {
    for (const frame of this.all.values())
      if (frame.version === version) this.put({ ...frame, chosen });
  }

  /** My own choice of this step, as soon as the server has kept it. */
  mine(seat: number, version: number, moves: readonly string[]): void {
    const frame = this.all.get(seat);
    if (frame?.version === version) this.put({ ...frame, mine: moves });
  }

  /** Which of these seats still have something to choose. */
  owing(seats: readonly number[]): readonly number[] {
    return seats.filter((seat) => {
      const frame = this.all.get(seat);
      return frame !== undefined && frame.choices.length > 0 && frame.mine === undefined;
    });
  }
}
