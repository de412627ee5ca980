export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'off'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

interface Kept {
  readonly theme: Theme;
  readonly motion: Motion;
  readonly contrast: boolean;
  readonly sound: boolean;
  readonly volume: number;
  readonly vibration: boolean;
  /** The games whose introduction was seen or declined here. */
  readonly introduced: readonly string[];
  /** The games whose first turn was guided here. */
  readonly guided: readonly string[];
}

const KEPT = 'tischlein.settings';

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

/** What this device prefers; it stays with the device. */
class Settings {
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  contrast = $state(false);
  sound = $state(true);
  /** From 0, silent, to 1. */
  volume = $state(0.5);
  vibration = $state(true);
  introduced = $state.raw<readonly string[]>([]);
  guided = $state.raw<readonly string[]>([]);
  private reduced = $state(false);
  readonly moving = $derived(this.motion === 'auto' && !this.reduced);

  constructor() {
    Object.assign(this, kept());
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    this.reduced = query.matches;
    query.addEventListener('change', (change) => (this.reduced = change.matches));
  }

  introduce(game: string): void {
    if (!this.introduced.includes(game)) this.introduced = [...this.introduced, game];
  }

  guide(game: string): void {
    if (!this.guided.includes(game)) this.guided = [...this.guided, game];
  }

  /** Shows the settings on the page and keeps them; called inside an effect. */
  apply(): void {
    const page = document.documentElement.dataset;
    page['theme'] = this.theme;
    page['contrast'] = this.contrast ? 'high' : 'usual';
    page['motion'] = this.moving ? 'on' : 'off';
    const { theme, motion, contrast, sound, volume, vibration, introduced, guided } = this;
    const all = { theme, motion, contrast, sound, volume, vibration, introduced, guided };
    localStorage.setItem(KEPT, JSON.stringify(all satisfies Kept));
  }
}

export const settings = new Settings();
