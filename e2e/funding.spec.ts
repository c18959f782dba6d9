import type { BrowserContext, Locator, Page } from '@playwright/test';
import { apiOf } from './api-of.ts';
import type { Row } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { elsewhere, expect, test } from './fixture.ts';
import { pressIn } from './press-in-dialog.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

const head = (page: Page) => page.locator('[role=tabpanel]:visible header.page-head');
const section = (page: Page, name: string) =>
  page.locator('[role=tabpanel]:visible').getByRole('region', { name, exact: true });
const chooser = (place: Page | Locator, label: string) =>
  place.getByRole('combobox', { name: new RegExp(`^(\\* )?${label}$`) });

/** The options that were there before are replaced by those found; a press on one of them is lost. */
async function option(page: Page, place: Page | Locator, label: string, text: string) {
  const box = chooser(place, label);
  const found = page.locator('.ant-select-item-option:visible').filter({ hasText: text }).first();
  await expect(async () => {
    await box.fill(text);
    await found.click({ timeout: 5000 });
    await expect(place.locator('.ant-select', { has: chooser(page, label) })).toContainText(text, {
      timeout: 2000,
    });
  }).toPass();
}

async function day(place: Page | Locator, label: string, typed: string): Promise<void> {
  const input = place.getByLabel(label, { exact: true });
  await input.fill(typed);
  await input.press('Tab');
}

/** Presses what opens a print page, and reads the paper back. */
async function printed(context: BrowserContext, press: Promise<void>): Promise<string> {
  const opening = context.waitForEvent('page');
  await press;
  const page = await opening;
  const text = await page.frameLocator('iframe').locator('body').innerText();
  await page.close();
  return text;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const today = () => new Date().toLocaleDateString('en-AU', { timeZone: 'Australia/Sydney' });

/** A request for a facility, approved; then its agreement with a rate, set active. */
async function agree(page: Page): Promise<void> {
  await option(page, page, 'Funding provider', 'Southern Disb');
  await option(page, page, 'Borrower', 'Huon Legal');
  await page.getByLabel('Amount', { exact: true }).fill('60000');
  await day(page, 'Wanted from', '01/01/2026');
  await page.getByLabel('Purpose').fill('Reports for three matters');
  await save(page);
  await head(page).getByRole('button', { name: 'Submit', exact: true }).click();
  await head(page).getByRole('button', { name: 'Approve', exact: true }).click();
  await pressIn(page.getByRole('dialog', { name: 'Approve' }), 'Approve');
  await page.getByRole('link', { name: 'Open agreement' }).click();

  await expect(section(page, 'Limits')).toContainText('No cap');
  await section(page, 'Interest rates').getByRole('button', { name: 'Add interest rate' }).click();
  const rate = page.getByRole('dialog').last();
  await day(rate, 'From', '01/01/2026');
  await rate.getByLabel('Rate a year (%)').fill('10');
  await pressIn(rate, 'Save');
  await head(page).getByRole('button', { name: 'Set active' }).click();
  await expect(section(page, 'Use of the limit')).toContainText('Effective');
}

/** A loan of a matter under the agreement that is open, with three bills for reports. */
async function lendFor(page: Page, claimant: string): Promise<string> {
  await section(page, 'Loans').getByRole('link', { name: 'Add loan funding' }).click();
  await day(page, 'Opened on', '01/02/2026');
  await page.getByLabel('Client', { exact: true }).fill(claimant);
  await save(page);
  await expect(head(page)).toContainText(claimant);
  const loan = page.url();
  await section(page, 'Bills').getByRole('link', { name: 'Add funding transaction' }).click();
  await page.getByLabel('For', { exact: true }).fill('Orthopaedic report');
  await page.getByLabel('Amount', { exact: true }).fill('1650');
  await page.getByRole('textbox', { name: 'Payee' }).fill('Dr Orthopaedic');
  await save(page);
  await expect(head(page)).toContainText('FT-');
  const api = await apiOf(page);
  for (const [name, amount] of [
    ['Psychiatric', '2200.00'],
    ['Occupational', '1150.00'],
  ] as const)
    await api.post('/app/funding-transactions', {
      loanId: loan.split('/').at(-1),
      kind: 'otherDisbursement',
      payeeName: `Dr ${name}`,
      description: `${name} report`,
      amount,
    });
  return loan;
}

/** The bills of the agreement that is open: asked for, approved and paid, with both papers. */
async function draw(page: Page, context: BrowserContext): Promise<void> {
  const advances = section(page, 'Advances');
  const button = (name: string) => advances.getByRole('button', { name, exact: true });
  await button('Choose all').click();
  await expect(advances.getByRole('status')).toContainText('AUD 5,000.00');
  await button('Request advance for 3 transactions').click();
  await button('Send to the lender').click();
  await pressIn(page.getByRole('dialog', { name: 'Send to the lender' }), 'Send to the lender');
  const asked = advances.getByRole('table', { name: 'Advance requests' });
  const request = await printed(context, asked.getByRole('link', { name: /^Print/ }).click());
  expect(request.match(/Advance request|Please pay|ABN/g)).toHaveLength(3);
  for (const words of ['Dr Orthopaedic', 'Psychiatric report', '1,150.00', '5,000.00'])
    expect(request).toContain(words);

  await button('Approve').click();
  await pressIn(page.getByRole('dialog', { name: 'Approve' }), 'Approve');
  await button('Pay').click();
  const pay = page.getByRole('dialog', { name: 'Pay' });
  await day(pay, 'Paid on', '01/03/2026');
  await pressIn(pay, 'Pay');
  const paid = advances.getByRole('table', { name: 'Advance payments' });
  await expect(paid).toContainText('01 Mar 2026');
  const payment = await printed(context, paid.getByRole('link', { name: /^Print/ }).click());
  expect(payment).toContain('Advance payment');
  expect(payment).toContain('5,000.00');
  await expect(section(page, 'Use of the limit')).toContainText('AUD 55,000.00 available');
}

/** The loan that is open is repaid in part, then settled by the figure of its payout letter. */
async function repay(page: Page, context: BrowserContext): Promise<void> {
  const entering = page.getByRole('button', { name: 'Enter payment, fee or write-off' });
  await bringIntoView(section(page, 'Entries'), entering);
  await entering.click();
  const enter = page.getByRole('dialog', { name: 'Enter payment, fee or write-off' });
  await option(page, enter, 'What', 'Payment');
  await day(enter, 'Day', '01/06/2026');
  await enter.getByLabel('Amount', { exact: true }).fill('2000');
  // 92 of 365 days at 10 % of 5,000.
  await expect(enter.getByRole('status')).toContainText('126.03');
  await pressIn(enter, 'Enter payment, fee or write-off');
  const story = section(page, 'How it came to be');
  await expect(story).toContainText('Payment');
  const statement = await printed(
    context,
    story.getByRole('link', { name: 'Print statement' }).click(),
  );
  for (const words of ['5,000.00', '126.03', '3,126.03']) expect(statement).toContain(words);

  const settlement = section(page, 'Settlement');
  const total = settlement
    .getByRole('table', { name: 'Payout' })
    .getByRole('row', { name: /^Payout/ });
  await bringIntoView(settlement, total);
  await expect(total).toContainText(/\d\.\d\d/);
  // A section that is not in sight has no inner text.
  const figure = /[\d,]+\.\d\d/.exec((await total.textContent()) ?? '')?.[0] ?? '';
  const letter = await printed(
    context,
    settlement.getByRole('button', { name: 'Payout letter' }).click(),
  );
  expect(letter).toContain('Payout figure');
  expect(letter).toContain(`settled by AUD ${figure}`);

  await settlement.getByRole('button', { name: 'Settle loan' }).click();
  const settle = page.getByRole('dialog', { name: 'Settle loan' });
  await day(settle, 'Settled on', today());
  await settle.getByLabel('Received', { exact: true }).fill(figure.replace(',', ''));
  await expect(settle).toContainText('nothing is owed then');
  await pressIn(settle, 'Settle loan');
  await expect(page.getByRole('region', { name: 'How it stands' })).toContainText('Settled');
  const discharge = await printed(
    context,
    settlement.getByRole('button', { name: 'Discharge letter' }).click(),
  );
  expect(discharge).toContain('Nothing more is owed on it');
  expect(discharge).toContain(figure);
}

test('a facility: requested, agreed, drawn for three reports, partly repaid, settled', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('adminstaff@southern.test', '/view/facility-requests/add');
  await agree(page);
  const agreement = page.url();
  const loan = await lendFor(page, uniqueName('Wren'));
  await page.goto(agreement);
  await draw(page, context);
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto(loan);
  await repay(page, context);
  expect(await seriousFindings(page)).toEqual([]);
});

type Seen = { readonly id: string; readonly party: string | undefined };

const loansOf = async (page: Page, party: 'borrower' | 'insurer'): Promise<readonly Seen[]> => {
  const api = await apiOf(page);
  const fields = 'id,borrowerId,insurerId';
  const { items } = await api.get(`/app/disbursement-funding?maxResultCount=200&fields=${fields}`);
  return (items as Row[]).map((loan) => ({
    id: loan.id,
    party: (loan[party] as { displayName: string } | null)?.displayName,
  }));
};

test('a funder, a law firm and an insurer contractor see exactly their part', async ({
  page,
  browser,
  signIn,
}) => {
  const list = '/view/disbursement-funding';
  await signIn('adminstaff@southern.test', list);
  await expect(page.getByRole('heading', { name: 'Loan Fundings' })).toBeVisible();

  // A sharing group opens claimants; the loans of the other firm stay its own.
  for (const [account, party, own] of [
    ['casemanager', 'borrower', ['Torrens Compensation Lawyers']],
    ['insurer', 'insurer', ['Fleurieu Insurance']],
  ] as const) {
    const names: readonly (string | undefined)[] = own;
    const all = await loansOf(page, party);
    const theirs = all.filter((loan) => names.includes(loan.party));
    const hidden = all.find((loan) => !names.includes(loan.party));
    const other = await elsewhere(browser, `${account}@southern.test`, list);
    await expect(other.locator('tbody tr[data-row]').first()).toBeVisible();
    expect(await loansOf(other, party)).toEqual(theirs);

    await other.goto(`${list}/detail/${hidden?.id ?? ''}`);
    await expect(other.getByText('does not exist or is not available to you')).toBeVisible();
    await other.goto(`${list}/detail/${theirs[0]?.id ?? ''}`);
    await expect(other.getByRole('region', { name: 'How it stands' })).toBeVisible();
    await expect(section(other, 'Settlement')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Settle loan' })).toHaveCount(0);
  }
});
