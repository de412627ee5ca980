import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calling } from '../../src/parts/play/call-to-turn';

describe('whoever has to choose', () => {
  let badge = false;
  let hidden = false;

  beforeEach(() => {
    vi.useFakeTimers();
    document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.assign(navigator, {
      setAppBadge: () => Promise.resolve(void (badge = true)),
      clearAppBadge: () => Promise.resolve(void (badge = false)),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'hidden');
  });

  it('is called by title, icon and badge, until it is done', () => {
    const stop = calling('Buffet', 'Your turn!');
    expect(document.title).toBe('Your turn!');
    expect(document.querySelector('link')?.href).toContain('icon-turn.svg');
    expect(badge).toBe(true);
    stop();
    expect(document.title).toBe('Buffet');
    expect(document.querySelector('link')?.href).toContain('icon.svg');
    expect(badge).toBe(false);
  });

  it('sees the title flash only while looking elsewhere', () => {
    const stop = calling('Buffet', 'Your turn!');
    vi.advanceTimersByTime(1000);
    expect(document.title).toBe('Your turn!');
    hidden = true;
    vi.advanceTimersByTime(1000);
    expect(document.title).toBe('Buffet');
    vi.advanceTimersByTime(1000);
    expect(document.title).toBe('Your turn!');
    stop();
  });
});
