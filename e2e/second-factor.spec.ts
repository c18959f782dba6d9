import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD } from './accounts.ts';
import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { readMails } from './read-mails.ts';
import { stage } from './stage.ts';
import { uniqueName } from './unique-name.ts';

const administrator = 'tenantadmin@harbour.test';

/** An administrator of their own, who has set the password by the link in the welcome mail. */
async function aColleague(): Promise<{ id: string; userName: string }> {
  const { url } = await stage();
  const api = await apiAs(administrator);
  const userName = `${uniqueName('factor').toLowerCase().replaceAll(/\W+/g, '-')}@harbour.test`;
  const roles = await api.get('/app/roles?maxResultCount=50');
  const roleIds = (roles.items as Row[])
    .filter(({ name }) => name === 'ADMIN_STAFF' || name === 'TENANT_ADMIN')
    .map(({ id }) => id);
  const person = { firstName: 'Robin', lastName: 'Factor', userName, email: userName, roleIds };
  const { id } = await api.post('/app/users', person);
  const link = /\/account\/set-password\?token=([\w-]+)/;
  let token = '';
  await expect
    .poll(async () => {
      const mail = (await readMails()).findLast((each) => each.includes(userName));
      token = mail ? (link.exec(mail)?.[1] ?? '') : '';
      return token;
    })
    .not.toBe('');
  const body = new URLSearchParams({ token, password: PASSWORD, repeated: PASSWORD });
  const saved = await fetch(`${url}/account/set-password`, {
    method: 'POST',
    body,
    headers: { origin: url },
  });
  expect(saved.status).toBe(200);
  return { id, userName };
}

/** As the key in a laptop that knows its owner. */
async function giveKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function setUpApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel('Code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('.recovery-codes')).toContainText(/(\w{4}-){3}\w{4}/);
  await page.getByRole('button', { name: 'I have kept them' }).click();
}

async function actAsStaff(page: Page, staffId: string): Promise<void> {
  await page.goto(`/view/users/detail/${staffId}`);
  await page.getByRole('main').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign in as this user' }).click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel('Reason').fill('They cannot find an invoice');
  await dialog.getByRole('button', { name: 'Sign in as this user' }).click();
}

test('an app and a passkey are made, asked for again at impersonation, and out everywhere', async ({
  page,
  signInByHand,
}) => {
  test.slow();
  const { id, userName } = await aColleague();
  const { items } = await (
    await apiAs(administrator)
  ).get('/app/users?filterText=staff@harbour.test');
  const staff = (items as Row[]).find((row) => row['userName'] === 'staff@harbour.test');
  await signInByHand(userName, '/view/login-account?tab=SignIn');
  await giveKey(page);

  await setUpApp(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const factors = page.getByRole('region', { name: 'Second factors' });
  await expect(factors.getByRole('row', { name: 'Passkey' })).toBeVisible();
  await actAsStaff(page, staff?.id ?? '');
  await page.getByRole('button', { name: 'REVOKE' }).click();
  await actAsStaff(page, staff?.id ?? '');
  await page.getByRole('button', { name: 'Use a passkey' }).click();

  await expect(page.getByRole('button', { name: 'REVOKE' })).toBeVisible();
  await page.goto('/account/logout');
  await page.goto('/');
  await page.getByText('Sign in', { exact: true }).click();
  await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL((url) => !/^\/(account|connect|signin-oidc)/.test(url.pathname));

  const { url } = await stage();
  const boss = await apiAs(administrator);
  // It answers nothing, which is no JSON.
  await boss.put(`/app/users/${id}/end-sessions`).catch(() => null);
  await page.goto(`${url}/view/login-account`);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});
