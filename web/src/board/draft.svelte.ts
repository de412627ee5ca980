import type { Choice, Session } from '../table/board';

/**
 * My unfinished choice as I have touched it, shown at once: quick fingers need not wait for the
 * server's word between two taps. It is forgotten as soon as the session has caught up.
 */
export class ChoiceDraft {
  private wanted = $state.raw<
    { readonly version: number; readonly moves: readonly string[] } | undefined
  >(undefined);
  private asked = 0;
  private kept: readonly Choice[] = [];

  constructor(private readonly session: () => Session) {}

  /** What was offered before anything was picked: to change one's mind for. */
  readonly offers = $derived.by(() => {
    const { picked, choices } = this.session();
    if (picked.length === 0) this.kept = choices;
    return this.kept;
  });

  readonly moves: readonly string[] = $derived.by(() => {
    const { version, picked } = this.session();
    return this.wanted?.version === version ? this.wanted.moves : picked;
  });

  /** Whether the session has not caught up with the last touch. */
  get ahead(): boolean {
    return this.wanted?.version === this.session().version;
  }

  offered(move: string): boolean {
    return this.offers.some((choice) => choice.move === move);
  }

  /** @param whole what the moves are sent as, with the last word that makes them whole */
  async pick(
    moves: readonly string[],
    whole?: (moves: readonly string[]) => Promise<readonly string[]>,
  ): Promise<void> {
    const session = this.session();
    const asked = ++this.asked;
    this.wanted = { version: session.version, moves };
    const all = whole ? await whole(moves) : moves;
    if (asked === this.asked) await session.pickAll(all);
    if (asked === this.asked) this.wanted = undefined;
  }

  /** A touch of something that is a whole choice: picks it, takes it back, or says why not. */
  touch(move: string): void {
    const session = this.session();
    if (session.picked.includes(move)) session.clear();
    else if (session.may(move)) void session.pick(move);
    else if (this.offered(move)) void session.pickAll([move]);
    else void session.why(move);
  }
}
