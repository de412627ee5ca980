import type { Phrase } from '$web/table/board';
import { weight } from './stage';

const STEP = 250;
const LONGEST = 2400;

/**
 * Counts the news as the board shows them. It keeps the shell's pace, except that the many cards of
 * a deal pass quickly: at the end of a round they would leave no time for the last duel.
 */
export class Director {
  private told = $state(0);
  private news = $state.raw<readonly Phrase[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether these news are watched as they come; else all of them are told already. */
  moves = $state(false);

  /** How many of these news are to be seen; those that have not been begun stand at the first. */
  toldOf(news: readonly Phrase[], motion: boolean): number {
    if (!motion) return news.length;
    return this.news === news ? this.told : Math.min(1, news.length);
  }

  begin(news: readonly Phrase[], motion: boolean): void {
    clearTimeout(this.timer);
    this.news = news;
    this.moves = motion;
    if (!motion || news.length === 0) {
      this.told = news.length;
      return;
    }
    const whole = news.reduce((sum: number, one) => sum + weight(one), 0);
    const pace = Math.min(STEP, LONGEST / whole);
    this.told = 1;
    const next = () => {
      const now = news[this.told - 1];
      if (now === undefined) return;
      this.timer = setTimeout(
        () => {
          this.told++;
          if (this.told < news.length) next();
        },
        pace * weight(now),
      );
    };
    if (news.length > 1) next();
  }

  /** A tap: the rest at once. */
  end(): void {
    clearTimeout(this.timer);
    this.told = this.news.length;
  }
}
