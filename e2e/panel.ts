import type { Locator, Page } from '@playwright/test';

/** The tab that is shown; the others are in the document too. */
export const panel = (page: Page): Locator => page.locator('[role=tabpanel]:visible');

export const head = (page: Page): Locator => panel(page).locator('header.page-head');

export const section = (page: Page, name: string): Locator =>
  panel(page).getByRole('region', { name, exact: true });
