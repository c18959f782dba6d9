import type { Locator, Page } from '@playwright/test';
import { expect } from './fixture.ts';

/** An address that no record has is asked about once; a second try of the journey finds it known. */
export async function sendAllTheSame(page: Page, sent: Locator): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Please confirm' });
  const yes = question.getByRole('button', { name: 'Yes' });
  await expect(yes.or(sent).first()).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(sent).toBeVisible();
}
