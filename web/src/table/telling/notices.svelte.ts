import type { Problem, Sentence } from '../../live/protocol';
import { words } from '../../words/words.svelte';

const LONG = 5000;
/** So much longer for each letter that is to be read. */
const LETTER = 30;

/** A short word to the player, and the number of the rule behind it. */
export interface Notice {
  readonly text: string;
  readonly rule: string | undefined;
  /** Why something did not work, what a thing means, or what others have done. */
  readonly kind: 'refusal' | 'says' | 'tidings';
}

/** What is said to the player in passing; the word goes by itself. */
export class Notices {
  now = $state.raw<Notice | undefined>(undefined);
  /** Why I may not be at this table any more. */
  out = $state.raw<Problem | undefined>(undefined);
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, rule?: string, kind: Notice['kind'] = 'refusal'): void {
    clearTimeout(this.timer);
    this.now = { text, rule, kind };
    this.timer = setTimeout(() => (this.now = undefined), LONG + LETTER * text.length);
  }

  /** What is new at the table, beside the game. */
  announce(news: readonly Sentence[]): void {
    if (news.length === 0) return;
    const text = news.map(({ key, parts }) => words.text(key, parts)).join(' ');
    this.tell(text, undefined, 'tidings');
  }

  /** Whether it is the host who has ended my being here. */
  ends(problem: Problem): boolean {
    if (problem.key === 'refused.removed') this.out = problem;
    return this.out !== undefined;
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = undefined;
  }
}
