import type { Answer, Emote, Problem, Tried, Wish } from '../../live/protocol';
import type { Live } from '../../live/socket';

/** Where a wish is made: a table, a seat, and the version of the frame it was made from. */
export interface Where {
  readonly table: string;
  readonly seat: number;
  readonly version: number;
}

/** What a seat asks of its table; every refusal is told. */
export class Wishes {
  constructor(
    private readonly send: Live['ask'],
    private readonly where: () => Where,
    private readonly complain: (problem: Problem) => void,
  ) {}

  /** @param quiet whether nothing is said if the moves may not be made */
  async look(moves: readonly string[], quiet = false): Promise<Tried | undefined> {
    const wish = { do: 'try', ...this.where(), moves } as const;
    const answer = await (quiet ? this.send(wish) : this.ask(wish));
    return answer?.is === 'tried' ? answer : undefined;
  }

  async suggestion(moves: readonly string[]): Promise<readonly string[] | undefined> {
    const onwards = moves.length === 0 ? {} : { moves };
    const answer = await this.ask({ do: 'suggest', ...this.where(), ...onwards });
    return answer?.is === 'suggested' ? answer.moves : undefined;
  }

  /** The table's version once the choice is kept; undefined if it was refused. */
  async choose(moves: readonly string[]): Promise<number | undefined> {
    const answer = await this.ask({ do: 'choose', ...this.where(), moves });
    return answer?.is === 'done' ? answer.version : undefined;
  }

  /** Whether it was heard. */
  async opine(move: string): Promise<boolean> {
    const answer = await this.ask({ do: 'opine', ...this.where(), move });
    return answer?.is === 'done';
  }

  async chat(text: string): Promise<void> {
    await this.ask({ do: 'chat', ...this.here(), text });
  }

  async emote(emote: Emote): Promise<void> {
    await this.ask({ do: 'emote', ...this.here(), emote });
  }

  /** Whether a bot shall play there; about my own seat a no means that I am back. */
  async vote(absent: number, bot: boolean): Promise<void> {
    await this.ask({ do: 'vote', ...this.here(), absent, bot });
  }

  private here() {
    const { table, seat } = this.where();
    return { table, seat };
  }

  private async ask(wish: Wish): Promise<Answer | undefined> {
    const answer = await this.send(wish);
    if (answer?.is === 'refused') this.complain(answer.error);
    return answer;
  }
}
