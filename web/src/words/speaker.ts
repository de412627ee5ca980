import type { Phrase, SeatName, Sentence } from '../live/protocol';
import type { Language } from './language';
import { plural } from './language';

export type Texts = Readonly<Record<string, string>>;

/** A place for a part, with a French word before it that may lose its e. */
const PLACE = /((?<!\p{L})(?:[dD]|[qQ]u)e )?\{([^{}]*)\}/gu;

const VOWEL = /^[aeiouœæ]/i;

/** The voice that says phrases in one language, as the terminal says them. */
export class Speaker {
  constructor(
    readonly language: Language,
    private readonly texts: Texts,
    private readonly names: readonly string[] = [],
    /** The seat of whoever hears it; −1 for an onlooker, who hears names. */
    private readonly hearer = -1,
  ) {}

  /** The same voice, speaking to somebody. */
  to(seat: number): Speaker {
    return new Speaker(this.language, this.texts, this.names, seat);
  }

  say(phrase: Phrase): string {
    if (typeof phrase === 'string') return phrase;
    if (typeof phrase === 'number') return phrase < 0 ? `\u2212${-phrase}` : String(phrase);
    if (isList(phrase))
      return phrase.map((part) => this.listed(part)).join(this.texts['list.separator'] ?? ', ');
    if ('seat' in phrase) return this.seat(phrase.seat);
    return this.sentence(phrase);
  }

  /** A text by its key, or the key itself: a page with a gap is better than none. */
  text(key: string, parts: Readonly<Record<string, Phrase>> = {}): string {
    return this.sentence({ key, parts });
  }

  has(key: string): boolean {
    return key in this.texts;
  }

  /** The names of the parts that a text has places for. */
  places(key: string): readonly string[] {
    return [...(this.texts[key] ?? '').matchAll(PLACE)].map(([, , name = '']) => name);
  }

  private seat(number: number): string {
    return this.names[number] || this.text('seat', { number });
  }

  /** What one sentence tells of several, as one says it aloud: “a 5, a 4 and a 2”. */
  private series(parts: readonly Phrase[]): string {
    const said = parts.map((part) => this.listed(part));
    const last = said.pop() ?? '';
    const separator = this.texts['list.separator'] ?? ', ';
    if (said.length === 0) return last;
    return said.join(separator) + (this.texts['list.last'] ?? separator) + last;
  }

  /** In a list the hearer is “you”. */
  private listed(part: Phrase): string {
    return (this.means(part) ? this.texts['seat.you'] : undefined) ?? this.say(part);
  }

  private means(part: Phrase): boolean {
    return this.hearer >= 0 && isSeat(part) && part.seat === this.hearer;
  }

  /** The text for the hearer, if it is about the hearer: `key.you`, or `key.you.left`. */
  private own({ key, parts = {} }: Sentence): string | undefined {
    return Object.entries(parts)
      .filter(([, part]) => this.means(part))
      .map(([name]) => (name === 'seat' ? `${key}.you` : `${key}.you.${name}`))
      .map((own) => this.counted(own, parts))
      .find((text) => text !== undefined);
  }

  /** The text itself, or that of its singular or plural. */
  private counted(key: string, { count }: Readonly<Record<string, Phrase>>): string | undefined {
    return (
      this.texts[key] ??
      (typeof count === 'number' ? this.texts[key + plural(this.language, count)] : undefined)
    );
  }

  private sentence(sentence: Sentence): string {
    const { key, parts = {} } = sentence;
    const found = this.own(sentence) ?? this.counted(key, parts) ?? key;
    return found.replace(PLACE, (place, before: string | undefined, name: string) => {
      const part = parts[name];
      if (part === undefined) return place;
      const list = isList(part) && key.endsWith('.series');
      return this.after(before ?? '', list ? this.series(part) : this.say(part));
    });
  }

  /** A part with the word before it: in French “de” and “Anna” are “d’Anna”. */
  private after(word: string, part: string): string {
    const elides = this.language === 'fr' && word !== '' && VOWEL.test(part.normalize('NFD'));
    return elides ? `${word.slice(0, -2)}’${part}` : word + part;
  }
}

function isSeat(phrase: Phrase): phrase is SeatName {
  return typeof phrase === 'object' && 'seat' in phrase;
}

function isList(phrase: Phrase): phrase is readonly Phrase[] {
  return Array.isArray(phrase);
}
