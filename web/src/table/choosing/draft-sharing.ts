/** Tells the others how far my choice has come, in a team game where nothing is hidden. */
export class Drafting {
  private told = '';

  constructor(private readonly send: (moves: readonly string[]) => void) {}

  /** A new step: nobody has seen anything of its choice. */
  begin(): void {
    this.told = '';
  }

  /** Says it if it is something new. */
  tell(moves: readonly string[]): void {
    const now = moves.join();
    if (now === this.told) return;
    this.told = now;
    this.send(moves);
  }
}
