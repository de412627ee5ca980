import type { Language } from './language';

/**
 * News are told as done. Of what would only be done, English, French and German say the same; Japanese
 * does not use the past.
 */
export function unsettled(text: string, language: Language): string {
  if (language !== 'ja') return text;
  return text
    .replaceAll('ませんでした', 'ません')
    .replaceAll('ました', 'ます')
    .replaceAll('でした', 'です');
}
