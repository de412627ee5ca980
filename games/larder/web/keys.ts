import { place, SIDE } from './view';

/** The keys of the decisions, for everybody who can type them: halt, and a new roll. */
export const DECISIONS: Readonly<Record<string, 'stop' | 'reroll'>> = { h: 'stop', n: 'reroll' };

const COLUMNS = 'abcdefg';

/** The board's own keys: a square by its letter and its number, and a key for each decision. */
export class Keys {
  private column = '';

  constructor(private readonly touch: (move: string) => void) {}

  press(event: KeyboardEvent): void {
    const { target, ctrlKey, metaKey, altKey } = event;
    const writes = target instanceof Element && target.matches('input, textarea, select');
    if (writes || ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
    const key = event.key.toLowerCase();
    const row = this.column !== '' && /^[1-9]$/.test(key) && Number(key) <= SIDE;
    const decision = DECISIONS[key];
    if (row) {
      // A digit alone would pick from the list of choices.
      event.stopPropagation();
      const square = `${this.column}${key}`;
      document.querySelector<HTMLElement>(`[data-square="${square}"]`)?.focus();
      this.touch(place(square));
    } else if (decision) this.touch(decision);
    this.column = key.length === 1 && COLUMNS.includes(key) ? key : '';
  }
}
