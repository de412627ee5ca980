import type { Phrase } from '../live/protocol';
import type { Telling } from './board';

const STEP = 250;
const LONGEST = 2500;

/** Tells the news of a frame one by one, never longer than two and a half seconds. */
export class Storyteller {
  private all = $state.raw<readonly Phrase[]>([]);
  private told = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  readonly telling = $derived<Telling>({
    all: this.all,
    told: this.told,
    now: this.told <= this.all.length ? this.all[this.told - 1] : undefined,
    over: this.told > this.all.length,
  });

  tell(news: readonly Phrase[], motion: boolean): void {
    clearInterval(this.timer);
    this.all = news;
    if (!motion || news.length === 0) {
      this.told = news.length + 1;
      return;
    }
    this.told = 1;
    this.timer = setInterval(() => this.next(), Math.min(STEP, LONGEST / news.length));
  }

  skip(): void {
    clearInterval(this.timer);
    this.told = this.all.length + 1;
  }

  private next(): void {
    this.told++;
    if (this.told > this.all.length) clearInterval(this.timer);
  }
}
