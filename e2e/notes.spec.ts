import type { Page } from '@playwright/test';
import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { elsewhere, expect, test } from './fixture.ts';
import { uniqueName } from './unique-name.ts';

/** The page of a new claimant of a company that has a case manager. */
async function aPage(): Promise<string> {
  const api = await apiAs('staff@harbour.test');
  const manager = await (
    await apiAs('casemanager@harbour.test')
  ).get('/app/case-managers/myDetail');
  const { id } = await aClaimant(api, { companyId: manager['companyId'] });
  return `/view/clients/detail/${id}`;
}

const notes = (page: Page) => page.getByRole('region', { name: 'Notes and correspondence' });
const shown = (page: Page, text: string) =>
  notes(page).getByRole('listitem').filter({ hasText: text });

test('[D-037] [E-124] a mention tells the colleague, and a Staff note is not for a case manager', async ({
  page,
  browser,
  signIn,
}) => {
  const path = await aPage();
  await signIn('staff@harbour.test', path);
  const secret = uniqueName('For the office');
  const open = uniqueName('For all');
  const text = notes(page).getByLabel('Note', { exact: true });

  await text.pressSequentially(`${secret} @adminstaff`);
  const people = page.locator('.ant-mentions-dropdown').getByRole('menuitem');
  const found = people.filter({ hasText: /\S/ });
  await expect(found).toHaveCount(1);
  await found.click();
  await text.press('Control+Enter');
  await expect(shown(page, secret).locator('.note-mention')).toBeVisible();
  await text.fill(open);
  await notes(page).getByText('Everyone', { exact: true }).click();
  await text.press('Control+Enter');
  await expect(shown(page, open)).toBeVisible();

  const colleague = await elsewhere(browser, 'adminstaff@harbour.test', path);
  await expect(shown(colleague, secret)).toBeVisible();
  await colleague.getByRole('button', { name: /^Notifications/ }).click();
  const told = colleague.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await expect(told.filter({ hasText: 'mentioned you in a note' }).first()).toBeVisible();

  const outside = await elsewhere(browser, 'casemanager@harbour.test', path);
  await expect(shown(outside, open)).toBeVisible();
  await expect(outside.getByText(secret)).toHaveCount(0);
});

test('[B-346] [S-124] the history of a field shows what was taken out of a text and put in', async ({
  page,
  signIn,
}) => {
  const api = await apiAs('staff@harbour.test');
  const { id } = await aClaimant(api, { notes: 'Pain in the left knee since March.' });
  await signIn('staff@harbour.test', `/view/clients/detail/${id}`);
  const text = 'Pain in the right knee since March.';
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.locator('#notes').fill(text);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();

  const clock = page.getByRole('button', { name: 'History of Internal notes' });
  await clock.focus();
  await clock.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Change history: Internal notes' });
  await expect(dialog.locator('del')).toHaveText('left');
  await expect(dialog.locator('ins')).toHaveText('right');
});
