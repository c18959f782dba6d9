import { expect, test } from './fixture.ts';

test('a wrong password says no more than that', async ({ page }) => {
  await page.goto('/');
  await page.locator('input[name=username]').fill('staff@harbour.test');
  await page.locator('input[name=password]').fill('not the password');
  await page.locator('button[type=submit]').first().click();

  await expect(page.locator('input[name=password]')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('staff@harbour.test is');
});
