import type { Page } from '@playwright/test';
import { apiAs } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { expect, test } from './fixture.ts';
import { openTab } from './open-tab.ts';
import { panel } from './panel.ts';
import { seriousFindings } from './serious-findings.ts';

const payment = (page: Page) => panel(page).getByRole('region', { name: 'Payment', exact: true });

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
  const id = await anAttendedCase(await apiAs('accounting@harbour.test'));
  const path = `/view/assessments/detail/${id}`;

  await signIn('accounting@harbour.test', path);
  await bringIntoView(payment(page), payment(page).getByText('Not Invoiced').first());
  await payment(page)
    .getByRole('link', { name: /^Invoice \d+ charges?$/ })
    .click();
  const lines = page.getByRole('region', { name: 'Lines', exact: true });
  await expect(lines).toContainText(/Price list: |Price of the case/);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Make invoice of / }).click();
  await expect(page.getByText(/Invoice INV-\d{4}-\d{6} is made\./).first()).toBeVisible();

  await openTab(page, path);
  await bringIntoView(
    payment(page),
    payment(page)
      .getByText(/INV-\d{4}-\d{6}/)
      .first(),
  );
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
