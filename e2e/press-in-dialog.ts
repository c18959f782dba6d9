import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** What a dialog still loads moves its buttons, and a press during that is lost. */
export async function pressIn(dialog: Locator, button: string): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.ant-skeleton')).toHaveCount(0);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}
