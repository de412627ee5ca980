import type { Frame } from '../../live/protocol';

/** A position of before, looked at instead of the present. */
export class Past {
  frame = $state.raw<Frame | undefined>(undefined);
  /** Answers to questions that are no longer asked are dropped. */
  private asked = 0;

  constructor(private readonly fetch: (seat: number, version: number) => Promise<Frame>) {}

  /** True once the position is shown; false if another was asked for meanwhile. */
  async go(seat: number, version: number): Promise<boolean> {
    const asked = ++this.asked;
    const frame = await this.fetch(seat, version);
    if (asked !== this.asked) return false;
    this.frame = frame;
    return true;
  }

  leave(): void {
    this.asked++;
    this.frame = undefined;
  }
}
