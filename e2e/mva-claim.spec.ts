import type { Locator, Page } from '@playwright/test';
import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { expect, test } from './fixture.ts';
import { head, section } from './panel.ts';
import { pickOption } from './pick-option.ts';
import { pressIn } from './press-in-dialog.ts';
import { seriousFindings } from './serious-findings.ts';

async function day(place: Page | Locator, label: string, typed: string): Promise<void> {
  const input = place.getByLabel(label);
  await input.fill(typed);
  await input.press('Tab');
}

const option = (place: Page | Locator, label: string, text: string) =>
  pickOption(place.getByRole('combobox', { name: new RegExp(`^(\\* )?${label}`) }), text);

/** The main button of the claim, what it asks, and what its status is then. */
async function lead(
  page: Page,
  button: string,
  status: string,
  fill: (dialog: Locator) => Promise<void> = async () => {},
): Promise<void> {
  await head(page).getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await fill(dialog);
  await pressIn(dialog, button);
  await expect(dialog).toBeHidden();
  await expect(head(page)).toContainText(status);
}

test('[B-187] [B-188] a claim from the accident to the last cent', async ({ page, signIn }) => {
  const { lastName } = await aClaimant(await apiAs('staff@harbour.test'));
  await signIn('staff@harbour.test', '/view/mva-claim/add');
  await option(page, 'Claimant', lastName);
  await option(page, 'State of the accident', 'New South Wales');
  await day(page, 'Date of the accident', '12/03/2099');
  await expect(page.getByText('The accident cannot lie in the future.')).toBeVisible();
  await day(page, 'Date of the accident', '12/03/2025');
  await expect(page.getByRole('region', { name: 'Limitation date' })).toContainText('2028');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^MVA-/ })).toBeVisible();
  const limitation = section(page, 'Limitation date');
  await expect(limitation).toContainText('New South Wales: 3 years from the accident');
  await expect(limitation).toContainText('Guidance only');
  await lead(page, 'Lodge claim', 'Claim Lodged', (dialog) =>
    day(dialog, 'Lodged on', '01/04/2025'),
  );
  await lead(page, 'Record liability decision', 'Liability Decision', async (dialog) => {
    await option(dialog, 'Liability', 'Admitted');
    await day(dialog, 'Decided on', '01/06/2025');
  });
  await lead(page, 'Start treatment', 'Treatment');
  await lead(page, 'Gather medical evidence', 'Medical Evidence');

  const offers = section(page, 'Insurers and offers');
  const write = offers.getByRole('button', { name: 'Write the demand' });
  await bringIntoView(offers, write);
  await write.click();
  const demand = page.getByRole('dialog', { name: /^Demand/ });
  await demand.getByLabel('Non-economic loss').fill('100000');
  await pressIn(demand, 'Save');
  await expect(offers.getByRole('table', { name: 'Demand and offers' })).toContainText(
    'AUD 100,000.00',
  );
  await offers.getByRole('button', { name: 'Add insurer' }).click();
  const insurer = page.getByRole('dialog').last();
  await insurer.getByLabel('Insurer', { exact: true }).fill('Meridian Motor');
  await pressIn(insurer, 'Save');
  await offers.getByRole('button', { name: 'Add offer of Meridian Motor' }).click();
  const offer = page.getByRole('dialog', { name: /^Offer of Meridian/ });
  await offer.getByLabel('Non-economic loss').fill('80000');
  await pressIn(offer, 'Save');
  await expect(offers).toContainText('AUD 20,000.00 short');

  await lead(page, 'Demand sent', 'Demand Sent');
  await lead(page, 'Start negotiation', 'Negotiation');
  await lead(page, 'Settle', 'Settled', async (dialog) => {
    await day(dialog, 'Settled on', '01/10/2026');
    await dialog.getByLabel('Settlement', { exact: true }).fill('80000');
  });

  const paid = section(page, 'Settlement and final disbursement');
  const divide = paid.getByRole('button', { name: 'Write the final disbursement statement' });
  await bringIntoView(paid, divide);
  await divide.click();
  await paid.getByLabel('Paid to, row 1').fill('The firm');
  await paid.getByLabel('Amount, row 1').fill('15000.50');
  await expect(paid).toContainText('AUD 64,999.50 of the settlement goes to nobody yet.');
  await paid.getByRole('button', { name: 'Take the rest: AUD 64,999.50' }).click();
  await expect(paid).toContainText('Balances');
  await paid.getByRole('button', { name: 'Save statement' }).click();
  await expect(paid.getByRole('button', { name: 'Print the statement' })).toBeVisible();
  await expect(paid).toContainText('AUD 64,999.50');
  expect(await seriousFindings(page)).toEqual([]);
  await lead(page, 'Close', 'Closed');
});
