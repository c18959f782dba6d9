import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { elsewhere, expect, test } from './fixture.ts';
import { pressIn } from './press-in-dialog.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';

type Loose = Record<string, unknown> & { items?: Loose[]; payees?: Loose[] };

/** A call of whoever is signed in on this page. */
async function call(page: Page, method: string, path: string, data?: object): Promise<Loose> {
  const { origins } = await page.context().storageState();
  const [user] = origins
    .flatMap(({ localStorage }) => localStorage)
    .filter(({ name }) => name.startsWith('oidc.user:'));
  const { access_token: token } = JSON.parse(user?.value ?? '{}') as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Loose;
}

const today = new Date().toISOString().slice(0, 10);
const typed = (day: string): string => day.split('-').toReversed().join('/');

/** The specialist of a case whose claimant was seen, with an account and terms. */
async function aSpecialistToPay(office: Page, accounting: Page): Promise<string> {
  const seen = '/app/assessments?step=attendedChargeable&maxResultCount=1';
  const [found] = (await call(office, 'GET', seen)).items ?? [];
  const { id, specialistId } = await call(
    office,
    'GET',
    `/app/assessments/${String(found?.['id'])}`,
  );
  await call(accounting, 'POST', '/app/specialist-pay-terms', {
    specialistId,
    payableRule: 'attendance',
    commissionPercent: '10',
    abn: '51824753556',
    isGstRegistered: true,
    accountName: 'Fees',
    bsb: '733-123',
    accountNumber: '987654321',
  });
  await call(accounting, 'PUT', '/app/pay-setting', {
    payableRule: 'report',
    commissionPercent: '0',
    withholdingPercent: '47',
    bankCode: 'CBA',
    userName: 'Harbour Medico-Legal',
    userNumber: '301500',
    bsb: '062-000',
    accountNumber: '12345678',
  });
  await call(office, 'PUT', `/app/assessments/${String(id)}/receiveDictation`, {});
  return String(specialistId);
}

/** Once the worker has heard of the step. */
async function nameOfPayee(accounting: Page, specialistId: string): Promise<string> {
  const due = `/app/provider-payments/due?periodTo=${today}`;
  const find = async () =>
    (await call(accounting, 'GET', due)).payees?.find(
      (payee) => payee['specialistId'] === specialistId && payee['net'] !== '0.00',
    );
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  return String((await find())?.['name']);
}

test('[S-027] [S-034] [B-057] an earned fee is paid, the bank file saved and the statement mailed', async ({
  page,
  signIn,
  browser,
}) => {
  const office = await elsewhere(browser, 'adminstaff@harbour.test', '/');
  await signIn('accounting@harbour.test', '/view/generate-doctor-payment');
  const name = await nameOfPayee(page, await aSpecialistToPay(office, page));

  await page.locator('#pay-periodTo').fill(typed(today));
  await page.keyboard.press('Enter');
  const mine = page.getByRole('checkbox', { name: `Pay ${name}`, exact: true });
  await expect(mine).toBeChecked();
  for (const other of await page.getByRole('checkbox', { name: /^Pay / }).all())
    if ((await other.isChecked()) && (await other.getAttribute('aria-label')) !== `Pay ${name}`)
      await other.uncheck();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make payments' }).click();
  const waiting = page.getByRole('table', { name: 'Made, not paid yet' });
  await expect(waiting.getByText(name)).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make bank file' }).click();
  const file = readFileSync(await (await saving).path(), 'ascii');
  expect(file).toMatch(/^1733-123987654321 53\d{10}FEES /m);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await pressIn(page.getByRole('dialog', { name: 'Mark as paid' }), 'Mark as paid');
  await expect(waiting).toBeHidden();

  await page.goto('/view/remittance-statements');
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
  await page.getByRole('button', { name: 'Send statements' }).click();
  await pressIn(page.getByRole('dialog'), 'Send statements');
  await expect(page.getByText('Statements are on their way')).toBeVisible();
  await expect
    .poll(
      async () => (await readMails()).some((mail) => mail.includes('Subject: Remittance Payment')),
      {
        timeout: 120_000,
      },
    )
    .toBe(true);
});
