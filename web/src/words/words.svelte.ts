import { guessed, isLanguage, type Language } from './language';
import { gameTexts, shellTexts } from './library';
import { Speaker, type Texts } from './speaker';
import type { Phrase } from '../live/protocol';

const KEPT = 'tischlein.language';

/** The language of the page, and the texts read so far; changing it changes every word at once. */
class Words {
  language = $state<Language>('en');
  private shell = $state.raw<Texts>({});
  private games = $state.raw<Readonly<Record<string, Texts>>>({});
  readonly speaker = $derived(new Speaker(this.language, this.shell));

  async begin(): Promise<void> {
    const kept = localStorage.getItem(KEPT);
    await this.speak(isLanguage(kept) ? kept : guessed(navigator.languages));
  }

  async speak(language: Language): Promise<void> {
    const [shell, ...texts] = await Promise.all([
      shellTexts(language),
      ...Object.keys(this.games).map(
        async (game) => [game, await gameTexts(game, language)] as const,
      ),
    ]);
    this.shell = shell;
    this.games = Object.fromEntries(texts);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** As `speak`, and this device remembers it. */
  async prefer(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }

  async learn(game: string): Promise<void> {
    if (this.games[game]) return;
    const texts = await gameTexts(game, this.language);
    this.games = { ...this.games, [game]: texts };
  }

  /** The voice for a game's phrases, with the names of who sits there, and who hears it. */
  of(game: string, names: readonly string[] = [], hearer = -1): Speaker {
    return new Speaker(this.language, { ...this.shell, ...this.games[game] }, names, hearer);
  }

  text(key: string, parts: Readonly<Record<string, Phrase>> = {}): string {
    return this.speaker.text(key, parts);
  }
}

export const words = new Words();
