import type { Speaker } from './speaker';

/**
 * What a value of a table option means; a board may have words of its own for so many seats
 * (`board.option.edition.french.3`), where the value says more there than elsewhere.
 */
export function meaning(voice: Speaker, option: string, value: string, seats: number): string {
  const key = `option.${option}.${value}`;
  const special = `board.${key}.${seats}`;
  return voice.text(voice.has(special) ? special : key);
}
