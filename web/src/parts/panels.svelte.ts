/** What may lie over the page. */
export type Panel = 'rules' | 'rule' | 'settings' | 'keys' | 'intro';

/** Which panel is open; one at a time. */
class Panels {
  open = $state<Panel | undefined>(undefined);
  /** The rule that is shown alone, or at which the rules are opened. */
  rule = $state<string | undefined>(undefined);

  show(panel: Panel): void {
    this.rule = undefined;
    this.open = panel;
  }

  /** Shows one rule and nothing else. */
  ask(rule: string): void {
    this.rule = rule;
    this.open = 'rule';
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.open = 'rules';
  }

  close(): void {
    this.open = undefined;
  }
}

export const panels = new Panels();
