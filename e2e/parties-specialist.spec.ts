import { addDays, formatDate } from '#kernel/domain';
import { aRecruit } from './a-recruit.ts';
import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { uniqueName } from './unique-name.ts';

const question = 'This specialist does not have a contract with us. Do you want to continue?';

test('[B-084] [B-085] without a contract staff are asked, and others are refused', async ({
  page,
  signIn,
}) => {
  const lastName = uniqueName('Uncontracted').replaceAll(' ', '');
  await signIn('staff@harbour.test', '/view/specialists/add');
  await page.locator('#firstName').fill('Robin');
  await page.locator('#lastName').fill(lastName);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `Robin ${lastName}`, level: 1 })).toBeVisible();
  await expect(page.getByText('No contract', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change status' }).click();
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/startOnboarding') && answer.ok()),
    page.getByRole('menuitem', { name: 'Start onboarding' }).click(),
  ]);
  await expect(page.getByText('Onboarding', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(0);

  const dialog = page.getByRole('dialog');
  // The page is drawn anew after the step, and a press during that is lost.
  await expect(async () => {
    await page.getByRole('button', { name: 'Check availability to book' }).click();
    await expect(dialog).toContainText(question, { timeout: 5000 });
  }).toPass();
  await dialog.getByRole('button').last().click();
  await expect(page.getByText('This specialist can be booked.')).toBeVisible();

  const id = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  const manager = await apiAs('casemanager@harbour.test');
  await expect(
    manager.post(`/app/specialists/${id}/checkContract`, { confirmed: true }),
  ).rejects.toThrow(/: 422 .*"specialistNotAvailable"/);
});

test('[E-057] the last stage of onboarding is a signed contract', async ({ page, signIn }) => {
  const id = await aRecruit(await apiAs('staff@harbour.test'));
  await signIn('staff@harbour.test', `/view/specialists/detail/${id}`);
  await expect(page.getByText('A signed contract')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Stage 4' }).click();
  await expect(
    page.getByText('A contract must be signed, and not be over, first.').first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Generate agreement' }).click();
  const sending = page.getByRole('dialog', { name: 'Generate agreement' });
  await expect(sending.getByRole('region', { name: 'Emails of this step' })).toBeVisible();
  await sending.getByRole('button', { name: 'Generate agreement' }).click();
  await expect(page.getByText('The agreement is ready to sign.')).toBeVisible();
  const [agreement] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'View', exact: true }).click(),
  ]);
  await expect(
    agreement
      .frameLocator('iframe')
      .getByRole('heading', { name: 'Specialist services agreement' }),
  ).toBeVisible();
  await agreement.close();

  await page.getByRole('button', { name: 'Record signature' }).click();
  await page.getByRole('dialog').getByLabel('Signed by').fill('The doctor');
  await page.getByRole('dialog').getByRole('button', { name: 'Record signature' }).click();
  await expect(page.getByRole('cell', { name: 'Signed', exact: true })).toBeVisible();
  await expect(page.getByText('Contract starts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to Stage 4' })).toHaveCount(0);
});

test('[E-050] the states of a specialist are changed by steps, not in the form', async ({
  page,
  signIn,
}) => {
  const lastName = uniqueName('Stepwise').replaceAll(' ', '');
  await signIn('staff@harbour.test', '/view/specialists/add');
  await expect(page.locator('#firstName')).toBeVisible();
  await expect(page.locator('#recruitmentStatus')).toHaveCount(0);
  await page.locator('#firstName').fill('Robin');
  await page.locator('#lastName').fill(lastName);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: `Robin ${lastName}`, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Exclude' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await page.getByTitle('Unpaid debt').click();
  await dialog.getByRole('button', { name: 'Exclude' }).click();
  await expect(page.getByText('Excluded from bookings: Unpaid debt.')).toBeVisible();

  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByRole('menuitem', { name: 'Exclude' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Reinstate' }).click();
  await expect(page.getByText('Excluded from bookings: Unpaid debt.')).toHaveCount(0);
});

test('[B-219] a list of specialists asks for a recruitment status', async ({ page, signIn }) => {
  await signIn('staff@harbour.test', '/view/specialists?recruitmentStatus=EXCLUDING');
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();

  await page.getByRole('button', { name: 'Excluding', exact: true }).click();
  await expect(page.getByText('Must select at least one recruitment status')).toBeVisible();
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Onboarded', exact: true }).click();
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
});

/** The agreement of the demo is signed once only. */
async function somethingToSign(): Promise<void> {
  const own = await apiAs('specialist@harbour.test');
  const { id, contracts } = await own.get('/app/specialists/myProfile');
  if ((contracts as Row[]).some(({ status }) => status === 'sent')) return;
  const api = await apiAs('staff@harbour.test');
  const ends = (contracts as Row[]).map(({ endDate }) => String(endDate)).toSorted();
  const startDate = addDays(ends.at(-1) ?? '2040-01-01', 1);
  const contract = { template: 'standard', startDate, endDate: addDays(startDate, 364) };
  const made = await api.post(`/app/specialists/${id}/contracts`, contract);
  await api.post(`/app/specialists/${id}/agreement/generate`, { contractId: made.id });
}

test('[B-108] specialists see their profile and sign what waits for them', async ({
  page,
  signIn,
}) => {
  await somethingToSign();
  const from = addDays('2040-01-01', Math.floor(Math.random() * 9000));
  const to = addDays(from, 13);
  await signIn('specialist@harbour.test', '/view/dr-account');
  await expect(page.getByRole('heading', { name: /^Dr /, level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Signed by').fill('The doctor');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('Your agreement is signed.')).toBeVisible();

  await page.getByRole('button', { name: 'Add leave' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Add leave' });
  await dialog.locator('#startDate').fill(formatDate(from, 'DD/MM/YYYY'));
  await dialog.locator('#startDate').press('Enter');
  await dialog.locator('#endDate').fill(formatDate(to, 'DD/MM/YYYY'));
  await dialog.locator('#endDate').press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const days = [from, to].map((day) => formatDate(day, 'DD MMM YYYY')).join(' to ');
  await expect(page.getByText(days)).toBeVisible();
});
