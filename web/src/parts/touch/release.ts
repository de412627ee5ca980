/** So many milliseconds after a finger has gone its click may still come. */
const LATE = 400;

/**
 * A finger is down on something that gives way to something else: when it is lifted, that other thing
 * has not been tapped.
 */
export function swallowRelease(): void {
  const listening = new AbortController();
  const always = { capture: true, signal: listening.signal };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const lifted = (event: Event) => {
    event.stopImmediatePropagation();
    setTimeout(() => listening.abort(), LATE);
  };
  // A key's click is meant, and a new touch is another one.
  const clicked = (event: MouseEvent) => event.detail > 0 && swallow(event);
  window.addEventListener('click', clicked, always);
  window.addEventListener('contextmenu', swallow, always);
  window.addEventListener('pointerup', lifted, always);
  window.addEventListener('pointercancel', lifted, always);
  window.addEventListener('pointerdown', () => listening.abort(), always);
}
