import { readFileSync } from 'node:fs';
import { apiAs } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { openTab } from './open-tab.ts';
import { forWork } from './patience.ts';
import { hasOurPayTerms, payTermsOf } from './pay-terms-of.ts';
import { pressIn } from './press-in-dialog.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';

const today = new Date().toISOString().slice(0, 10);
const typed = (day: string): string => day.split('-').toReversed().join('/');

/** A case whose claimant was seen, by a specialist whom no journey has paid yet. */
async function aCaseToPay(office: Api, accounting: Api): Promise<Row> {
  const seen = '/app/assessments?step=attendedChargeable&maxResultCount=50';
  for (const { id } of (await office.get(seen)).items as Row[]) {
    const one = await office.get(`/app/assessments/${id}`);
    if (!(await hasOurPayTerms(accounting, one['specialistId']))) return one;
  }
  throw new Error('Every specialist of an attended case was paid by a journey already');
}

const statements = async () =>
  (await readMails()).filter((mail) => mail.includes('Subject: Remittance Payment'));

async function aSpecialistToPay(office: Api, accounting: Api): Promise<string> {
  const { id, specialistId } = await aCaseToPay(office, accounting);
  await payTermsOf(accounting, specialistId);
  await office.put(`/app/assessments/${id}/receiveDictation`);
  return String(specialistId);
}

/** Once the worker has heard of the step. */
async function nameOfPayee(accounting: Api, specialistId: string): Promise<string> {
  const due = `/app/provider-payments/due?periodTo=${today}`;
  const find = async () =>
    ((await accounting.get(due)).payees as Row[]).find(
      (payee) => payee['specialistId'] === specialistId && payee['net'] !== '0.00',
    );
  await expect.poll(find, forWork).toBeTruthy();
  return String((await find())?.['name']);
}

test('[S-027] [S-034] [B-057] an earned fee is paid, the bank file saved and the statement mailed', async ({
  page,
  signIn,
}) => {
  const office = await apiAs('adminstaff@harbour.test');
  const api = await apiAs('accounting@harbour.test');
  const name = await nameOfPayee(api, await aSpecialistToPay(office, api));
  await signIn('accounting@harbour.test', '/view/generate-doctor-payment');

  await page.locator('#pay-periodTo').fill(typed(today));
  await page.keyboard.press('Enter');
  const mine = page.getByRole('checkbox', { name: `Pay ${name}`, exact: true });
  await expect(mine).toBeChecked();
  for (const other of await page.getByRole('checkbox', { name: /^Pay / }).all())
    if ((await other.isChecked()) && (await other.getAttribute('aria-label')) !== `Pay ${name}`)
      await other.uncheck();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make payments' }).click();
  const ahead = page.getByRole('dialog', { name: 'Make payments' });
  await expect(ahead.getByRole('table', { name: 'Payments' }).getByText(name)).toBeVisible();
  await pressIn(ahead, 'Make 1 payment');
  const waiting = page.getByRole('table', { name: 'Made, not paid yet' });
  await expect(waiting.getByText(name)).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make bank file' }).click();
  const file = readFileSync(await (await saving).path(), 'ascii');
  expect(file).toMatch(/^1733-123987654321 53\d{10}FEES /m);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await pressIn(page.getByRole('dialog', { name: 'Mark as paid' }), 'Mark as paid');
  await expect(waiting).toBeHidden();

  await openTab(page, '/view/remittance-statements');
  await page.getByRole('switch', { name: 'Show provider payments' }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Show provider payments' })).toBeChecked();
  await page.getByText('Month', { exact: true }).first().click();
  await page.getByText('Dates', { exact: true }).first().click();
  await page.locator('#remittance-requestDateFrom').fill('01/01/2020');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('table', { name: 'Provider Remittance' }).getByText(name),
  ).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  const before = (await statements()).length;
  await page.getByRole('button', { name: 'Send statements' }).click();
  await pressIn(page.getByRole('dialog'), 'Send statements');
  await expect(page.getByText('Statements are on their way')).toBeVisible();
  await expect.poll(async () => (await statements()).length, forWork).toBeGreaterThan(before);
});
