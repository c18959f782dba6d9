import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' });

test('a dialog with changes asks, by Escape, the cross, a press outside and Cancel', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/appointment-sessions?do=roster');
  const dialog = page.getByRole('dialog', { name: 'Create a roster' });
  const from = dialog.locator('[data-field=from] input');
  await from.fill('930');
  await from.blur();
  await expect(from).toHaveValue('09:30');
  await from.fill('banana');
  await from.blur();
  await expect(dialog).toContainText('Please enter a time, for example 9:30, 930 or 9am.');

  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.mouse.click(20, 450),
  ]) {
    await leave();
    await question(page).getByRole('button', { name: 'Go on editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(from).toHaveValue('banana');
  }
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/view/centres');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add room' }).click();
  const room = page.getByRole('dialog', { name: 'Add room' });
  await room.getByRole('textbox', { name: 'Name' }).fill('Room 99');
  await room.getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(room).toBeHidden();
});

test('System Configuration and role permissions ask before their tab closes', async ({
  page,
  signIn,
}) => {
  const save = page.getByText('Do you want to save changes before opening new section?');
  await signIn('tenantadmin@summit.test', '/view/system-config');
  await page.getByLabel('Tax name').fill('VAT');
  await page.keyboard.press('Alt+w');
  await expect(save).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByLabel('Tax name')).toHaveValue('VAT');
  await page.getByLabel('Tax name').fill('GST');

  await page.goto('/view/roles');
  const list = page.locator('[role=tabpanel]:visible');
  await list.getByRole('link', { name: 'Accounting', exact: true }).click();
  const box = page.getByRole('checkbox', { name: 'Companies: Export' });
  await box.click();
  await page.keyboard.press('Alt+w');
  await expect(save).toBeVisible();
  await page.getByRole('button', { name: /^Don.t save$/ }).click();

  await expect(page.getByRole('tab', { name: /^Accounting/ })).toHaveCount(0);
});

test('the date format of the practice is chosen from a list', async ({ page, signIn }) => {
  await signIn('tenantadmin@summit.test', '/view/system-config');

  await page.getByLabel('Date format').click();

  await expect(page.getByTitle('05/03/2026 (DD/MM/YYYY)')).toBeVisible();
});
