import type { Locator } from '@playwright/test';
import { expect } from './patient-expect.ts';

/** What a dialog still loads moves its buttons, and a press during that is lost. */
export async function pressIn(dialog: Locator, button: string): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.ant-skeleton')).toHaveCount(0);
  // The cross of a dialog is named Close as well.
  const pressed = dialog.getByRole('button', { name: button, exact: true }).last();
  await standsStill(pressed);
  await pressed.click();
}

/** Parts that are fetched late, such as the preview of a mail, come without a skeleton. */
async function standsStill(button: Locator): Promise<void> {
  let before = '';
  const isStill = async () => {
    const now = JSON.stringify(await button.boundingBox());
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [200] }).toBe(true);
}
