import type { Frame, Phrase } from '../live/protocol';

const BEAT = 1000;
const NAP = 5000;
const KEPT = 'tischlein.seen.';

/**
 * What happened while nobody could look: the connection lost, the page behind another one, the
 * device asleep, or the tab thrown away meanwhile and loaded anew.
 */
export class Missed {
  news = $state.raw<readonly Phrase[]>([]);
  private latest = 0;
  private awake = Date.now();
  private readonly beat = setInterval(() => (this.awake = Date.now()), BEAT);

  constructor(private readonly table: string) {}

  /** The last version that was looked at in this tab; a reload does not forget it. */
  get seen(): number | undefined {
    const kept = sessionStorage.getItem(KEPT + this.table);
    return kept === null ? undefined : Number(kept);
  }

  /** Whether nobody is looking now. Timers sleep with the device: a beat that is late says so. */
  private get asleep(): boolean {
    return document.hidden || Date.now() - this.awake > NAP;
  }

  /** Takes a frame's news if they came too late to be watched; answers whether it did. */
  take({ version, news, missed = false }: Frame): boolean {
    const late = missed || this.asleep;
    if (late) this.news = [...this.news, ...news];
    this.latest = version;
    if (this.news.length === 0) this.look();
    return late;
  }

  close(): void {
    this.news = [];
    this.look();
  }

  leave(): void {
    clearInterval(this.beat);
  }

  private look(): void {
    sessionStorage.setItem(KEPT + this.table, String(this.latest));
  }
}
