import type { Page } from '@playwright/test';
import { elsewhere, expect, leave, test } from './fixture.ts';
import { uniqueName } from './unique-name.ts';

/** Answers the address of a new company's page. */
async function aCompany(page: Page, name: string): Promise<string> {
  await page.locator('#name').fill(name);
  await page.locator('#businessType').click();
  await page.getByTitle('Insurer', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname;
}

const avatars = (page: Page) => page.getByRole('list', { name: 'Others on this record' });

test('[B-148] [B-162] two people on one record see each other, until one leaves', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn('staff@harbour.test', '/view/companies/add');
  const path = await aCompany(page, uniqueName('Shared Insurance'));
  const other = await elsewhere(browser, 'adminstaff@harbour.test', path);

  await expect(page.getByText('User Editing Item')).toBeVisible();
  await expect(page.getByText(/^.+ is viewing this record$/).first()).toBeVisible();
  await expect(avatars(page).getByRole('img')).toHaveCount(1);
  await expect(avatars(other).getByRole('img')).toHaveCount(1);

  await leave(other);
  await expect(avatars(page)).toHaveCount(0);
});

test('[B-076] [B-077] [B-160] a notification arrives live, and is read with its record', async ({
  page,
  signIn,
  browser,
}) => {
  const name = uniqueName('Risky Insurance');
  await signIn('adminstaff@harbour.test', '/view/companies');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  const other = await elsewhere(browser, 'staff@harbour.test', '/view/companies/add');
  await aCompany(other, name);

  await other.getByRole('button', { name: 'Apply high risk' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.locator('#highRiskAppliedFrom').fill('01/01/2025');
  await dialog.locator('#highRiskAppliedFrom').press('Enter');
  await dialog.locator('#highRiskReasonToBookingCm').fill('Please call us before you book.');
  await dialog.locator('#highRiskReasonToStaff').fill('Unpaid invoices.');
  await dialog.getByRole('button', { name: 'Apply high risk' }).click();

  await expect(page.getByText('High risk applied')).toBeVisible();
  await expect(bell).toHaveAccessibleName(/unread/);

  await bell.click();
  const list = page.getByRole('region', { name: 'Notifications' });
  const width = async () => (await list.locator('..').boundingBox())?.width;
  await expect.poll(width).toBe(650);
  const row = list.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'Mark as read' }).click();
  await expect(row.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
  await row.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row.getByRole('button', { name: 'Mark as read' })).toBeVisible();

  await row.getByRole('button', { name: /High risk applied/ }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await bell.click();
  await expect(row.getByRole('button', { name: 'Mark as unread' })).toBeVisible();
});

test('[E-023] [M-082] [B-255] an action for a colleague arrives live, is cleared, and the dashboard follows', async ({
  page,
  signIn,
  browser,
}) => {
  const title = uniqueName('Ring the rooms');
  await signIn('adminstaff@harbour.test', '/view/dashboard');
  const mine = page.getByRole('region', { name: 'Needs you' });
  await expect(mine.getByRole('listitem').first()).toBeVisible();
  const other = await elsewhere(browser, 'staff@harbour.test', '/view/dashboard');

  await other.getByRole('button', { name: 'Add action' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.locator('#title').fill(title);
  await dialog.locator('#assignedUserId').fill('adminstaff@harbour');
  const choices = other.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await choices.filter({ hasText: 'adminstaff@harbour.test' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const row = mine.getByRole('listitem').filter({ hasText: title });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Mark done: ${title}` }).press('Enter');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  await row.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Mark done' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await other.goto(`/view/action-required-search?status=done&filterText=${title}`);
  await expect(other.getByRole('row').filter({ hasText: title })).toContainText('Done');
});
