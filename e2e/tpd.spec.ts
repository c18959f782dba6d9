import type { Locator, Page } from '@playwright/test';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { aClaimant } from './a-claimant.ts';
import { apiAs, apiOf } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { expect, test } from './fixture.ts';
import { head, section } from './panel.ts';
import { forWork } from './patience.ts';
import { pickOption } from './pick-option.ts';
import { pressIn } from './press-in-dialog.ts';
import { seriousFindings } from './serious-findings.ts';

async function day(place: Page | Locator, label: string, typed: string): Promise<void> {
  const input = place.getByLabel(label);
  await input.fill(typed);
  await input.press('Tab');
}

/** The main button of the case, what it asks, and what its status is then. */
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

/** A move that is not the likely one, from the menu of the header. */
async function other(page: Page, button: string, fill: (dialog: Locator) => Promise<void>) {
  await head(page).getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await fill(dialog);
  await pressIn(dialog, button);
  await expect(dialog).toBeHidden();
}

async function uploadPapers(page: Page): Promise<void> {
  const id = page.url().split('/').at(-1) ?? '';
  const api = await apiOf(page);
  for (const name of ['Claim form.pdf', 'Statement.pdf'])
    await api.upload(`/app/files?fromModule=TPD&objectId=${id}`, name, aPdf(name));
  await page.reload();
}

test('[B-202] a TPD case from the first call to the submission', async ({ page, signIn }) => {
  const { lastName } = await aClaimant(await apiAs('staff@harbour.test'));
  await signIn('staff@harbour.test', '/view/tpd/add');
  await pickOption(page.getByRole('combobox', { name: 'Claimant' }), lastName);
  await page.getByLabel('Occupation').fill('Truck driver');
  await day(page, 'Day last worked', '15/05/2026');
  await expect(page.getByRole('region', { name: 'Waiting period' })).toContainText('3 months');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^TPD-/ })).toBeVisible();
  const funds = section(page, 'Funds and waiting period');
  await funds.getByRole('button', { name: 'Add fund and policy' }).click();
  const policy = page.getByRole('dialog').last();
  await policy.getByLabel('Superannuation fund').fill('Harbour Super');
  await pressIn(policy, 'Save');
  await expect(funds).toContainText('Can be lodged');

  await lead(page, 'Request received', 'Request Received');
  await lead(page, 'Assess eligibility', 'Prelim Eligibility');
  const questions = section(page, 'Preliminary eligibility');
  await bringIntoView(questions, questions.getByText('Yes', { exact: true }).first());
  for (const yes of await questions.getByText('Yes', { exact: true }).all()) await yes.click();
  await expect(questions).toContainText('Likely eligible');
  await questions.getByRole('button', { name: 'Save answers' }).click();
  await expect(questions.getByRole('button', { name: 'Save answers' })).toBeDisabled();
  await lead(page, 'Agreement signed', 'Agreement Signed', (dialog) =>
    day(dialog, 'Signed on', '01/10/2026'),
  );
  await lead(page, 'Start client claim', 'Client Claim');
  await lead(page, 'Request medical attendant statement', 'Medical Attendant Statement');

  const statements = section(page, 'Statements');
  const add = statements.getByRole('button', { name: 'Add statement' });
  await bringIntoView(statements, add);
  await add.click();
  const statement = page.getByRole('dialog').last();
  await statement.getByRole('combobox', { name: 'Kind' }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: 'Medical' }).click();
  await statement.getByLabel('From').fill('Dr Osei');
  await day(statement, 'Due on', '30/12/2099');
  await pressIn(statement, 'Save');
  await statements.getByRole('button', { name: 'Requested today' }).click();
  await statements.getByRole('button', { name: 'Received today' }).click();
  await expect(statements.locator('.chip').filter({ hasText: 'Received' })).toBeVisible();

  await uploadPapers(page);
  const bundle = section(page, 'Submission bundle');
  const make = bundle.getByRole('button', { name: 'Make the bundle' });
  await bringIntoView(bundle, make);
  await make.click();
  await expect(bundle).toContainText(/pages, made/, forWork);
  expect(await seriousFindings(page)).toEqual([]);
  await other(page, 'Legal submission', (dialog) => day(dialog, 'Submitted on', '16/11/2026'));
  await expect(head(page)).toContainText('Legal Submission');
});
