import type { Answer, Emote, Problem, Tried, Wish } from '../live/protocol';
import type { Live } from '../live/socket';

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

  async look(moves: readonly string[]): Promise<Tried | undefined> {
    const answer = await this.ask({ do: 'try', ...this.where(), moves });
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

  async opine(move: string): Promise<void> {
    await this.ask({ do: 'opine', ...this.where(), move });
  }

  async chat(text: string): Promise<void> {
    await this.ask({ do: 'chat', ...this.here(), text });
  }

  async emote(emote: Emote): Promise<void> {
    await this.ask({ do: 'emote', ...this.here(), emote });
  }

  async vote(absent: number): Promise<void> {
    await this.ask({ do: 'vote', ...this.here(), absent, bot: true });
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
