import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** What a dialog still loads moves its buttons, and a press during that is lost. */
export async function pressIn(dialog: Locator, button: string): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.ant-skeleton')).toHaveCount(0);
  // The cross of a dialog is named Close as well.
  await dialog.getByRole('button', { name: button, exact: true }).last().click();
}
