import { apiAs } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { toldByToast } from './toasts.ts';

test('the host switches a feature of a tenant, and sees who decides it', async ({
  page,
  signIn,
}) => {
  await signIn('tenantadmin@host.test', '/view/tenants');
  await page.getByRole('link', { name: 'summit' }).click();
  const row = page.getByRole('group', { name: /\(MVA\)$/ });
  await expect(row).toContainText(/default|edition|tenant/);
  if (/tenant/.test(await row.innerText())) {
    await row.getByText('Edition', { exact: true }).click();
    await expect(row).not.toContainText('tenant');
  }

  await row.getByText('On', { exact: true }).last().click();

  await toldByToast(page, 'Data has been saved successfully');
  await expect(row).toContainText('tenant');
  await row.getByText('Edition', { exact: true }).click();
  await expect(row).not.toContainText('tenant');
});

test('an administrator learns why something is hidden', async ({ page, signIn }) => {
  await signIn('tenantadmin@harbour.test', '/view/system-tools?tab=why');

  await page.locator('#why-thing').fill('user.list');
  await page.getByTitle('Users: See list (user.list)', { exact: true }).click();
  await page.locator('#why-role').click();
  await page.getByTitle('Case Manager', { exact: true }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'ADMIN_STAFF' })).toBeVisible();
});

test('[B-126] a permission is taken from a role and given back', async ({ page, signIn }) => {
  const api = await apiAs('tenantadmin@summit.test');
  await api.put('/app/roles/reset-default-permissions/tenant');
  await signIn('tenantadmin@summit.test', '/view/roles');
  const list = page.locator('[role=tabpanel]:visible');
  await list.getByRole('link', { name: 'Accounting', exact: true }).click();
  const companies = page.getByRole('row', { name: /^Companies/ });
  await companies.getByRole('checkbox', { name: /Export$/ }).click();
  await page.getByRole('button', { name: 'Save permissions' }).click();
  await expect(companies).toContainText('taken away');
  await page.reload();
  await expect(companies).toContainText('taken away');

  await page.getByRole('button', { name: 'Reset this role' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();

  await expect(companies).not.toContainText('taken away');
});

test('[B-089] resetting a password asks first', async ({ page, signIn }) => {
  await signIn('adminstaff@summit.test', '/view/users?filterText=typist');
  await page.locator('tbody tr[data-row]').first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();

  await expect(page.getByRole('dialog')).toContainText(
    'Do you want to reset password? New password will be sent to the user automatically.',
  );
});

test('[B-383] the own date format holds at once', async ({ page, signIn }) => {
  await signIn('specialist@summit.test', '/view/login-account');
  await page.locator('#dateFormat').click();
  await page.locator('.ant-select-item-option', { hasText: /\(DD\/MM\/YYYY\)$/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();

  await toldByToast(page, 'Data has been saved successfully');
  await page.reload();
  await expect(page.locator('[data-field=dateFormat]')).toContainText('DD/MM/YYYY');
});
