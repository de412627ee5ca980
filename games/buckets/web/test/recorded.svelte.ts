import { readFileSync } from 'node:fs';
import type { Choice, Layout, Outlook, Phrase, Session, Sitter } from '$web/table/board';
import { Speaker, type Texts } from '$web/words/speaker';
import frames from './frames.json';
import type { View } from '../view';

/** A frame as the server sent it, with what it answered to moves that were tried then. */
interface Frame {
  readonly seat: number;
  readonly version: number;
  readonly view: View;
  readonly before?: View;
  readonly prompt: Phrase;
  readonly choices: readonly Choice[];
  readonly news: readonly Phrase[];
  readonly outlooks?: Readonly<Record<string, { choices: string[]; complete: boolean }>>;
}

export const FRAMES = frames as unknown as Readonly<Record<string, Frame>>;

export const read = (path: string) =>
  JSON.parse(readFileSync(`games/buckets/${path}.json`, 'utf8')) as Texts;
const NAMES = ['Ada', 'Nelli', 'Bosco', 'Piet'];
const voice = new Speaker(
  'en',
  { ...read('src/main/resources/tischlein/buckets/texts/en'), ...read('web/texts/en') },
  NAMES,
);

const choice = (move: string): Choice => ({ move, means: move });

/** A session that plays back a recorded frame, and remembers what was wanted of it. */
export class Recorded implements Session<View> {
  readonly table = 'T';
  readonly game = 'buckets';
  readonly options = {};
  readonly result = undefined;
  readonly opinions = [];
  readonly mayOpine = false;
  readonly motion = false;
  readonly busy = false;
  readonly preview = [];
  picked = $state.raw<readonly string[]>([]);
  complete = $state(false);
  mine = $state.raw<readonly string[]>();
  asked: (string | { key: string })[] = [];
  sounds: string[] = [];
  private offered = $state.raw<readonly Choice[]>();

  constructor(
    readonly frame: Frame,
    readonly me = frame.seat,
    readonly layout: Layout = 'phone',
  ) {}

  get view() {
    return this.frame.view;
  }
  get before() {
    return this.frame.before ?? this.frame.view;
  }
  get version() {
    return this.frame.version;
  }
  get prompt() {
    return this.frame.prompt;
  }
  get choices() {
    return this.me < 0 ? [] : (this.offered ?? this.frame.choices);
  }
  get telling() {
    return { all: this.frame.news, told: this.frame.news.length + 1, now: undefined, over: true };
  }
  get seats(): readonly Sitter[] {
    return this.view.farms.map((_, seat) => ({
      seat,
      name: NAMES[seat] ?? '',
      figure: 'hen',
      colour: `var(--seat-${seat})`,
      kind: 'guest',
      presence: 'here',
      me: seat === this.me,
      host: seat === 0,
      muted: false,
      waited: seat === this.view.turn,
      chosen: false,
    }));
  }

  may(move: string) {
    return this.choices.some((one) => one.move === move);
  }
  choice(move: string) {
    return this.choices.find((one) => one.move === move);
  }
  async look(moves: readonly string[]): Promise<Outlook | undefined> {
    const found = this.outlook(moves);
    return (
      found && { moves, complete: found.complete, choices: found.choices.map(choice), news: [] }
    );
  }
  private outlook(moves: readonly string[]) {
    const last = (move: string) => (move === 'done' ? 0 : Number(move.at(-1)));
    const words = [...moves].sort((one, other) => last(other) - last(one)).join(', ');
    if (this.view.phase === 'build') return this.placed(moves);
    return this.frame.outlooks ? this.frame.outlooks[words] : { choices: [], complete: true };
  }
  private placed(moves: readonly string[]) {
    const left = this.frame.choices
      .map(({ move }) => move)
      .filter((move) => moves.filter((one) => one === move).length < 3);
    return { choices: left, complete: moves.length === 15 };
  }
  async pickAll(moves: readonly string[]) {
    const outlook = moves.length > 0 ? await this.look(moves) : undefined;
    if (moves.length > 0 && !outlook) return;
    this.picked = moves;
    this.offered = outlook?.choices;
    this.complete = outlook?.complete ?? false;
  }
  async pick(move: string) {
    await this.pickAll([...this.picked, move]);
  }
  async undo() {
    await this.pickAll(this.picked.slice(0, -1));
  }
  clear() {
    this.picked = [];
    this.offered = undefined;
    this.complete = false;
  }
  async send() {}
  async suggest() {}
  async opine() {}
  skip() {}
  async why(thing: string | { key: string }) {
    this.asked.push(thing);
  }
  say(phrase: Phrase) {
    return voice.say(phrase);
  }
  text(key: string, parts: Readonly<Record<string, Phrase>> = {}) {
    return voice.text(key, parts);
  }
  sound(name: string) {
    this.sounds.push(name);
  }
}
