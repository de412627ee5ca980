import type { Language } from './language';

/** A stretch of text, and how it is set. */
export interface Run {
  readonly set: 'plain' | 'strong' | 'em' | 'code';
  readonly text: string;
}

export interface Rule {
  /** `3.1`; '' for a paragraph without a number. */
  readonly number: string;
  readonly runs: readonly Run[];
}

export interface Section {
  /** `3`; '' for what stands before the first section. */
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rules of a game for players, in one language. */
export interface RuleBook {
  readonly title: string;
  readonly sections: readonly Section[];
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`/g;
const NUMBERED = /^\*\*(\d+\.\d+)\*\*\s*(.*)$/s;
const HEADING = /^## (\d*)\s*(.*)$/;

/** Bold, italic and code are all that the rules are marked up with. */
export function runs(text: string): readonly Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > end) found.push({ set: 'plain', text: text.slice(end, mark.index) });
    const [whole, strong, star, line, code] = mark;
    if (strong) found.push({ set: 'strong', text: strong });
    else if (code) found.push({ set: 'code', text: code });
    else found.push({ set: 'em', text: star ?? line ?? '' });
    end = mark.index + whole.length;
  }
  if (end < text.length) found.push({ set: 'plain', text: text.slice(end) });
  return found;
}

export function parse(text: string): RuleBook {
  let title = '';
  const sections: { number: string; title: string; rules: Rule[] }[] = [
    { number: '', title: '', rules: [] },
  ];
  for (const block of text.split(/\n\s*\n/).map((one) => one.trim())) {
    const heading = HEADING.exec(block);
    const numbered = NUMBERED.exec(block);
    if (block.startsWith('# ')) title = block.slice(2);
    else if (heading)
      sections.push({ number: heading[1] ?? '', title: heading[2] ?? '', rules: [] });
    else if (block)
      sections.at(-1)?.rules.push({
        number: numbered?.[1] ?? '',
        runs: runs(numbered?.[2] ?? block),
      });
  }
  return { title, sections: sections.filter(({ rules }) => rules.length > 0) };
}

const books = import.meta.glob<string>('../../../games/*/web/rules/{en,fr,de,ja}.md', {
  query: '?raw',
  import: 'default',
});
const intros = import.meta.glob<readonly string[]>(
  '../../../games/*/web/intro/{en,fr,de,ja}.json',
  { import: 'default' },
);

export async function ruleBook(game: string, language: Language): Promise<RuleBook | undefined> {
  const load = books[`../../../games/${game}/web/rules/${language}.md`];
  return load ? parse(await load()) : undefined;
}

/** What one numbered rule says. */
export async function oneRule(
  game: string,
  language: Language,
  number: string,
): Promise<readonly Run[] | undefined> {
  const book = await ruleBook(game, language);
  const rules = book?.sections.flatMap((section) => section.rules);
  return rules?.find((rule) => rule.number === number)?.runs;
}

/** The sentences of the 60-second introduction. */
export async function introduction(game: string, language: Language): Promise<readonly string[]> {
  return (await intros[`../../../games/${game}/web/intro/${language}.json`]?.()) ?? [];
}
