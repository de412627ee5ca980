import { ChoiceDraft } from '$web/board/draft.svelte';
import { isPlacing, squareOf, type Face, type LarderSession } from '../view';

/**
 * The dice of this roll that lie on the board and are not sent: mine, which I may still take back, or
 * those of whoever has the dice.
 */
export class PlacedDice {
  private readonly draft: ChoiceDraft;
  /** The last dice of mine that lay there. */
  private last: { version: number; moves: readonly string[] } | undefined;

  constructor(private readonly of: () => LarderSession) {
    this.draft = new ChoiceDraft(of);
  }

  /** My placings, without a decision. */
  readonly mine = $derived.by(() => {
    const session = this.of();
    const { version, picked, choices } = session;
    if (this.draft.ahead) return this.draft.moves;
    const moves = picked.filter(isPlacing);
    if (moves.length > 0) this.last = { version, moves };
    // Sent, and not yet shown by the server: they stay where they lie.
    const sent = picked.length === 0 && choices.length === 0 && this.last?.version === version;
    return sent && this.last ? this.last.moves : moves;
  });

  /** Who drafts: −1 for nobody but me. */
  readonly seat = $derived.by(() => {
    const { draft, me } = this.of();
    return draft && draft.seat !== me ? draft.seat : -1;
  });

  /** What somebody else drafts. */
  readonly theirs = $derived.by(() => (this.seat < 0 ? [] : (this.of().draft?.moves ?? [])));

  readonly squares: ReadonlySet<string> = $derived(
    new Set([...this.mine, ...this.theirs].filter(isPlacing).map(squareOf)),
  );

  /** The foods of these dice. */
  readonly foods: readonly Face[] = $derived.by(() =>
    this.of()
      .view.portions.filter(({ square }) => this.squares.has(square))
      .map(({ food }) => food),
  );

  /** The reroll or stop that is drafted with the dice. */
  readonly decision = $derived.by(() =>
    [...this.of().picked, ...this.theirs].find((move) => !isPlacing(move)),
  );

  /** Whether a die of mine of the same food could lie here instead. */
  readonly instead: ReadonlySet<string> = $derived.by(() => {
    const { offers } = this.draft; // always asked, so that it remembers them from the first die on
    const open = this.mine.length > 0 && this.of().me >= 0 ? offers : [];
    return new Set(
      open
        .map(({ move }) => move)
        .filter((move) => isPlacing(move) && !this.of().may(move))
        .filter((move) => !this.mine.includes(move) && this.like(move) !== undefined),
    );
  });

  private food(move: string): Face | undefined {
    return this.of().view.portions.find(({ square }) => square === squareOf(move))?.food;
  }

  private like(move: string): string | undefined {
    return this.mine.findLast((one) => this.food(one) === this.food(move));
  }

  /** A touch of mine; answers whether it meant something. */
  touch(move: string): boolean {
    const session = this.of();
    if (!isPlacing(move)) return this.decide(move);
    if (this.mine.includes(move)) return this.put(this.mine.filter((one) => one !== move));
    if (session.may(move)) return this.put([...this.mine, move]);
    if (!this.instead.has(move)) return false;
    const other = this.like(move);
    return this.put([...this.mine.filter((one) => one !== other), move]);
  }

  private put(moves: readonly string[]): boolean {
    this.of().sound('tap');
    void this.draft.pick(moves);
    return true;
  }

  /** Sends the dice with the decision; dice that need none are collected. */
  private decide(move: string): boolean {
    const session = this.of();
    const collects = move === 'stop' && session.complete && this.decision === undefined;
    if (collects || session.picked.includes(move)) void session.send();
    else if (session.may(move) || (this.decision !== undefined && session.picked.length > 0))
      void session.pickAll([...this.mine, move], true);
    else return false;
    return true;
  }
}
