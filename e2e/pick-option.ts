import type { Locator } from '@playwright/test';
import { expect } from './patient-expect.ts';

/** The options that stood there before are replaced by those found; a press during that is lost. */
export async function pickOption(box: Locator, text: string | RegExp, typed = text): Promise<void> {
  const field = box.locator('xpath=ancestor::div[contains(@class, "ant-select ")][1]');
  const found = box.page().locator('.ant-select-item-option:visible').filter({ hasText: text });
  await expect(async () => {
    await box.fill(String(typed));
    await found.first().click({ timeout: 5000 });
    await expect(field).toContainText(text, { timeout: 2000 });
  }).toPass();
}
