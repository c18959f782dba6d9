import type { Page } from '@playwright/test';
import { aClaimant } from './a-claimant.ts';
import { aCompany } from './a-company.ts';
import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { elsewhere, expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { uniqueName } from './unique-name.ts';

const toCaseManagers = 'Please call our accounts team before you book.';
const toStaff = 'Four invoices are overdue; take prepayment first.';

/** What an earlier try applied. */
async function liftHighRisk(): Promise<void> {
  const api = await apiAs('staff@harbour.test');
  const { items } = await api.get('/app/companies?filterText=Wattle&fields=highRiskApplied');
  for (const { id, highRiskApplied } of items as Row[])
    if (highRiskApplied) await api.put(`/app/companies/${id}/liftHighRisk`);
}

const banner = (page: Page, text: string) => page.locator('.banner').filter({ hasText: text });

test('[B-090] [B-091] a company of high risk warns case managers and staff in different words', async ({
  page,
  browser,
  signIn,
}) => {
  await liftHighRisk();
  await signIn('staff@harbour.test', '/view/companies?businessType=lawPlaintiff');
  await page.getByRole('link', { name: 'Wattle & Gum Lawyers' }).click();
  await page.getByRole('button', { name: 'Apply high risk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#highRiskAppliedFrom').fill('01/01/2025');
  await dialog.locator('#highRiskAppliedFrom').press('Enter');
  await dialog.getByLabel('Reason shown to case managers').fill(toCaseManagers);
  await dialog.getByLabel('Reason shown to staff').fill(toStaff);
  await dialog.getByRole('button', { name: 'Apply high risk' }).click();
  await expect(banner(page, toStaff)).toBeVisible();

  const outside = await elsewhere(browser, 'casemanager@harbour.test', '/view/cm-profile');
  await expect(banner(outside, toCaseManagers)).toBeVisible();
  await outside.getByRole('link', { name: 'Wattle & Gum Lawyers' }).click();
  await expect(banner(outside, toCaseManagers).last()).toBeVisible();
  await expect(outside.getByText(toStaff)).toHaveCount(0);

  await page.getByRole('button', { name: 'Lift high risk' }).click();
  await expect(banner(page, toStaff)).toHaveCount(0);
});

test('[B-253] a sharing group opens claimants to a member within seconds, and closes them', async ({
  page,
  browser,
  signIn,
}) => {
  const api = await apiAs('staff@harbour.test');
  const company = await aCompany(api, { businessType: 'lawPlaintiff' });
  const { lastName } = await aClaimant(api, { companyId: company.id });
  const group = uniqueName('Journey group');
  await signIn('staff@harbour.test', '/view/company-groups/add');
  await page.locator('#name').fill(group);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: group, level: 1 })).toBeVisible();
  const join = async (name: string) => {
    await page.locator('#group-company').fill(name);
    await page.getByTitle(name).click();
    await page.getByRole('button', { name: 'Add company' }).click();
    await expect(page.getByRole('list', { name: 'Members' })).toContainText(name);
  };
  await join('Wattle & Gum Lawyers');

  const list = `/view/clients?filterText=${lastName}`;
  const outside = await elsewhere(browser, 'casemanager@harbour.test', list);
  const found = outside.locator('tbody tr[data-row]');
  const sees = (count: number) =>
    expect(async () => {
      await outside.reload();
      await expect(outside.locator('.page').last()).toContainText(/No result found|1–1 of 1/);
      await expect(found).toHaveCount(count, { timeout: 5000 });
    }).toPass(forWork);
  await sees(0);

  await join(company.name);
  await sees(1);

  await page.getByRole('button', { name: `Remove ${company.name}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Members' })).not.toContainText(company.name);
  await sees(0);
});
