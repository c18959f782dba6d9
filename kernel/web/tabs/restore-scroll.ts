import { tabLimits } from './tab-limits.ts';

const patience = 3000;
const touches = ['wheel', 'pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Puts the scroll back now, and again every 100 ms (K-031) while the content that is still loading
 * is too short for it. The user's own hand always wins.
 */
export function restoreScroll(scroller: () => HTMLElement, top: number): () => void {
  const put = (): boolean => {
    const element = scroller();
    element.scrollTop = top;
    return element.scrollTop >= top;
  };
  if (top === 0 || put()) return () => {};
  let waited = 0;
  const timer = setInterval(() => {
    waited += tabLimits.scrollRestoreDelay;
    if (put() || waited >= patience) stop();
  }, tabLimits.scrollRestoreDelay);
  function stop() {
    clearInterval(timer);
    for (const touch of touches) removeEventListener(touch, stop, true);
  }
  for (const touch of touches) addEventListener(touch, stop, { passive: true, capture: true });
  return stop;
}
