import type { Session } from '../../table/board';

/** What a key does at the table needs of the session. */
type Played = Pick<
  Session,
  'choices' | 'picked' | 'complete' | 'pick' | 'send' | 'undo' | 'suggest'
>;

/** Things of the board that may be touched now and are not picked yet. */
const OPEN = ':not([aria-disabled="true"], [aria-pressed="true"], :disabled)';

/**
 * The keys of a table: a digit (or the minus) picks the card of that number (`data-key` on the board), or of the list
 * of choices the one at that place; Enter confirms, Escape and Backspace take back.
 */
export class Keyboard {
  /** Whether the last thing was picked by a digit: then Enter confirms, wherever the focus is. */
  private typed = false;

  constructor(
    private readonly session: Played,
    private readonly board: () => Element | undefined,
  ) {}

  /** Answers whether the key meant something. */
  press(key: string, focused: Element | null): boolean {
    if (/^[-0-9]$/.test(key)) return this.digit(key);
    if (key === 'Enter') return this.enter(focused);
    if (key === 'Escape' || key === 'Backspace') return this.back();
    if (key.toLowerCase() === 's') return this.idea();
    if (key === 'Tab' || key.startsWith('Arrow')) this.typed = false;
    return false;
  }

  /** Whoever touches something is not typing. */
  touched(): void {
    this.typed = false;
  }

  private digit(key: string): boolean {
    if (this.session.choices.length === 0 && this.session.picked.length === 0) return false;
    const all = [...(this.board()?.querySelectorAll<HTMLElement>(`[data-key="${key}"]`) ?? [])];
    const found = all.find((one) => one.matches(OPEN)) ?? all[0];
    const choice = found ? undefined : this.session.choices[Number(key) - 1];
    if (found) found.click();
    else if (choice) void this.session.pick(choice.move);
    const meant = found !== undefined || choice !== undefined;
    this.typed ||= meant;
    return meant;
  }

  private enter(focused: Element | null): boolean {
    const elsewhere = focused?.matches(
      'a, button, input, select, textarea, summary, [role=button]',
    );
    if (!this.session.complete || (elsewhere && !this.typed)) return false;
    this.typed = false;
    void this.session.send();
    return true;
  }

  private back(): boolean {
    if (this.session.picked.length === 0) return false;
    void this.session.undo();
    return true;
  }

  private idea(): boolean {
    if (this.session.choices.length === 0) return false;
    void this.session.suggest();
    return true;
  }
}
