const KEPT = 'tischlein.picked.';

interface Kept {
  readonly version: number;
  readonly moves: readonly string[];
}

/** The moves of unfinished choices at a table, by seat: a reload of this tab does not forget them. */
export class Unfinished {
  constructor(private readonly table: string) {}

  keep(seat: number, version: number, moves: readonly string[]): void {
    const kept: Kept = { version, moves };
    if (moves.length > 0) sessionStorage.setItem(this.key(seat), JSON.stringify(kept));
    else sessionStorage.removeItem(this.key(seat));
  }

  /** What this seat had picked, if the table still stands there. */
  of(seat: number, version: number): readonly string[] {
    const text = sessionStorage.getItem(this.key(seat));
    const kept = text === null ? undefined : (JSON.parse(text) as Kept);
    return kept?.version === version ? kept.moves : [];
  }

  private key(seat: number): string {
    return `${KEPT}${this.table}.${seat}`;
  }
}
