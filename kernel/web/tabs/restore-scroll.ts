import { tabLimits } from './tab-limits.ts';

const patience = 3000;
const touches = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Content that is still loading is too short at first; the user's own hand always wins. */
export function restoreScroll(element: HTMLElement, top: number): () => void {
  element.scrollTop = top;
  if (top === 0 || element.scrollTop >= top) return () => {};
  let waited = 0;
  const timer = setInterval(() => {
    element.scrollTop = top;
    waited += tabLimits.scrollRestoreDelay;
    if (element.scrollTop >= top || waited >= patience) stop();
  }, tabLimits.scrollRestoreDelay);
  function stop() {
    clearInterval(timer);
    for (const touch of touches) element.removeEventListener(touch, stop);
  }
  for (const touch of touches) element.addEventListener(touch, stop, { passive: true });
  return stop;
}
