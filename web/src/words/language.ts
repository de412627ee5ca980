export const LANGUAGES = ['en', 'fr', 'de', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  ja: '日本語',
};

export function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The first of the browser's languages that we speak. */
export function guessed(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** Which end of a key goes with so many, by the rule of the CLDR for whole numbers. */
export function plural(language: Language, count: number): '.one' | '.other' {
  if (language === 'ja') return '.other';
  const size = Math.abs(count);
  return (language === 'fr' ? size <= 1 : size === 1) ? '.one' : '.other';
}
