import type { Frame, Phrase } from '../../live/protocol';
import { position, story } from '../../live/rest';
import type { GameModule } from '../board';
import { Chronicle } from './chronicle.svelte';
import { strike } from './happened';
import { Past } from './past.svelte';
import { Storyteller, unhurried } from './storyteller.svelte';

const NOTHING = [] as const;

/** Before the end is shown, the table stands for so many milliseconds as the last move has left it. */
const LINGER = 1200;

const lingering = (beats: readonly number[]) =>
  beats.map((beat, i) => (beat > 0 && i === beats.length - 1 ? beat + LINGER : beat));

/** After so many steps of others what struck a seat belongs to something that is over. */
const STEPS = 2;

/** What is shown now, as far as telling it depends on it. */
export interface Shown {
  readonly table: string;
  readonly me: number;
  readonly view: unknown;
  readonly version: number;
  readonly motion: boolean;
  readonly present: Frame | undefined;
  readonly module: Pick<GameModule, 'strikes'>;
}

/** What has happened at a table: as it is told, as it is written down, and looked at again. */
export class Narration {
  /** The view before the news that are being told. */
  before = $state.raw<unknown>(undefined);
  /** What has struck my seat; it stays until my next choice or a tap. */
  struck = $state.raw<Phrase | undefined>(undefined);
  /** How many steps ago that was. */
  private since = 0;
  readonly chronicle = new Chronicle();
  readonly past = new Past((seat, version) => position(this.shown().table, seat, version));
  readonly storyteller = new Storyteller((then) => {
    const frame = requestAnimationFrame(then);
    return () => cancelAnimationFrame(frame);
  });

  constructor(private readonly shown: () => Shown) {}

  /** A new frame; `then` is done once it has been told, or skipped. */
  tell(frame: Frame, old: Frame | undefined, watched: boolean, then: () => void): void {
    this.before = watched ? (old?.view ?? frame.view) : frame.view;
    // How it ends has nothing to do with what struck me some turns before.
    if (frame.result) this.struck = undefined;
    const news = frame.missed ? NOTHING : frame.news;
    const beats = (watched && frame.beats) || NOTHING;
    const mine = old !== undefined && frame.choices.length > 0 && !frame.clock;
    const eased = mine ? unhurried(beats) : beats;
    this.storyteller.tell(news, frame.result ? lingering(beats) : eased, then);
    if (!old && frame.news.length === 0) void this.recall(frame);
  }

  /** A frame has been told. A new decision comes with what led to it, not with what was long before. */
  strikes(frame: Frame): void {
    const struck = strike(frame.news, frame.seat, this.shown().module);
    this.since = struck ? 0 : this.since + 1;
    const over = frame.choices.length > 0 || this.since > STEPS;
    this.struck = struck ?? (over ? undefined : this.struck);
  }

  /** Another seat looks at the table: nothing of what the one before has read. */
  turn(frame: Frame | undefined, other: boolean): void {
    this.struck = undefined;
    this.before = frame?.view;
    this.storyteller.rest(frame?.news ?? NOTHING);
    if (!other || !frame) return;
    this.chronicle.forget();
    void this.recall(frame);
  }

  /** Shows a position of before. */
  async lookBack(version: number, seat: number): Promise<void> {
    // As it is now: what is shown is another thing once the position has come.
    const { version: from, view, motion } = this.shown();
    if (!(await this.past.go(seat, version))) return;
    // Only a step forward is played; a jump shows where it leads, and what was done there.
    const { entry, follows } = this.chronicle.at(version, from);
    this.before = follows ? view : this.shown().view;
    if (motion && follows) this.storyteller.tell(entry.news, entry.beats ?? NOTHING);
    else this.storyteller.rest(entry.news);
  }

  /** Back to the present. */
  lookUp(): void {
    this.past.leave();
    this.before = this.shown().view;
    this.storyteller.rest(this.shown().present?.news ?? NOTHING);
  }

  /** A table just opened tells nothing: what happened last is asked for, and stays marked. */
  private async recall({ seat, version }: Frame): Promise<void> {
    const told = await story(this.shown().table, seat).catch(() => undefined);
    const { me, version: now, module } = this.shown();
    if (!told || this.past.frame || me !== seat || now !== version) return;
    this.chronicle.replace(told.chapters);
    const news = told.chapters.at(-1)?.news ?? NOTHING;
    this.struck = strike(news, seat, module);
    this.storyteller.rest(news);
  }
}
