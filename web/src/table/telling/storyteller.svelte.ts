import type { Phrase } from '../../live/protocol';
import type { Telling } from '../board';

/** What is left of a beat for who is far behind; but so many milliseconds anybody needs to see it. */
const HURRIED = 0.3;
const SEEN = 250;

/** What is shorter passes by, seen or not; all else stands long enough to be read. */
const FLEETING = 100;
const READ = 180;

export const sum = (beats: readonly number[] = []) => beats.reduce((all, one) => all + one, 0);

const hurry = (beat: number) => Math.max(HURRIED * beat, Math.min(SEEN, beat));

/** From so many milliseconds on the server has shortened a telling, because bots wait for it. */
const SHORTENED = 2400;
const EASED = 1.8;
const FULL = 1000;

/** The beats for whoever chooses next, for whom nobody else goes on meanwhile. */
export const unhurried = (beats: readonly number[]): readonly number[] =>
  sum(beats) < SHORTENED
    ? beats
    : beats.map((beat) => Math.max(beat, Math.min(EASED * beat, FULL)));

/** The one clock of a table: tells the news of a frame one by one, each for its beat. */
export class Storyteller {
  private all = $state.raw<readonly Phrase[]>([]);
  private beats = $state.raw<readonly number[]>([]);
  private told = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private then: () => void = () => {};
  private unpaint: () => void = () => {};
  /** Who is far behind is told the rest quickly. */
  hurried = false;

  /**
   * @param painted does something once the screen shows what is told now, and answers how to call
   *     it off: on a busy device a beat would be over before anybody could see it
   */
  constructor(
    private readonly painted: (then: () => void) => () => void = (then) => {
      then();
      return () => {};
    },
  ) {}

  readonly telling = $derived<Telling>({
    all: this.all,
    beats: this.beats,
    told: this.told,
    now: this.told <= this.all.length ? this.all[this.told - 1] : undefined,
    over: this.told > this.all.length,
  });

  /** How many milliseconds what is left to tell takes. */
  get left(): number {
    return sum(this.beats.slice(this.told - 1));
  }

  /**
   * @param beats how many milliseconds each takes
   * @param then what is done once all is told, or skipped; not if other news come before
   */
  tell(news: readonly Phrase[], beats: readonly number[], then: () => void = () => {}): void {
    this.callOff();
    this.all = news;
    this.beats = beats;
    this.then = then;
    this.told = 0;
    this.next();
  }

  /** News that have been told before: they stay, so that the last move is marked. */
  rest(news: readonly Phrase[], then: () => void = () => {}): void {
    this.tell(news, [], then);
  }

  skip(): void {
    this.callOff();
    this.told = this.all.length + 1;
    const { then } = this;
    this.then = () => {};
    then();
  }

  /** On to the next that takes any time. */
  private next(): void {
    let told = this.told + 1;
    while (told <= this.all.length && !this.beats[told - 1]) told++;
    if (told > this.all.length) return this.skip();
    this.told = told;
    const whole = this.beats[told - 1] ?? 0;
    const due = this.hurried ? hurry(whole) : whole;
    const beat = due < FLEETING ? due : Math.max(due, READ);
    const wait = () => (this.timer = setTimeout(() => this.next(), beat));
    if (beat < FLEETING) wait();
    else this.unpaint = this.painted(wait);
  }

  private callOff(): void {
    clearTimeout(this.timer);
    this.unpaint();
  }
}
