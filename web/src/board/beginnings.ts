/** A value for every word that begins so; of several beginnings the longest counts. */
export type Beginnings<T> = Readonly<Record<string, T>>;

export function byBeginning<T>(table: Beginnings<T>, word: string): T | undefined {
  const found = Object.keys(table)
    .filter((beginning) => word.startsWith(beginning))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  return table[found];
}
