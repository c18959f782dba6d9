import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { expect, test } from './fixture.ts';

const administrator = 'tenantadmin@harbour.test';

test('somebody new signs in by the provider of the practice, and an account is made by rule', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in with your practice' }).click();
  await page.getByLabel('Mail address').fill('nora.newcomer@harbour.test');
  await page.getByRole('button', { name: 'Go on' }).click();

  await expect(page.getByRole('heading', { name: 'Simulated provider' })).toBeVisible();
  await page.getByRole('button', { name: 'Nora Newcomer' }).click();
  await page.waitForURL((url) => !/^\/(account|connect|signin-oidc|authorize)/.test(url.pathname));
  await expect(page.getByText('Dashboard').first()).toBeVisible();

  const api = await apiAs(administrator);
  const { items } = await api.get('/app/users?filterText=nora.newcomer@harbour.test');
  const [made] = items as Row[];
  expect(made).toMatchObject({ firstName: 'Nora', lastName: 'Newcomer' });
  await page.goto('/account/logout');
  await page.getByRole('link', { name: 'Sign out of Harbour directory too' }).click();
  await expect(page.getByText('You are signed out of the simulated provider.')).toBeVisible();
});

test('an administrator sees the connection, its domain and who gets in', async ({
  page,
  signIn,
}) => {
  await signIn(administrator, '/view/sign-in-provider');

  const provider = page.getByRole('region', { name: 'Provider' });
  await expect(provider).toContainText('Connected');
  await expect(provider).toContainText('Bookings: Staff');
  await expect(page.getByRole('region', { name: 'Mail domains' })).toContainText(
    'Proven by the host',
  );
  await provider.getByRole('button', { name: 'Test connection' }).click();
  await expect(provider).toContainText('Worked, ');
});
