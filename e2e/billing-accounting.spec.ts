import type { Browser } from '@playwright/test';
import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { elsewhere, expect, test } from './fixture.ts';
import { openTab } from './open-tab.ts';
import { pressIn } from './press-in-dialog.ts';
import { seriousFindings } from './serious-findings.ts';

test('[B-356] an invoice is uploaded to accounting, and both sides agree', async ({
  page,
  signIn,
}) => {
  await signIn('accounting@harbour.test', '/view/accounting');
  const panel = page.locator('[role=tabpanel]:visible');
  await expect(panel.getByText('Simulated', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByText(/Simulated practice answers/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const api = await apiAs('accounting@harbour.test');
  const { items } = await api.get('/app/payments?status=0&maxResultCount=50&fields=accountingId');
  const waiting = (items as { id: string; accountingId: string | null }[]).find(
    ({ accountingId }) => !accountingId,
  );
  await openTab(page, `/view/invoices/detail/${waiting?.id}`);
  await panel.getByRole('button', { name: 'Upload to accounting' }).click();
  await expect(page.getByText('Uploaded to accounting').first()).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Upload to accounting' })).toBeHidden();

  await openTab(page, '/view/accounting');
  await panel.getByRole('button', { name: 'Sync with accounting' }).click();
  await expect(page.getByText(/compared: both sides agree/)).toBeVisible();
});

/** A month before all business that was never closed, not even by an earlier try. */
async function anOpenMonth(): Promise<string> {
  const api = await apiAs('accounting@harbour.test');
  const { items } = await api.get('/app/ledger-periods?maxResultCount=200');
  const known = JSON.stringify(items as Row[]);
  const months = Array.from({ length: 60 }, (_, at) => ({
    year: 2015 + Math.floor(at / 12),
    month: String((at % 12) + 1).padStart(2, '0'),
  }));
  const free = months.find(({ year, month }) => !known.includes(`${year}-${month}`));
  if (!free) throw new Error('Every month was closed once');
  return `${free.month}/${free.year}`;
}

/** It waits under what is asked of the other person. */
async function secondPersonAgrees(browser: Browser, subject: string): Promise<void> {
  const query = new URLSearchParams({ status: 'open', filterText: subject });
  const list = `/view/action-required-search?${query}`;
  const other = await elsewhere(browser, 'adminstaff@harbour.test', list);
  const panel = other.locator('[role=tabpanel]:visible');
  await panel.getByRole('link', { name: subject, exact: true }).first().click();
  await expect(panel.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(panel.getByText('A late invoice')).toBeVisible();
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  await pressIn(other.getByRole('dialog'), 'Approve');
  await expect(panel.getByText('Approved').first()).toBeVisible();
}

test('a month is closed, takes no more postings, and is opened again by a second person', async ({
  page,
  signIn,
  browser,
}) => {
  const month = await anOpenMonth();
  await signIn('accounting@harbour.test', '/view/ledger-periods');
  const panel = page.locator('[role=tabpanel]:visible');
  const dialog = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Close month' }).click();
  await dialog.getByLabel('Month').fill(month);
  await expect(dialog.getByText(`Everything of ${month} is finished.`)).toBeVisible();
  await dialog.getByLabel('Note').fill('Reconciled with the bank');
  await dialog.getByRole('button', { name: 'Close month' }).click();
  await expect(page.getByText(`${month} is closed.`)).toBeVisible();

  await panel.getByRole('link', { name: month }).click();
  await panel.getByRole('button', { name: 'Open again' }).click();
  await dialog.getByLabel('Reason').fill('A late invoice');
  await dialog.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('Somebody else is asked to agree.')).toBeVisible();
  await expect(panel.getByText('Reconciled with the bank')).toBeVisible();
  await secondPersonAgrees(browser, `Open ${month} again`);
  await page.reload();
  await expect(panel.getByText('A late invoice')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Open again' })).toBeHidden();

  await openTab(page, '/view/ledger');
  // Its date is as wide as a date, not as the page.
  const day = await panel.getByLabel('As of').boundingBox();
  expect(day?.width).toBeLessThan(200);
  await panel.getByRole('button', { name: 'Check the ledger' }).click();
  await expect(panel.getByText('Everything agrees')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
