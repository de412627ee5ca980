const PASSES = 3;

/** Gives what is inside a frame less width, until it is no higher than the frame. */
export function fit(frame: HTMLElement): void {
  const inside = frame.firstElementChild;
  if (!(inside instanceof HTMLElement)) return;
  inside.style.width = '';
  for (let pass = 0; pass < PASSES && inside.offsetHeight > frame.clientHeight; pass++)
    inside.style.width = `${(inside.offsetWidth * frame.clientHeight) / inside.offsetHeight}px`;
}
