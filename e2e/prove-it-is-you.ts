import type { Page } from '@playwright/test';
import { PASSWORD } from './accounts.ts';

/** Whoever signed in a while ago is asked again; the others are not. */
export async function proveItIsYou(page: Page): Promise<void> {
  const asked = page.getByRole('dialog').filter({ hasText: 'Is it still you?' });
  const isAsked = await asked.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
  if (!isAsked) return;
  await asked.getByLabel('Your password').fill(PASSWORD);
  await asked.getByRole('button', { name: 'Go on' }).click();
}
