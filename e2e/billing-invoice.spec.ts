import type { Page } from '@playwright/test';
import { apiOf } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { seriousFindings } from './serious-findings.ts';

const payment = (page: Page) => page.getByRole('region', { name: 'Payment', exact: true });

/** A case of the demo whose claimant was seen; the latest ones belong to other journeys. */
async function anAttendedCase(api: Api): Promise<string> {
  const attended = await api.get(
    '/app/assessments?caseStatus=attendedChargeable&maxResultCount=50&sorting=caseNo',
  );
  for (const { id } of attended.items as Row[]) {
    const proposal = await api.get(`/app/payments/blueprints?objectId=${id}`);
    if (!(proposal.missing as string[]).length) return id;
  }
  throw new Error('No attended case can be invoiced');
}

test('[C-422] [C-423] [R-145] an attended case is invoiced from its page, and its status follows', async ({
  page,
  signIn,
}) => {
  await signIn('accounting@harbour.test', '/view/invoices');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const id = await anAttendedCase(await apiOf(page));
  const path = `/view/assessments/detail/${id}`;

  await page.goto(path);
  await payment(page).scrollIntoViewIfNeeded();
  await expect(payment(page)).toContainText('Not Invoiced');
  await payment(page)
    .getByRole('link', { name: /^Invoice \d+ charges?$/ })
    .click();
  const lines = page.getByRole('region', { name: 'Lines', exact: true });
  await expect(lines).toContainText(/Price list: |Price of the case/);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Make invoice of / }).click();
  await expect(page.getByText(/Invoice INV-\d{4}-\d{6} is made\./).first()).toBeVisible();

  await page.goto(path);
  await payment(page).scrollIntoViewIfNeeded();
  await expect(payment(page)).toContainText(/INV-\d{4}-\d{6}/);
  await expect(payment(page)).toContainText('Client Invoiced');
  await expect(payment(page)).toContainText('Margin');
});

test('a month is previewed before it is invoiced', async ({ page, signIn }) => {
  await signIn('accounting@harbour.test', '/view/invoice-run');
  await page.getByRole('button', { name: 'Show preview' }).click();

  await expect(
    page
      .getByRole('button', { name: /^Make \d+ invoices?$/ })
      .or(page.getByText('Nothing waits to be invoiced')),
  ).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
