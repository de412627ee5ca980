const LONG = 5000;

/** A short word to the player, and the number of the rule behind it. */
export interface Notice {
  readonly text: string;
  readonly rule: string | undefined;
}

/** Why something did not work; the word goes by itself. */
export class Notices {
  now = $state.raw<Notice | undefined>(undefined);
  private timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, rule?: string): void {
    clearTimeout(this.timer);
    this.now = { text, rule };
    this.timer = setTimeout(() => (this.now = undefined), LONG);
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = undefined;
  }
}
