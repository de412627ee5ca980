import type { Session } from '$web/table/board';
import type { View } from './view';

/**
 * What the player wants, shown at once: quick fingers need not wait for the server's word between
 * two taps. It is forgotten as soon as the session has caught up.
 */
export class Wish {
  private wanted = $state.raw<
    { readonly version: number; readonly moves: readonly string[] } | undefined
  >(undefined);
  private asked = 0;
  private kept: readonly string[] = [];

  /** What was offered before anything was picked: to change one's mind for. */
  readonly offers = $derived.by(() => {
    const { picked, choices } = this.session();
    if (picked.length === 0) this.kept = choices.map(({ move }) => move);
    return this.kept;
  });

  constructor(private readonly session: () => Session<View>) {}

  get moves(): readonly string[] {
    const { version, picked } = this.session();
    return this.wanted?.version === version ? this.wanted.moves : picked;
  }

  /** @param finish what the moves are sent as: with the last word that makes them whole */
  async want(
    moves: readonly string[],
    finish: (moves: readonly string[]) => Promise<readonly string[] | undefined> = async (same) =>
      same,
  ): Promise<void> {
    const session = this.session();
    const asked = ++this.asked;
    this.wanted = { version: session.version, moves };
    const whole = await finish(moves);
    if (asked !== this.asked) return;
    if (whole) await session.pickAll(whole);
    if (asked === this.asked) this.wanted = undefined;
  }
}
