import { readFileSync } from 'node:fs';
import type {
  Choice,
  Layout,
  Outlook,
  Phrase,
  Result,
  Sentence,
  Session,
  Sitter,
} from '$web/table/board';
import { Choosing } from '$web/table/choosing.svelte';
import type { Language } from '$web/words/language';
import { Speaker } from '$web/words/speaker';
import game from './index';
import type { BuffetView } from './view';

/** A frame as the server sent it, kept in fixtures/. */
export interface Recorded {
  readonly seat: number;
  readonly version: number;
  readonly view: BuffetView;
  readonly prompt: Phrase;
  readonly choices: readonly Choice[];
  readonly news: readonly Phrase[];
  readonly mine?: readonly string[];
  readonly result?: Result;
}

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const RULES = 'games/buffet/src/main/resources/tischlein/buffet/texts';

export const recorded = (name: string): readonly Recorded[] =>
  json(`games/buffet/web/fixtures/${name}.json`);

export const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dora', 'Emil', 'Fumi'];

/** A session without a server: it shows recorded frames and keeps what was asked of it. */
export class Player implements Session<BuffetView> {
  readonly table = 'K7QF2';
  readonly game = 'buffet';
  readonly options = {};
  readonly opinions = [];
  readonly mayOpine = false;
  readonly busy = false;
  readonly sent: (readonly string[])[] = [];
  readonly asked: (string | Sentence)[] = [];
  frame = $state.raw() as Recorded;
  before = $state.raw() as BuffetView;
  layout = $state<Layout>('phone');
  motion = $state(false);
  private readonly choosing: Choosing;
  private readonly speaker: Speaker;

  constructor(frame: Recorded, language: Language = 'en') {
    this.frame = frame;
    this.before = frame.view;
    const texts = [`${RULES}/${language}.json`, `games/buffet/web/texts/${language}.json`].map(
      json,
    );
    this.speaker = new Speaker(language, Object.assign({}, ...texts), NAMES);
    this.choosing = new Choosing(
      (moves) => this.look(moves),
      async (moves) => void this.sent.push(moves),
      (move) => game.confirms(move),
    );
    this.choosing.begin(frame.choices);
  }

  next(frame: Recorded): void {
    this.before = this.frame.view;
    this.frame = frame;
    this.choosing.begin(frame.choices);
  }

  get view() {
    return this.frame.view;
  }
  get version() {
    return this.frame.version;
  }
  get me() {
    return this.frame.seat;
  }
  get seats(): readonly Sitter[] {
    return this.view.mice.map(
      (_, seat) =>
        ({
          seat,
          name: NAMES[seat] ?? '',
          figure: 'mouse',
          colour: `var(--seat-${seat})`,
          kind: 'guest',
          presence: 'here',
          me: seat === this.me,
          host: seat === 0,
          muted: false,
          waited: false,
          chosen: false,
        }) as Sitter,
    );
  }
  get result() {
    return this.frame.result;
  }
  get prompt() {
    return this.frame.prompt;
  }
  get mine() {
    return this.frame.mine;
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
  pick(move: string) {
    return this.choosing.pick(move);
  }
  pickAll(moves: readonly string[]) {
    return this.choosing.pickAll(moves);
  }
  /** As the server answers: one card is a whole turn, a swap ends with "keep" or an empty hand. */
  async look(moves: readonly string[]): Promise<Outlook | undefined> {
    const known = new Set(this.frame.choices.map(({ move }) => move));
    if (!moves.every((move) => known.has(move))) return undefined;
    const given = moves.filter((move) => move.startsWith('give'));
    const rising = given.every((move, i) => i === 0 || value(given[i - 1]!) <= value(move));
    const empty = given.length === this.view.hand.length;
    if (!rising || (empty && moves.includes('keep'))) return undefined;
    const complete = moves.at(-1) === 'keep' || moves[0]!.startsWith('play') || empty;
    return { moves, choices: complete ? [] : this.frame.choices, complete, news: [] };
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
  sound() {}
  say(phrase: Phrase) {
    return this.speaker.say(phrase);
  }
  text(key: string, parts: Readonly<Record<string, Phrase>> = {}) {
    return this.speaker.text(key, parts);
  }
}

const value = (move: string) => Number(move.split(' ')[1]);
