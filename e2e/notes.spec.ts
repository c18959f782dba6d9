import type { Page } from '@playwright/test';
import { elsewhere, expect, test } from './fixture.ts';
import { uniqueName } from './unique-name.ts';

const company = 'Wattle & Gum Lawyers';

/** Answers the address of a new claimant of the company. */
async function aClaimant(page: Page, lastName: string): Promise<string> {
  await page.locator('#firstName').fill('Claimant');
  await page.locator('#lastName').fill(lastName);
  await page.locator('#companyId').fill('Wattle');
  await page.getByTitle(company).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: lastName, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname;
}

const notes = (page: Page) => page.getByRole('region', { name: 'Notes and correspondence' });
const shown = (page: Page, text: string) =>
  notes(page).getByRole('listitem').filter({ hasText: text });

test('[D-037] [E-124] a mention tells the colleague, and a Staff note is not for a case manager', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/clients/add');
  const path = await aClaimant(page, uniqueName('Noted').replace(' ', ''));
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
  await signIn('staff@harbour.test', '/view/clients/add');
  const path = await aClaimant(page, uniqueName('Kept').replace(' ', ''));
  const write = async (text: string) => {
    await page.goto(`${path}?action=edit`);
    await page.locator('#notes').fill(text);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  };
  await write('Pain in the left knee since March.');
  await write('Pain in the right knee since March.');

  const clock = page.getByRole('button', { name: 'History of Internal notes' });
  await clock.focus();
  await clock.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Change history: Internal notes' });
  await expect(dialog.locator('del')).toHaveText('left');
  await expect(dialog.locator('ins')).toHaveText('right');
});
