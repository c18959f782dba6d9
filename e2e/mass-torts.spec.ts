import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { uniqueName } from './unique-name.ts';

const claimants = 50;
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function importSheet(
  page: Page,
  list: string,
  rows: (string | number)[][],
  count: number,
): Promise<void> {
  await page.goto(list);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  await dialog.getByLabel('Workbook').setInputFiles({
    name: 'claimants.xlsx',
    mimeType: xlsx,
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Claimants', rows }] })),
  });
  await dialog.getByRole('button', { name: new RegExp(`^Import ${count} `) }).click();
  await expect(dialog.getByText(new RegExp(`${count} [a-z ]+ imported`, 'i')).first()).toBeVisible(
    forWork,
  );
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
}

async function bulkMove(page: Page, move: string): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Chosen claimants' });
  await bar.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Move' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: move }).click();
  await dialog.getByRole('button', { name: 'Move them' }).click();
}

test('[G-025] 50 claimants are imported and moved at once; two that cannot are named', async ({
  page,
  signIn,
}) => {
  const family = uniqueName('Ztort').replace(/\W+/g, '');
  const campaign = uniqueName('Campaign');
  await signIn('adminstaff@harbour.test', '/view/mass-tort-campaigns/add');
  await page.getByLabel('Name', { exact: true }).fill(campaign);
  await page.getByLabel('Defendant').fill('Acme Pharma');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: campaign })).toBeVisible();
  const address = page.url();
  const people = Array.from({ length: claimants }, (_, at) => `Person${at}`);
  await importSheet(
    page,
    '/view/clients',
    [['First name', 'Last name'], ...people.map((first) => [first, family])],
    claimants,
  );
  await importSheet(
    page,
    '/view/mass-torts',
    [['Claimant', 'Campaign'], ...people.map((first) => [`${first} ${family}`, campaign])],
    claimants,
  );

  await page.goto(address);
  const counts = page.getByRole('group', { name: 'Claimants by status' });
  await expect(counts.getByRole('button', { name: 'Case Created 50' })).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Choose MT-/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await bulkMove(page, 'Start intake');
  await expect(page.getByText('2 of 2 claimants changed.').first()).toBeVisible();
  await expect(counts.getByRole('button', { name: 'Intake 2' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Choose this page' }).check();
  await page.getByRole('button', { name: 'Choose all 50' }).click();
  await expect(page.getByText('50 chosen')).toBeVisible();
  await bulkMove(page, 'Start intake');
  const outcome = page.getByRole('status', { name: 'Outcome' });
  await expect(outcome).toContainText('48 of 50 claimants changed.', forWork);
  await expect(
    outcome.getByRole('row').filter({ hasText: 'This mass tort is Intake.' }),
  ).toHaveCount(2);
  await expect(counts.getByRole('button', { name: 'Intake 50' })).toBeVisible();
});
