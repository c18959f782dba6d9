import type { Locator } from '@playwright/test';
import { expect } from './fixture.ts';

/** A section is filled once it is in view; parts above it that arrive meanwhile push it out again. */
export const bringIntoView = (section: Locator, wanted: Locator): Promise<void> =>
  expect(async () => {
    await section.scrollIntoViewIfNeeded({ timeout: 5000 });
    await expect(wanted).toBeVisible({ timeout: 5000 });
  }).toPass();
