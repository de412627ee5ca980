export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'off';

interface Kept {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly contrast: boolean;
  readonly volume: number;
}

const KEPT = 'tischlein.settings';
const USUAL: Kept = { theme: 'auto', motion: 'auto', contrast: false, volume: 0.5 };

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

/** What this device prefers; it stays with the device. */
class Settings {
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  contrast = $state(false);
  /** From 0, silent, to 1. */
  volume = $state(0.5);
  private reduced = $state(false);
  readonly moving = $derived(this.motion === 'auto' && !this.reduced);

  constructor() {
    Object.assign(this, kept());
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.reduced = query.matches;
    query.addEventListener('change', (change) => (this.reduced = change.matches));
  }

  /** Shows the settings on the page and keeps them; called inside an effect. */
  apply(): void {
    const { theme, motion, contrast, volume } = this;
    const page = document.documentElement.dataset;
    page['theme'] = theme;
    page['contrast'] = contrast ? 'high' : 'usual';
    page['motion'] = this.moving ? 'on' : 'off';
    localStorage.setItem(KEPT, JSON.stringify({ theme, motion, contrast, volume } satisfies Kept));
  }
}

export const settings = new Settings();
