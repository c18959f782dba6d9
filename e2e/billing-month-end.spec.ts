import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { apiAs } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { openTab } from './open-tab.ts';
import { forWork } from './patience.ts';
import { payTermsOf } from './pay-terms-of.ts';
import { pressIn } from './press-in-dialog.ts';
import { sendAllTheSame } from './send-all-the-same.ts';
import { uniqueName } from './unique-name.ts';

const today = new Date().toISOString().slice(0, 10);
const typed = (day: string): string => day.split('-').toReversed().join('/');
const panelOf = (page: Page) => page.locator('[role=tabpanel]:visible');

/** A case that was seen and can be invoiced; the first and the latest belong to other journeys. */
async function anAttendedCase(api: Api): Promise<Row> {
  const path =
    '/app/assessments?caseStatus=attendedChargeable&maxResultCount=50&skipCount=12&sorting=caseNo';
  for (const { id } of (await api.get(path)).items as Row[]) {
    const proposal = await api.get(`/app/payments/blueprints?objectId=${id}`);
    if (!(proposal.missing as string[]).length) return api.get(`/app/assessments/${id}`);
  }
  throw new Error('No attended case can be invoiced');
}

/** The invoices of one company, of all its work until today. */
async function invoiceTheMonth(page: Page, company: string): Promise<void> {
  const panel = panelOf(page);
  for (const label of ['Work done until', 'Invoice date']) {
    await panel.getByLabel(label).fill(typed(today));
    await page.keyboard.press('Enter');
  }
  await panel.getByRole('combobox', { name: 'Company' }).fill(company);
  await page
    .locator('.ant-select-item-option:visible')
    .filter({ hasText: company })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Show preview' }).click();
  await panel.getByRole('button', { name: /^Make \d+ invoices?$/ }).click();
  await expect(panel.getByText(/\d+ invoices? of AUD [\d,.]+ made\./)).toBeVisible(forWork);
}

async function bankPays(page: Page, invoiceNo: string, total: string): Promise<void> {
  const fileName = `${uniqueName('month end')}.csv`;
  const content = `${typed(today)},"+${total}","DIRECT CREDIT ${invoiceNo}","+99,000.00"`;
  await openTab(page, '/view/bank-statements');
  await page
    .getByLabel('Statement to import')
    .setInputFiles({ name: fileName, mimeType: 'text/csv', buffer: Buffer.from(content) });
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 1, name: fileName })).toBeVisible();
  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(panel.getByText('Everything is matched')).toBeVisible();
}

/** The screen of payments has a journey of its own; here only this specialist is paid. */
async function paySpecialist(page: Page, api: Api, specialistId: unknown): Promise<void> {
  const periodFrom = `${Number(today.slice(0, 4)) - 1}-01-01`;
  const { payments } = await api.post('/app/provider-payments/generate', {
    periodFrom,
    periodTo: today,
    payOn: today,
    payees: [{ specialistId }],
  });
  const [payment] = payments as Row[];
  const ids = [payment?.id];
  await api.post('/app/payment-files', { ids, processOn: today });
  await api.post('/app/provider-payments/markPaid', { ids, paidOn: today });

  await openTab(page, `/view/provider-payments/detail/${payment?.id}`);
  const panel = panelOf(page);
  await expect(panel.getByText('Paid on', { exact: true }).first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download PDF' }).click();
  expect(
    readFileSync(await (await saving).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

test('[B-057] [B-356] a month ends: invoiced, sent, paid, specialists paid, uploaded, and all agrees', async ({
  page,
  signIn,
}) => {
  const api = await apiAs('accounting@harbour.test');
  const seen = await anAttendedCase(api);
  const company = (seen['company'] as Row)['displayName'];
  await payTermsOf(api, seen['specialistId']);

  await signIn('accounting@harbour.test', '/view/invoice-run');
  await invoiceTheMonth(page, String(company));
  const { items } = await api.get(`/app/payments?caseId=${seen.id}&fields=invoiceNo,total`);
  const [made] = items as Row[];
  await openTab(page, `/view/invoices/detail/${made?.id}`);
  await panelOf(page).getByRole('button', { name: 'Send invoice' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Send to').fill('month-end@payer.test');
  await pressIn(dialog, 'Send invoice');
  await sendAllTheSame(page, panelOf(page).getByText('to month-end@payer.test'));

  await bankPays(page, String(made?.['invoiceNo']), String(made?.['total']));
  await paySpecialist(page, api, seen['specialistId']);

  await openTab(page, `/view/invoices/detail/${made?.id}`);
  await panelOf(page).getByRole('button', { name: 'Upload to accounting' }).click();
  await expect(page.getByText('Uploaded to accounting').first()).toBeVisible();
  await openTab(page, '/view/ledger');
  await panelOf(page).getByRole('button', { name: 'Check the ledger' }).click();
  await expect(panelOf(page).getByText('Everything agrees')).toBeVisible();
});
