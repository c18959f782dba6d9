import { apiAs } from './api-of.ts';
import type { Row } from './api-of.ts';
import { elsewhere, expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { pressIn } from './press-in-dialog.ts';

const place = '/view/specialist-pay-terms';
const firstOf = ({ items }: Row): Row => (items as Row[])[0] ?? { id: '' };

/** The provider alone takes such a rule away again. */
async function listBankDetails(value: 'true' | null): Promise<void> {
  const host = await apiAs('tenantadmin@host.test');
  const { id } = firstOf(await host.get('/app/tenants?filterText=summit'));
  await host.put(`/app/tenants/${id}/settings`, {
    settings: { 'ICS.SecondPerson.BankDetails': value },
  });
}

test.afterAll(() => listBankDetails(null));

test('bank details of a payee change when a second person has seen the difference', async ({
  page,
  signIn,
  browser,
}) => {
  await listBankDetails('true');
  const api = await apiAs('accounting@summit.test');
  const { id } = firstOf(await api.get('/app/specialist-pay-terms?maxResultCount=1'));
  const before = await api.get(`/app/specialist-pay-terms/${id}`);
  const accountNumber = before['accountNumber'] === '44556677' ? '44556688' : '44556677';

  await signIn('accounting@summit.test', `${place}/detail/${id}`);
  const panel = page.locator('[role=tabpanel]:visible');
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByLabel('Account number').fill(accountNumber);
  await panel.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`becomes ${accountNumber}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask a second person' }).click();
  await expect(page.getByText(/Nothing is changed yet/).first()).toBeVisible();
  expect(await api.get(`/app/specialist-pay-terms/${id}`)).toMatchObject({
    accountNumber: before['accountNumber'],
  });

  const request = firstOf(await api.get('/app/approval-requests?status=waiting'));
  const path = `/view/approval-requests/detail/${request.id}`;
  const other = await elsewhere(browser, 'adminstaff@summit.test', path);
  const shown = other.locator('[role=tabpanel]:visible');
  await expect(shown.getByText(`becomes ${accountNumber}.`).first()).toBeVisible();
  await shown.getByRole('button', { name: 'Approve', exact: true }).click();
  await pressIn(other.getByRole('dialog'), 'Approve');
  const kept = async () => (await api.get(`/app/specialist-pay-terms/${id}`))['accountNumber'];
  await expect.poll(kept, forWork).toBe(accountNumber);
  await expect(shown.getByText('Approved').first()).toBeVisible();
});
