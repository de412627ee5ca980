import type { Phrase } from '../live/protocol';
import type { Telling } from './board';

const STEP = 250;
const LONGEST = 2500;

/** Tells the news of a frame one by one, never longer than two and a half seconds. */
export class Storyteller {
  private all = $state.raw<readonly Phrase[]>([]);
  private told = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;
  private then: () => void = () => {};

  readonly telling = $derived<Telling>({
    all: this.all,
    told: this.told,
    now: this.told <= this.all.length ? this.all[this.told - 1] : undefined,
    over: this.told > this.all.length,
  });

  /** @param then what is done once all is told, or skipped; not if other news come before */
  tell(news: readonly Phrase[], motion: boolean, then: () => void = () => {}): void {
    clearInterval(this.timer);
    this.all = news;
    this.then = then;
    if (!motion || news.length === 0) return this.skip();
    this.told = 1;
    this.timer = setInterval(() => this.next(), Math.min(STEP, LONGEST / news.length));
  }

  skip(): void {
    clearInterval(this.timer);
    this.told = this.all.length + 1;
    const { then } = this;
    this.then = () => {};
    then();
  }

  private next(): void {
    this.told++;
    if (this.told > this.all.length) this.skip();
  }
}
