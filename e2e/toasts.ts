import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';

const watch = (seen: string): string => `new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.classList?.contains('toast')) { ${seen} }
}).observe(document, { childList: true, subtree: true });`;

/** In the page alone: an init script would also be refused by each frame without scripts, which complains. */
function onEachLoad(page: Page, script: string): () => void {
  const run = () => void page.evaluate(script).catch(() => {});
  page.on('domcontentloaded', run);
  return () => void page.off('domcontentloaded', run);
}

/** A toast goes after three seconds, and a busy machine may not look in that time. */
export const rememberToasts = (page: Page): (() => void) =>
  onEachLoad(page, `window.toastsSeen = []; ${watch('toastsSeen.push(node.textContent);')}`);

/** One that stands, or stood since the page was loaded. */
export const toldByToast = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate<string[]>('window.toastsSeen ?? []'))
    .toContainEqual(expect.stringContaining(text));

/**
 * As if the pointer came to rest on each toast: they stay until they are dismissed, or until what this
 * answers is called and the page loads again. The window serves the next journey too. What greets people
 * goes at once: it is no answer to what they do.
 */
export const holdToasts = (page: Page): (() => void) =>
  onEachLoad(
    page,
    watch(`setTimeout(() => {
      if (node.textContent.includes('Action Required Reminder'))
        node.querySelector('[aria-label=Dismiss]').click();
      else node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });`),
  );
