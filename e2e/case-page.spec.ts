import type { Page } from '@playwright/test';
import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { elsewhere, expect, test } from './fixture.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

/** The address of a case of a claimant of its own. */
async function aCase(account: string): Promise<string> {
  const api = await apiAs(account);
  const first = async (base: string) => {
    const { items } = await api.get(`/app/${base}?maxResultCount=1`);
    return (items as Row[])[0]?.id;
  };
  const [companyId, specialistId] = await Promise.all(['companies', 'specialists'].map(first));
  const { id: clientId } = await aClaimant(api);
  const made = await api.post('/app/assessments', { clientId, companyId, specialistId });
  return `/view/assessments/detail/${made.id}`;
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const change = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await expect(section(page, name).getByRole('button', { name: 'Save' })).toBeVisible();
};

const save = async (page: Page, name: string) => {
  await section(page, name).getByRole('button', { name: 'Save' }).click();
};

const notes = 'Booking Notes';
const notesOf = (page: Page) => section(page, notes).getByLabel('Booking notes');

test('[B-171] [S-066] two people on one case see who writes where, and lose no change', async ({
  page,
  signIn,
  browser,
}) => {
  const claimNo = uniqueName('CL');
  const path = await aCase('staff@harbour.test');
  await signIn('staff@harbour.test', path);
  await expect(page.getByRole('heading', { level: 1, name: /^IME-/ })).toBeVisible();
  // The last is the insurance claim of G-108, by its feature.
  await expect(page.locator('.case-main > section.card')).toHaveCount(17);
  expect(await seriousFindings(page)).toEqual([]);
  const other = await elsewhere(browser, 'adminstaff@harbour.test', path);

  await change(page, notes);
  await notesOf(page).fill('Needs a ramp.');
  await expect(section(other, notes)).toContainText(/ is writing here since \d{1,2}:\d\d/);

  const client = 'Claimant Details';
  await change(other, client);
  await section(other, client).getByLabel('Claim number').fill(claimNo);
  await save(other, client);
  await expect(section(page, client)).toContainText(claimNo);
  await save(page, notes);
  await expect(section(other, notes)).toContainText('Needs a ramp.');
  await expect(section(other, notes)).not.toContainText('is writing here');

  await change(page, notes);
  await notesOf(page).fill('Needs a ramp and a lift.');
  await expect(section(other, notes)).toContainText('is writing here');
  await other.getByRole('button', { name: `Change ${notes}` }).click();
  await other.getByRole('button', { name: 'Take over' }).click();
  await expect(section(page, notes)).toContainText('took over this section at');
  await notesOf(other).fill('Needs an interpreter.');
  await save(other, notes);
  await expect(section(other, notes).getByRole('button', { name: 'Save' })).toHaveCount(0);
  await save(page, notes);
  const both = page.getByRole('dialog');
  await expect(both).toContainText('Somebody else changed this record');
  await both.getByRole('radio', { name: 'Booking notes: mine' }).check();
  await both.getByRole('button', { name: 'Save' }).click();
  await expect(section(other, notes)).toContainText('Needs a ramp and a lift.');
  await expect(section(other, client)).toContainText(claimNo);
});

test('[G-010] [G-001] a move says what follows, goes by the keyboard, and is undone by admin staff', async ({
  page,
  signIn,
}) => {
  await signIn('adminstaff@harbour.test', await aCase('adminstaff@harbour.test'));
  const head = page.locator('header.page-head');
  await expect(head).toContainText('Case Created');

  await head.getByRole('button', { name: 'Request appointment' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'What follows' })).toContainText(
    /next: Appointment by /i,
  );
  expect(await seriousFindings(page)).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'Request appointment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(head).toContainText('Appointment Requested');

  await page.getByRole('button', { name: 'Status log' }).click();
  await expect(page.getByRole('list', { name: 'Status log' })).toContainText(
    'Appointment Requested',
  );
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Undo the last step' }).click();
  await expect(dialog).toContainText('The case goes back to the step before');
  await dialog.getByLabel('Reason').fill('By mistake');
  await dialog.getByLabel('Reason').press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(head).toContainText('Case Created');
  await expect(page.getByRole('list', { name: 'Status log' })).toContainText('By mistake');
});

test('[B-237] a case for staff says so, and prints its summary', async ({ page, signIn }) => {
  await signIn('adminstaff@harbour.test', await aCase('adminstaff@harbour.test'));

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Who sees this case' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Visible to').click();
  const choices = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await choices.filter({ hasText: 'Staff' }).click();
  await expect(dialog).toContainText('Only the office sees it');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('header.page-head')).toContainText('Staff only');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  const printed = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Print summary' }).click();
  const summary = await printed;
  await expect(summary.frameLocator('iframe').getByText('Status log')).toBeVisible();
  await summary.close();
});
