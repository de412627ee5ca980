import type { Frame, Phrase } from '../../live/protocol';

const BEAT = 1000;
const NAP = 5000;
const KEPT = 'tischlein.seen.';

/**
 * What happened while nobody could look: another seat had the device, the connection was
 * lost, the page behind another one, the device asleep, or the tab thrown away and loaded anew.
 */
export class Missed {
  news = $state.raw<readonly Phrase[]>([]);
  /** Whether a bot has played for me meanwhile. */
  replaced = $state(false);
  /** Whether the game has ended meanwhile. */
  ended = $state(false);
  /** By seat of this device: what happened while another one looked at it. */
  private readonly unseen = new Map<number, readonly Phrase[]>();
  private latest = 0;
  private awake = Date.now();
  private readonly beat = setInterval(() => (this.awake = Date.now()), BEAT);

  constructor(
    private readonly table: string,
    replaced = false,
  ) {
    this.replaced = replaced;
  }

  /** The last version that was looked at in this tab; a reload does not forget it. */
  get seen(): number | undefined {
    const kept = sessionStorage.getItem(KEPT + this.table);
    return kept === null ? undefined : Number(kept);
  }

  /** Whether nobody is looking now. Timers sleep with the device: a beat that is late says so. */
  private get asleep(): boolean {
    return document.hidden || Date.now() - this.awake > NAP;
  }

  /** Whether a frame that comes now comes too late to be watched. */
  late({ missed = false }: Frame): boolean {
    return missed || this.asleep;
  }

  /** Takes a frame's news if they came too late to be watched; answers whether it did. */
  take(frame: Frame): boolean {
    const late = this.late(frame);
    if (late) this.news = [...this.news, ...frame.news];
    if (frame.result && (late || this.replaced)) this.ended = true;
    this.latest = frame.version;
    if (this.news.length === 0) this.look();
    return late;
  }

  close(): void {
    this.news = [];
    this.replaced = false;
    this.ended = false;
    this.look();
  }

  /** News for a seat that does not look. */
  keep(seat: number, news: readonly Phrase[]): void {
    this.unseen.set(seat, [...(this.unseen.get(seat) ?? []), ...news]);
  }

  /** Another seat looks: what one has missed is not for another one's eyes. */
  turnTo(seat: number): void {
    this.close();
    this.news = this.unseen.get(seat) ?? [];
    this.unseen.delete(seat);
  }

  leave(): void {
    clearInterval(this.beat);
  }

  private look(): void {
    sessionStorage.setItem(KEPT + this.table, String(this.latest));
  }
}
