import type { GameInfo, Problem } from '../../live/protocol';
import type { Live } from '../../live/socket';
import type { GameModule, Outlook } from '../board';
import { Choosing } from './choosing.svelte';
import { Drafting } from './draft-sharing';
import { Unfinished } from './unfinished-choices';
import { Wishes, type Where } from './requests';

/** What deciding needs to know of the table and to tell it. */
export interface Decided {
  readonly live: Live;
  readonly about: GameInfo;
  readonly module: Pick<GameModule, 'confirms' | 'undo' | 'drafts'>;
  where(): Where;
  seats(): number;
  complain(problem: Problem): void;
  /** The choice is on its way. */
  sent(): void;
  /** The server has kept it; the table has this version now. */
  kept(where: Where, version: number, moves: readonly string[]): void;
}

/** My choice at a table: what is picked of it, what the server says to it, and sending it once. */
export class Deciding {
  busy = $state(false);
  /** What was last suggested, as long as nobody has changed it. */
  private proposed = $state.raw<readonly string[]>();
  readonly suggested = $derived.by(
    () => this.choosing.picked.length > 0 && this.choosing.picked === this.proposed,
  );
  readonly wishes: Wishes;
  readonly choosing: Choosing;
  private readonly drafting: Drafting;
  private readonly unfinished: Unfinished;

  constructor(
    table: string,
    private readonly decided: Decided,
  ) {
    const { live, module } = decided;
    this.unfinished = new Unfinished(table);
    this.wishes = new Wishes(
      (wish) => live.ask(wish),
      () => decided.where(),
      (problem) => decided.complain(problem),
    );
    this.drafting = new Drafting((moves) => live.say({ do: 'draft', ...decided.where(), moves }));
    this.choosing = new Choosing(
      (moves, quiet) => this.wishes.look(moves, quiet),
      (moves) => this.out(moves),
      (move) => module.confirms(move),
      () => !live.here,
      (moves) => module.undo?.(moves) ?? moves.slice(0, -1),
      (moves) => this.keep(moves),
      (moves) => module.drafts?.(moves) ?? false,
    );
  }

  /** Another position, or another seat: what was picked there before comes back. */
  begin(choices: Parameters<Choosing['begin']>[0], anew = true): void {
    const { seat, version } = this.decided.where();
    this.drafting.begin();
    this.choosing.begin(choices, anew ? this.unfinished.of(seat, version) : []);
  }

  pick(move: string): Promise<void> {
    return this.while(this.choosing.pick(move));
  }

  pickAll(moves: readonly string[], atOnce = false): Promise<void> {
    return this.while(this.choosing.pickAll(moves, atOnce));
  }

  undo(): Promise<void> {
    return this.while(this.choosing.undo());
  }

  clear(): void {
    this.choosing.clear();
    this.share();
  }

  send(): Promise<void> {
    return this.while(this.choosing.send());
  }

  look(moves: readonly string[]): Promise<Outlook | undefined> {
    return this.wishes.look(moves, true);
  }

  async suggest(): Promise<void> {
    const { complete, drafted, picked } = this.choosing;
    const moves = await this.wishes.suggestion(complete || drafted ? [] : picked);
    if (!moves) return;
    await this.pickAll(moves);
    this.proposed = this.choosing.picked;
  }

  /** The server says why a move may not be made; of a whole choice it would only say that it is one. */
  async why(move: string): Promise<void> {
    const { complete, choices, picked } = this.choosing;
    if (complete && choices.length === 0) this.decided.complain({ key: 'why.whole', says: '' });
    else await this.wishes.look([...picked, move]);
  }

  private keep(moves: readonly string[]): void {
    const { seat, version } = this.decided.where();
    this.unfinished.keep(seat, version, moves);
  }

  private async out(moves: readonly string[]): Promise<void> {
    const where = this.decided.where();
    const answer = this.wishes.choose(moves);
    this.decided.sent();
    const version = await answer;
    if (version === undefined) return;
    this.decided.kept(where, version, moves);
    this.choosing.clear();
  }

  private async while(task: Promise<void>): Promise<void> {
    this.busy = true;
    await task.finally(() => (this.busy = false));
    this.share();
  }

  /** The others see what I have in mind, where they may have a say in it. */
  private share(): void {
    const { team, hides } = this.decided.about;
    const { choices, picked } = this.choosing;
    if (team && !hides && this.decided.seats() > 1 && choices.length + picked.length > 0)
      this.drafting.tell(picked);
  }
}
