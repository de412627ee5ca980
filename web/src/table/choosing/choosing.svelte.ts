import type { Choice, Phrase } from '../../live/protocol';
import type { Outlook } from '../board';

/** Asks the server what moves would do; undefined if they may not be made, which is said unless quiet. */
export type Look = (moves: readonly string[], quiet?: boolean) => Promise<Outlook | undefined>;

/** An unfinished choice: the moves picked so far, and what the server says may follow. */
export class Choosing {
  picked = $state.raw<readonly string[]>([]);
  /** Whether the picked moves are no beginning of a choice yet. */
  drafted = $state(false);
  private outlook = $state.raw<Outlook | undefined>(undefined);
  private first = $state.raw<readonly Choice[]>([]);
  /** Answers to questions that are no longer asked are dropped. */
  private asked = 0;

  readonly choices = $derived<readonly Choice[]>(this.outlook?.choices ?? this.first);
  readonly complete = $derived(this.outlook?.complete ?? false);
  readonly prompt = $derived(this.outlook?.prompt);
  readonly preview = $derived<readonly Phrase[]>(this.outlook?.news ?? []);

  constructor(
    private readonly look: Look,
    private readonly out: (moves: readonly string[]) => Promise<void>,
    private readonly confirms: (move: string) => boolean,
    /** Whether nobody can be asked now. */
    private readonly away: () => boolean = () => false,
    /** What is left of the picked moves when the last part is taken back. */
    private readonly rest: (moves: readonly string[]) => readonly string[] = (moves) =>
      moves.slice(0, -1),
    /** Remembers what is picked so far. */
    private readonly keep: (moves: readonly string[]) => void = () => {},
    /** Whether moves are kept although they are no beginning of a choice: others may come first. */
    private readonly drafts: (moves: readonly string[]) => boolean = () => false,
  ) {}

  /**
   * A new frame: whatever was unfinished was about another position.
   *
   * @param kept what was picked at this one before the page was loaded anew
   */
  begin(choices: readonly Choice[], kept: readonly string[] = []): void {
    this.first = choices;
    this.clear();
    if (choices.length > 0 && kept.length > 0) void this.pickAll(kept);
  }

  clear(): void {
    this.asked++;
    this.hold([], undefined);
  }

  private hold(moves: readonly string[], outlook: Outlook | undefined, drafted = false): void {
    this.picked = moves;
    this.outlook = outlook;
    this.drafted = drafted;
    this.keep(moves);
  }

  may(move: string): boolean {
    return this.choices.some((choice) => choice.move === move);
  }

  async pick(move: string): Promise<void> {
    if (!this.may(move)) return;
    const alone = this.picked.length === 0 && !this.confirms(move);
    await this.pickAll([...this.picked, move], alone);
  }

  /** @param atOnce whether a whole choice goes out without the main button */
  async pickAll(moves: readonly string[], atOnce = false): Promise<void> {
    if (moves.length === 0) return this.clear();
    const asked = ++this.asked;
    const drafts = this.drafts(moves);
    const outlook = await this.look(moves, drafts);
    if (asked !== this.asked) return;
    if (!outlook && this.away()) return this.unseen(moves, atOnce);
    if (!outlook) return drafts ? this.draft(moves) : undefined;
    if (atOnce && outlook.complete && outlook.choices.length === 0) {
      await this.out(outlook.moves);
      return;
    }
    this.hold(moves, outlook);
  }

  /**
   * Without the server nobody knows whether more is wanted: what is picked counts as whole, and goes
   * out with its id, once, when the connection is back. If it was not, the server says so then.
   */
  private async unseen(moves: readonly string[], atOnce: boolean): Promise<void> {
    if (atOnce) return this.out(moves);
    this.hold(moves, { moves, choices: [], complete: true, news: [] });
  }

  private draft(moves: readonly string[]): void {
    this.hold(moves, { moves, choices: this.first, complete: false, news: [] }, true);
  }

  async undo(): Promise<void> {
    await this.pickAll(this.rest(this.picked));
  }

  async send(): Promise<void> {
    if (this.complete && this.outlook) await this.out(this.outlook.moves);
  }
}
