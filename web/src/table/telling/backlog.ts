import type { Told } from '../../live/protocol';
import { sum, type Storyteller } from './storyteller.svelte';

/** What tells of the game, and so has its turn. */
export type Turn = Extract<Told, { is: 'frame' | 'chosen' | 'opinions' | 'draft' }>;

/** So many milliseconds behind the present, the rest is told quickly. */
const BEHIND = 2500;

/**
 * What has come while something else is still being told. Each waits for its turn, and nothing is
 * lost; what belongs to the version that is being told has its turn at once.
 */
export class Backlog {
  private waiting: Turn[] = [];
  private version = -1;
  private busy = false;
  /** While everything is shown at once, without being told. */
  jumping = false;

  constructor(
    private readonly teller: Storyteller,
    /** Whether the present is not being told, because somebody looks at the past. */
    private readonly elsewhere: () => boolean,
    private readonly show: (told: Turn) => void,
  ) {}

  put(told: Turn): void {
    this.waiting.push(told);
    this.goOn();
  }

  /** Shows all whose turn has come; to be called whenever a telling is over. */
  goOn(): void {
    if (this.busy) return;
    this.busy = true;
    for (let next = this.turn(); next; next = this.turn()) {
      this.version = Math.max(this.version, next.version);
      this.show(next);
    }
    this.busy = false;
    this.teller.hurried = this.behind > BEHIND;
  }

  /** On to the present at once; answers whether something was still to be told. */
  catchUp(): boolean {
    const cut = this.waiting.length > 0 || !this.teller.telling.over;
    this.jumping = true;
    this.teller.skip();
    this.goOn();
    this.jumping = false;
    return cut;
  }

  private turn(): Turn | undefined {
    const [first] = this.waiting;
    const free = this.teller.telling.over || this.elsewhere();
    return first && (free || first.version <= this.version) ? this.waiting.shift() : undefined;
  }

  /** How long it takes until the newest has its turn; that is the present, however long it takes. */
  private get behind(): number {
    const lengths = new Map<number, number>();
    for (const told of this.waiting)
      if (told.is === 'frame') lengths.set(told.version, sum(told.beats));
    return sum([this.teller.left, ...lengths.values()].slice(0, -1));
  }
}
