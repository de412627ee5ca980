import type { Phrase } from '../../live/protocol';

/** One entry of the log in words: what was told when the table reached a version. */
export interface Entry {
  readonly version: number;
  readonly news: readonly Phrase[];
  /** How many milliseconds each of them takes. */
  readonly beats?: readonly number[];
}

/** What has been told at the table, oldest first. */
export class Chronicle {
  entries = $state.raw<readonly Entry[]>([]);
  /** The last version that has been told. */
  private told = -1;

  add({ version, news, beats = [] }: Entry): void {
    if (version <= this.told) return;
    this.told = version;
    if (news.length > 0) this.entries = [...this.entries, { version, news, beats }];
  }

  /** What was told when the table reached this version, and whether that followed another one. */
  at(version: number, from: number): { entry: Entry; follows: boolean } {
    const found = this.entries.findIndex((entry) => entry.version === version);
    const entry = this.entries[found] ?? { version, news: [] };
    return { entry, follows: found > 0 && this.entries[found - 1]?.version === from };
  }

  /** The story as the server tells it, instead of what was heard so far; nothing untold. */
  replace(entries: readonly Entry[]): void {
    this.entries = entries.filter(({ version, news }) => news.length > 0 && version <= this.told);
  }

  /** Somebody else looks, who has heard it in other words. */
  forget(): void {
    this.entries = [];
  }
}
