import { readFileSync } from 'node:fs';
import type { Choice, Draft, Layout, Opinion, Phrase, Result, Sitter } from '$web/table/board';
import type { Language } from '$web/words/language';
import { Speaker } from '$web/words/speaker';
import frames from './fixtures/frames.json';
import type { LarderSession, View } from './view';

/** A recorded frame, with the view before it. */
export interface Recorded {
  readonly before: View;
  readonly frame: {
    readonly version: number;
    readonly view: View;
    readonly prompt: Phrase;
    readonly choices: readonly Choice[];
    readonly news: readonly Phrase[];
    readonly result?: Result;
  };
  /** What the server said to some moves that were tried from there. */
  readonly tried?: {
    readonly picked: readonly string[];
    readonly choices: readonly Choice[];
    readonly complete: boolean;
    readonly preview: readonly Phrase[];
    readonly prompt: Phrase;
  };
}

export const RECORDED = frames as unknown as Readonly<Record<string, Recorded>>;

export function recorded(name: string): Recorded {
  const found = RECORDED[name];
  if (!found) throw new Error(`No frame was recorded of ${name}.`);
  return found;
}

const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil', 'Frida'];

export function speaker(language: Language): Speaker {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const rules = `games/larder/src/main/resources/tischlein/larder/texts/${language}.json`;
  return new Speaker(
    language,
    { ...read(rules), ...read(`games/larder/web/texts/${language}.json`) },
    NAMES,
  );
}

export interface Circumstances {
  readonly me?: number;
  readonly layout?: Layout;
  readonly opinions?: readonly Opinion[];
  readonly draft?: Draft;
  readonly language?: Language;
}

/** A table that stands still at a recorded frame and writes down what is asked of it. */
export function standIn(
  { before, frame, tried }: Recorded,
  { me = 0, layout = 'phone', opinions = [], draft, language = 'en' }: Circumstances = {},
): LarderSession & { readonly asked: string[] } {
  const asked: string[] = [];
  const ask = (what: string) => async (said: unknown) =>
    void asked.push(`${what} ${typeof said === 'string' ? said : JSON.stringify(said)}`);
  const voice = speaker(language);
  const after = me < 0 ? undefined : tried;
  const choices = me < 0 ? [] : (after?.choices ?? frame.choices);
  return {
    asked,
    table: 'TABLE',
    game: 'larder',
    options: {},
    view: frame.view,
    before,
    version: frame.version,
    me,
    seats: NAMES.slice(0, frame.view.seats).map((name, seat) => sitter(name, seat, me)),
    result: frame.result,
    prompt: after?.prompt ?? frame.prompt,
    choices,
    picked: after?.picked ?? [],
    complete: after?.complete ?? false,
    preview: after?.preview ?? [],
    mine: undefined,
    busy: false,
    may: (move) => choices.some((choice) => choice.move === move),
    choice: (move) => choices.find((choice) => choice.move === move),
    pick: ask('pick'),
    pickAll: async (moves, atOnce) =>
      void asked.push(`pickAll ${JSON.stringify(moves)}${atOnce ? ' at once' : ''}`),
    look: async () => undefined,
    undo: async () => {},
    clear: () => void asked.push('clear'),
    send: async () => void asked.push('send'),
    suggest: async () => {},
    why: ask('why'),
    opinions,
    draft,
    mayOpine: me >= 0 && frame.choices.length === 0 && !frame.result,
    opine: ask('opine'),
    telling: { all: frame.news, told: frame.news.length + 1, now: undefined, over: true },
    skip: () => {},
    say: (phrase) => voice.say(phrase),
    text: (key, parts) => voice.text(key, parts),
    motion: false,
    layout,
    sound: () => {},
  };
}

function sitter(name: string, seat: number, me: number): Sitter & { readonly muted: boolean } {
  return {
    seat,
    name,
    figure: 'mouse',
    colour: `var(--seat-${seat})`,
    kind: 'guest',
    presence: 'here',
    me: seat === me,
    host: seat === 0,
    muted: false,
    waited: false,
    chosen: false,
  };
}
