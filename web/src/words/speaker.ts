import type { Phrase, Sentence } from '../live/protocol';
import type { Language } from './language';
import { plural } from './language';

export type Texts = Readonly<Record<string, string>>;

const PLACE = /\{([^{}]*)\}/g;

/** The voice that says phrases in one language, as the terminal says them. */
export class Speaker {
  constructor(
    readonly language: Language,
    private readonly texts: Texts,
    private readonly names: readonly string[] = [],
  ) {}

  called(names: readonly string[]): Speaker {
    return new Speaker(this.language, this.texts, names);
  }

  say(phrase: Phrase): string {
    if (typeof phrase === 'string') return phrase;
    if (typeof phrase === 'number') return phrase < 0 ? `\u2212${-phrase}` : String(phrase);
    if (isList(phrase))
      return phrase.map((part) => this.say(part)).join(this.texts['list.separator'] ?? ', ');
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
    return [...(this.texts[key] ?? '').matchAll(PLACE)].map(([, name = '']) => name);
  }

  private seat(number: number): string {
    return this.names[number] || this.text('seat', { number });
  }

  private sentence({ key, parts = {} }: Sentence): string {
    const count = parts['count'];
    const found =
      this.texts[key] ??
      (typeof count === 'number' ? this.texts[key + plural(this.language, count)] : undefined) ??
      key;
    return found.replace(PLACE, (place, name: string) => {
      const part = parts[name];
      return part === undefined ? place : this.say(part);
    });
  }
}

function isList(phrase: Phrase): phrase is readonly Phrase[] {
  return Array.isArray(phrase);
}
