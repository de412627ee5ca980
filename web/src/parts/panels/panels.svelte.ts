import { layout } from '../../table/layout.svelte';

/** What can be looked up beside the table: tabs at its side where there is room, else a sheet over it. */
export const TABS = ['log', 'talk', 'choices', 'seats'] as const;
export type Tab = (typeof TABS)[number];

/** What may lie over the page. */
export type Panel = 'rules' | 'rule' | 'settings' | 'keys' | 'intro' | 'table' | 'more';

/** Which panel is open; one at a time. */
class Panels {
  open = $state<Panel | undefined>(undefined);
  /** The rule that is shown alone, or at which the rules are opened. */
  rule = $state<string | undefined>(undefined);
  /** The tab that is or was open last. */
  tab = $state<Tab>('log');

  show(panel: Panel): void {
    this.rule = undefined;
    this.open = panel;
  }

  /** Opens a tab of the table: beside it where there is room, else as a sheet. */
  look(tab: Tab): void {
    this.tab = tab;
    if (layout.now === 'wide') this.close();
    else this.show('table');
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
