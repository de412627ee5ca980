import { settings } from '../settings/settings.svelte';
import type { Speaker } from '../words/speaker';
import type { Choice, Outlook, Phrase, Session, Sitter, Telling } from './board';
import { layout } from './layout.svelte';

const NOTHING = [] as const;
const TOLD: Telling = { all: NOTHING, told: 1, now: undefined, over: true };

function sitter(name: string, seat: number): Sitter {
  return {
    seat,
    name,
    figure: ['mouse', 'cat', 'hen', 'cow', 'pig', 'dog'][seat] ?? 'mouse',
    colour: `var(--seat-${seat})`,
    kind: 'guest',
    presence: 'here',
    me: seat === 0,
    host: seat === 0,
    muted: false,
    waited: false,
    chosen: false,
  };
}

/** A table in a picture: a prepared view and what may be done there, though not touched; for the introduction. */
export class Still implements Session {
  readonly table = '';
  readonly options = {};
  readonly before: unknown;
  readonly version = 0;
  readonly me = 0;
  readonly seats: readonly Sitter[];
  readonly result = undefined;
  readonly prompt = '';
  readonly picked = NOTHING;
  readonly complete = false;
  readonly preview = NOTHING;
  readonly mine = undefined;
  readonly busy = false;
  readonly opinions = NOTHING;
  readonly mayOpine = false;
  readonly telling = TOLD;
  readonly motion = $derived(settings.moving);
  /** It lies on a sheet, which is no wider than a phone's table, however wide the screen is. */
  readonly layout = $derived(layout.now === 'landscape' ? 'landscape' : 'phone');

  constructor(
    readonly game: string,
    readonly view: unknown,
    private readonly voice: Speaker,
    names: readonly string[],
    readonly choices: readonly Choice[] = NOTHING,
  ) {
    this.before = view;
    this.seats = names.map(sitter);
  }

  say(phrase: Phrase): string {
    return this.voice.say(phrase);
  }
  text(key: string, parts: Readonly<Record<string, Phrase>> = {}): string {
    return this.voice.text(key, parts);
  }
  may(move: string): boolean {
    return this.choice(move) !== undefined;
  }
  choice(move: string): Choice | undefined {
    return this.choices.find((choice) => choice.move === move);
  }
  async look(): Promise<Outlook | undefined> {
    return undefined;
  }
  async pick(): Promise<void> {}
  async pickAll(): Promise<void> {}
  async undo(): Promise<void> {}
  async send(): Promise<void> {}
  async suggest(): Promise<void> {}
  async why(): Promise<void> {}
  async opine(): Promise<void> {}
  clear(): void {}
  skip(): void {}
  sound(): void {}
}
