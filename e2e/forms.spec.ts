import type { Page } from '@playwright/test';
import { elsewhere, expect, test } from './fixture.ts';
import { toldByToast } from './toasts.ts';
import { uniqueName } from './unique-name.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const dialog = (page: Page) => page.getByRole('dialog');

async function addCompany(page: Page, name: string): Promise<void> {
  await page.locator('#name').fill(name);
  await page.locator('#businessType').click();
  await page.getByTitle('Insurer', { exact: true }).click();
  await save(page);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

test('[B-220] [C-226] a record is added: errors are shown at their fields, a suburb fills the rest', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/companies/add');
  await page.locator('#email').fill('nobody');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Please complete required fields.')).toBeVisible();
  await expect(page.locator('#name')).toBeFocused();
  await expect(page.locator('[data-field=email]')).toContainText('Invalid email address');

  await page.locator('#email').fill('office@journey.test');
  const street = page.locator('[data-field=address]');
  await street.getByRole('combobox', { name: 'Suburb' }).fill('bondi j');
  await page.getByTitle('Bondi Junction NSW 2022').click();
  await expect(street.getByRole('combobox', { name: 'State' })).toHaveValue('NSW');
  await expect(street.getByRole('combobox', { name: 'Postcode' })).toHaveValue('2022');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/add.png` });
  await addCompany(page, uniqueName('Forms Insurance'));

  await expect(page.getByText('Bondi Junction NSW 2022')).toBeVisible();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/detail.png` });
});

test('what was typed survives a reload', async ({ page, signIn }) => {
  await signIn('staff@harbour.test', '/view/companies/add');
  await page.locator('#name').fill('Half a name');
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  await page.reload();

  await expect(page.locator('#name')).toHaveValue('Half a name');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.locator('#name')).toHaveValue('');
});

test('[B-136] two people change one record, and the second settles it field by field', async ({
  page,
  signIn,
  browser,
}) => {
  const name = uniqueName('Contested Insurance');
  await signIn('staff@harbour.test', '/view/companies/add');
  await addCompany(page, name);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.locator('#phone').fill('0298765432');
  await page.locator('#email').fill('mine@journey.test');

  const sameRecord = page.url().replace(/\?.*$/, '?action=edit');
  const other = await elsewhere(browser, 'adminstaff@harbour.test', sameRecord);
  await other.locator('#email').fill('theirs@journey.test');
  await other.locator('#website').fill('https://theirs.journey.test');
  await save(other);
  await toldByToast(other, 'Data has been saved successfully.');

  await save(page);
  await expect(page.getByText(/has been modified by other user/)).toBeVisible();
  await expect(dialog(page)).toContainText('Both changed');
  await expect(dialog(page).getByRole('button', { name: 'Choose 1 more' })).toBeDisabled();
  await expect(dialog(page).getByLabel('Phone: mine')).toBeChecked();
  await expect(dialog(page).getByLabel('Website: theirs')).toBeChecked();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/conflict.png` });
  await dialog(page).getByLabel('Email: theirs').check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();

  await toldByToast(page, 'Data has been saved successfully.');
  const shown = page.getByRole('main');
  await expect(shown).toContainText('02 9876 5432');
  await expect(shown).toContainText('theirs@journey.test');
  await expect(shown).toContainText('https://theirs.journey.test');
});
