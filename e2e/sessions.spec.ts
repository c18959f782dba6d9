import type { Page } from '@playwright/test';
import { PASSWORD } from './accounts.ts';
import { expect, test } from './fixture.ts';

/** As if the access token had run out: the API refuses it, the refresh token still works. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const user = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...user, access_token: 'spoilt' }));
  });

test('[D12] two windows with a dead token share one refresh and go on', async ({
  page,
  context,
  signInByHand,
}) => {
  await signInByHand('staff@harbour.test');
  const other = await context.newPage();
  await other.goto('/view/dashboard');
  await expect(other.locator('.dash-panel').first()).toBeVisible();
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/connect/token')) refreshes.push(request.url());
  });
  await spoilToken(page);

  await Promise.all(
    [page, other].map((window) =>
      window.getByRole('navigation').getByRole('link', { name: 'Companies' }).click(),
    ),
  );

  for (const window of [page, other]) {
    await expect(window.locator('tbody tr[data-row]').first()).toBeVisible();
  }
  expect(refreshes).toHaveLength(1);
});

test('[B-072] signing out ends it, in the other window too', async ({
  page,
  context,
  signInByHand,
}) => {
  await signInByHand('staff@harbour.test');
  const other = await context.newPage();
  await other.goto('/view/companies');
  await expect(other.locator('tbody tr[data-row]').first()).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Logout' }).click();

  await expect(page).toHaveURL(/\/signout-oidc/);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    'access_token',
  );
  await expect(other.locator('input[name=password]')).toBeVisible();
});

test('[B-074] [B-391] a second account is added and switched back from', async ({
  page,
  signInByHand,
}) => {
  await signInByHand('staff@harbour.test');
  const menu = page.getByRole('button', { name: /^Account of/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Add account' }).click();
  await page.locator('input[name=username]').fill('adminstaff@southern.test');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').first().click();
  await expect(page.locator('.sidebar-head')).toHaveText('FP southern');

  await menu.click();
  await page.getByRole('menuitem', { name: /staff@harbour\.test/ }).click();

  await expect(page.locator('.sidebar-head')).toHaveText('MLP harbour');
  await page.getByRole('navigation').getByRole('link', { name: 'Companies' }).click();
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
});

test('[B-073] an administrator acts as a user, and goes back', async ({ page, signInByHand }) => {
  await signInByHand('adminstaff@harbour.test', '/view/users?filterText=typist');
  await page.locator('tbody tr[data-row]').first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign in as this user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in as this user' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Cannot find a report');
  await dialog.getByRole('button', { name: 'Sign in as this user' }).click();

  await expect(page.getByRole('button', { name: 'REVOKE' })).toBeVisible();
  await page.getByRole('button', { name: 'REVOKE' }).click();

  await expect(page.getByRole('navigation').getByRole('link', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'REVOKE' })).toHaveCount(0);
});

test('[B-070] a profile that cannot be loaded signs out', async ({ page, signInByHand }) => {
  await signInByHand('staff@harbour.test');
  await page.route('**/app/profile/current', (route) => route.fulfill({ status: 500 }));

  await page.goto('/view/companies');

  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});
