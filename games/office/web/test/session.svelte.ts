import { readFileSync } from 'node:fs';
import type { Choice, Phrase, Result, Sentence, Sitter, Telling } from '$web/table/board';
import { Speaker } from '$web/words/speaker';
import { bidden, counted, move, VALUES } from '../bid';
import type { OfficeSession, OfficeView } from '../view';

/** A recorded frame, and how many sat there. */
export interface Frame {
  readonly seat: number;
  readonly seats: number;
  readonly view: OfficeView;
  readonly choices: readonly Choice[];
  readonly result?: Result;
}

const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
export const frames = json<Record<string, Frame>>('games/office/web/test/frames.json');

const texts = (language: string) => ({
  ...json<Record<string, string>>(
    `games/office/src/main/resources/tischlein/office/texts/${language}.json`,
  ),
  ...json<Record<string, string>>(`games/office/web/texts/${language}.json`),
});

export const NAMES = ['Ada', 'Bo', 'Cleo', 'Dora', 'Emil'];
const NOTHING_TOLD: Telling = { all: [], told: 1, now: undefined, over: true };

/** A table that stands still at a recorded frame, and answers like the server what may follow. */
export class Standing implements OfficeSession {
  readonly table = 'TEST';
  readonly game = 'office';
  readonly options = {};
  readonly version = 1;
  readonly prompt = '';
  readonly busy = false;
  readonly opinions = [];
  readonly mayOpine = false;
  readonly preview = [];
  readonly motion = false;
  picked = $state.raw<readonly string[]>([]);
  mine = $state.raw<readonly string[] | undefined>();
  telling = $state.raw<Telling>(NOTHING_TOLD);
  readonly reasons: string[] = [];
  readonly sent: (readonly string[])[] = [];
  readonly view: OfficeView;
  before: OfficeView;
  readonly me: number;
  readonly result: Result | undefined;
  readonly seats: readonly Sitter[];
  private readonly speaker: Speaker;

  constructor(
    private readonly frame: Frame,
    readonly layout: 'phone' | 'wide' | 'television' = 'phone',
    language: 'en' | 'fr' | 'de' | 'ja' = 'en',
  ) {
    this.view = frame.view;
    this.before = frame.view;
    this.me = frame.seat;
    this.result = frame.result;
    this.speaker = new Speaker(language, texts(language), NAMES);
    this.seats = NAMES.slice(0, frame.seats).map((name, seat) => ({
      seat,
      name,
      figure: 'owl',
      colour: `var(--seat-${seat})`,
      kind: 'guest',
      presence: 'here',
      me: seat === frame.seat,
      host: false,
      waited: false,
      chosen: false,
    }));
  }

  get choices() {
    return this.picked.length === 0 ? this.frame.choices : [];
  }
  get complete() {
    const hand = counted(this.view.hands[this.me] ?? []);
    const bid = bidden(this.picked);
    return (
      this.picked.length === VALUES.length && bid.every((count, kind) => count <= (hand[kind] ?? 0))
    );
  }
  may = (word: string) => this.choices.some((choice) => choice.move === word);
  choice = (word: string) => this.choices.find((choice) => choice.move === word);
  async pick(word: string) {
    this.picked = [...this.picked, word];
  }
  async pickAll(moves: readonly string[]) {
    this.picked = moves;
  }
  look = () => Promise.resolve(undefined);
  async undo() {
    this.picked = this.picked.slice(0, -1);
  }
  clear() {
    this.picked = [];
  }
  async send() {
    this.sent.push(this.picked);
    this.mine = this.picked;
    this.picked = [];
  }
  suggest = () => Promise.resolve();
  async why(thing: string | Sentence) {
    this.reasons.push(typeof thing === 'string' ? thing : this.say(thing));
  }
  opine = () => Promise.resolve();
  skip() {}
  say = (phrase: Phrase) => this.speaker.say(phrase);
  text = (key: string, parts: Readonly<Record<string, Phrase>> = {}) =>
    this.speaker.text(key, parts);
  sound() {}
}

/** Every part of a bid that this hand allows. */
export const parts = (view: OfficeView, seat: number): readonly string[] =>
  counted(view.hands[seat] ?? []).flatMap((most, kind) =>
    Array.from({ length: most + 1 }, (_, count) => move(kind, count)),
  );
