import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

const watch = (seen: string): string => `new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.classList?.contains('toast')) { ${seen} }
}).observe(document, { childList: true, subtree: true });`;

/** A toast goes after three seconds, and a busy machine may not look in that time. */
export const rememberToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`window.toastsSeen = []; ${watch('toastsSeen.push(node.textContent);')}`);

/** One that stands, or stood since the page was loaded. */
export const toldByToast = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => page.evaluate<string[]>('window.toastsSeen'))
    .toContainEqual(expect.stringContaining(text));

/** As if the pointer came to rest on each toast: they stay until they are dismissed. */
export const holdToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(
    watch(
      `setTimeout(() => node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));`,
    ),
  );
