import type { Page } from '@playwright/test';

/* As much of the page's side as is used here: it runs in the browser. */
declare const requestAnimationFrame: (next: (now: number) => void) => void;

/** How long each frame takes from now on, until it is asked for. */
export async function watchFrames(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    Object.assign(globalThis, { frames });
  });
  return async () => {
    const frames = await page.evaluate(
      () => (globalThis as typeof globalThis & { frames: number[] }).frames,
    );
    return frames.slice(1);
  };
}
