import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

type Shown = { path: string; hasHeading: boolean; waiting: number; failed: string[] };

/**
 * All of it in one question: while an `expect` of a locator waits, Playwright describes the whole page
 * at each look, which is as much work as the page itself.
 */
const shown = (page: Page): Promise<Shown> =>
  page.evaluate<Shown>(`(() => {
    const panels = [...document.querySelectorAll('[role=tabpanel]')];
    const panel = panels.find((one) => one.checkVisibility());
    const all = (path) => [...(panel?.querySelectorAll(path) ?? [])];
    return {
      path: location.pathname,
      hasHeading: all('h1').some((head) => head.checkVisibility({ visibilityProperty: true })),
      waiting: all('.ant-skeleton, [aria-busy=true]').length,
      failed: all('.ant-alert-error, .notice-danger').map((alert) => alert.textContent),
    };
  })()`);

/** Opened and filled: nothing is waited for any more, and nothing failed. */
export const pageIsThere = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => shown(page), { intervals: [50, 100, 200], timeout: 30_000 })
    .toEqual({ path, hasHeading: true, waiting: 0, failed: [] });
