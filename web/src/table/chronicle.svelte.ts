import type { Phrase } from '../live/protocol';

/** One entry of the log in words: what was told when the table reached a version. */
export interface Entry {
  readonly version: number;
  readonly news: readonly Phrase[];
}

/** What happened at the table, oldest first. */
export class Chronicle {
  entries = $state.raw<readonly Entry[]>([]);

  add(version: number, news: readonly Phrase[]): void {
    if (news.length > 0) this.entries = [...this.entries, { version, news }];
  }

  /** What was told when the table reached this version, and whether that followed another one. */
  at(version: number, from: number): { news: readonly Phrase[]; follows: boolean } {
    const found = this.entries.findIndex((entry) => entry.version === version);
    const news = this.entries[found]?.news ?? [];
    return { news, follows: found > 0 && this.entries[found - 1]?.version === from };
  }

  /** The whole story as the server tells it, instead of what was heard so far. */
  replace(entries: readonly Entry[]): void {
    this.entries = entries.filter((entry) => entry.news.length > 0);
  }
}
