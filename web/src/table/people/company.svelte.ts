import type { Frame, Table } from '../../live/protocol';
import { words } from '../../words/words.svelte';
import type { Sitter } from '../board';
import { names, sitters } from './sitters';

const SECOND = 1000;

/** Who sits at the table, what they are called, and how long those who are away are waited for. */
export class Company {
  /** Milliseconds since the table was told; they count only while somebody is away. */
  private passed = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  readonly voice = $derived.by(() => {
    const table = this.table();
    const called = names(table, (number) => words.text('seat.player', { number }), words.language);
    // Where several share a device, “you” would be each of them in turn: they are called by name.
    return words.of(table.game, called, table.mine.length > 1 ? -1 : this.me());
  });
  readonly seats = $derived.by<readonly Sitter[]>(() => {
    const name = (seat: number) => this.voice.say({ seat });
    return sitters(this.table(), this.frame(), this.me(), name, this.passed);
  });
  readonly hosting = $derived(
    this.seats.some((sitter) => sitter.host && this.table().mine.includes(sitter.seat)),
  );

  constructor(
    private readonly table: () => Table,
    private readonly frame: () => Frame | undefined,
    private readonly me: () => number,
  ) {}

  /** The table has just been told. */
  told(): void {
    this.leave();
    this.passed = 0;
    if (this.table().seats.some((chair) => chair.kind === 'guest' && chair.away !== undefined))
      this.timer = setInterval(() => (this.passed += SECOND), SECOND);
  }

  leave(): void {
    clearInterval(this.timer);
  }
}
