import { readFileSync } from 'node:fs';
import type { Choice, Layout, Outlook, Phrase, Result, Sentence } from '../src/table/board';
import type { GameModule, Session, Sitter, SoundName } from '../src/table/board';
import { Choosing } from '../src/table/choosing.svelte';
import type { Language } from '../src/words/language';
import { Speaker, type Texts } from '../src/words/speaker';

/** A frame as the server sent it, kept beside a game's tests. */
export interface Recorded<V> {
  readonly seat: number;
  readonly version: number;
  readonly view: V;
  readonly before?: V;
  readonly prompt: Phrase;
  readonly choices: readonly Choice[];
  readonly news: readonly Phrase[];
  readonly mine?: readonly string[];
  readonly result?: Result;
}

/** What a game's tests say of themselves: how many sit there, and what the server would answer. */
export interface Circumstances<V> {
  readonly game: string;
  readonly module: Pick<GameModule, 'confirms' | 'undo' | 'drafts'>;
  readonly seats: (view: V) => number;
  readonly look: (
    moves: readonly string[],
    frame: Recorded<V>,
  ) => Omit<Outlook, 'moves' | 'news'> | undefined;
  readonly language?: Language;
  readonly layout?: Layout;
  /** An onlooker, if it is not who the frame was for. */
  readonly me?: number;
}

export const NAMES = ['Ada', 'Nelli', 'Bosco', 'Piet', 'Emil', 'Fumi'] as const;

export const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** All that a board of this game can say. */
export function texts(game: string, language: Language): Texts {
  const rules = `games/${game}/src/main/resources/tischlein/${game}/texts/${language}.json`;
  return { ...json<Texts>(rules), ...json<Texts>(`games/${game}/web/texts/${language}.json`) };
}

/** A session without a server: it shows recorded frames, and keeps what was wanted of it. */
export class RecordedSession<V> implements Session<V> {
  readonly table = 'K7QF2';
  readonly game: string;
  readonly options = {};
  readonly opinions = [];
  readonly mayOpine = false;
  readonly busy = false;
  readonly sent: (readonly string[])[] = [];
  readonly asked: (string | Sentence)[] = [];
  readonly sounds: SoundName[] = [];
  frame = $state.raw() as Recorded<V>;
  before = $state.raw() as V;
  mine = $state.raw<readonly string[] | undefined>(undefined);
  layout = $state<Layout>('phone');
  motion = $state(false);
  private readonly choosing: Choosing;
  private readonly voice: Speaker;

  constructor(
    frame: Recorded<V>,
    private readonly given: Circumstances<V>,
  ) {
    this.game = given.game;
    this.layout = given.layout ?? 'phone';
    const language = given.language ?? 'en';
    this.voice = new Speaker(language, texts(given.game, language), NAMES);
    this.choosing = new Choosing(
      (moves) => this.look(moves),
      async (moves) => void this.sent.push(moves),
      (move) => given.module.confirms(move),
      () => false,
      (moves) => given.module.undo?.(moves) ?? moves.slice(0, -1),
      () => {},
      (moves) => given.module.drafts?.(moves) ?? false,
    );
    this.next(frame, frame.before ?? frame.view);
  }

  next(frame: Recorded<V>, before = this.frame.view): void {
    this.before = before;
    this.frame = frame;
    this.mine = frame.mine;
    this.choosing.begin(this.me < 0 ? [] : frame.choices);
  }

  get view() {
    return this.frame.view;
  }
  get version() {
    return this.frame.version;
  }
  get me() {
    return this.given.me ?? this.frame.seat;
  }
  get seats(): readonly Sitter[] {
    return NAMES.slice(0, this.given.seats(this.view)).map((name, seat) => ({
      seat,
      name,
      figure: 'mouse',
      colour: `var(--seat-${seat})`,
      kind: 'guest',
      presence: 'here',
      me: seat === this.me,
      host: seat === 0,
      waited: false,
      chosen: false,
    }));
  }
  get result() {
    return this.frame.result;
  }
  get prompt() {
    return this.frame.prompt;
  }
  get choices() {
    return this.choosing.choices;
  }
  get picked() {
    return this.choosing.picked;
  }
  get complete() {
    return this.choosing.complete;
  }
  get preview() {
    return this.choosing.preview;
  }
  get telling() {
    const all = this.frame.news;
    return { all, told: all.length + 1, now: undefined, over: true };
  }

  may(move: string) {
    return this.choosing.may(move);
  }
  choice(move: string) {
    return this.choices.find((choice) => choice.move === move);
  }
  async look(moves: readonly string[]): Promise<Outlook | undefined> {
    const outlook = this.given.look(moves, this.frame);
    return outlook && { ...outlook, moves, news: [] };
  }
  pick(move: string) {
    return this.choosing.pick(move);
  }
  pickAll(moves: readonly string[], atOnce = false) {
    return this.choosing.pickAll(moves, atOnce);
  }
  undo() {
    return this.choosing.undo();
  }
  clear() {
    this.choosing.clear();
  }
  send() {
    return this.choosing.send();
  }
  async suggest() {}
  async why(thing: string | Sentence) {
    this.asked.push(thing);
  }
  async opine() {}
  skip() {}
  sound(name: SoundName) {
    this.sounds.push(name);
  }
  say(phrase: Phrase) {
    return this.voice.to(this.me).say(phrase);
  }
  text(key: string, parts: Readonly<Record<string, Phrase>> = {}) {
    return this.voice.to(this.me).text(key, parts);
  }
}
