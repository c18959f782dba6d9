import type { Page } from '@playwright/test';
import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { closedTenYearsAgo } from './closed-ten-years-ago.ts';
import { elsewhere, expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { pressIn } from './press-in-dialog.ts';
import { proveItIsYou } from './prove-it-is-you.ts';

const asker = 'adminstaff@harbour.test';
const agreer = 'tenantadmin@harbour.test';

const shownIn = (page: Page) => page.locator('[role=tabpanel]:visible');

/** The second person opens what waits for them, and agrees. */
async function agree(other: Page): Promise<void> {
  await shownIn(other).getByRole('button', { name: 'Approve', exact: true }).click();
  await pressIn(other.getByRole('dialog'), 'Approve');
  await proveItIsYou(other);
  await expect(shownIn(other).getByText('Approved').first()).toBeVisible();
}

async function requestPath(api: Api, kind: string): Promise<string> {
  const { items } = await api.get(`/app/approval-requests?status=waiting&kind=${kind}`);
  return `/view/approval-requests/detail/${(items as Row[])[0]?.id ?? ''}`;
}

const firstOf = async (api: Api, path: string): Promise<Row> =>
  ((await api.get(path))['items'] as Row[])[0] ?? { id: '' };

test('two administrators erase a person, who is found nowhere any more; the page says so', async ({
  page,
  signIn,
  browser,
}) => {
  const api = await apiAs(asker);
  const { id, lastName } = await aClaimant(api, { notes: 'Prefers the mornings.' });
  const place = `/view/clients/detail/${id}`;

  await signIn(asker, place);
  await shownIn(page).getByRole('button', { name: 'May this person be erased?' }).click();
  await expect(shownIn(page).getByText('Nothing stands in the way')).toBeVisible();
  await shownIn(page).getByRole('button', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The person asked for it.');
  await pressIn(dialog, 'Erase this person');
  await proveItIsYou(page);
  await expect(page.getByText(/It waits for a second person/).first()).toBeVisible();

  const other = await elsewhere(browser, agreer, await requestPath(api, 'erasePerson'));
  await agree(other);
  const state = async () => (await firstOf(api, `/app/erasures?clientId=${id}`))['status'];
  await expect.poll(state, forWork).toBe('done');

  await page.goto(place);
  const banner = shownIn(page).locator('.notice', { hasText: 'This person was erased on' });
  await expect(banner).toContainText('asked for it');
  await expect(banner).toContainText('agreed.');
  await expect(shownIn(page).getByText(lastName)).toHaveCount(0);
  await banner.getByRole('link', { name: /Certificate ERA-/ }).click();
  await expect(shownIn(page).getByText('Records without the person')).toBeVisible();
  const found = await api.get(`/app/clients?filterText=${lastName}`);
  expect(found['totalCount']).toBe(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await palette.getByRole('combobox').fill(lastName);
  await expect(palette.getByText('No result found')).toBeVisible();
});

test('two administrators dispose of a case whose years are over; the page says so and takes no file', async ({
  page,
  signIn,
  browser,
}) => {
  const api = await apiAs(asker);
  const { id: clientId } = await aClaimant(api);
  const { id: companyId } = await firstOf(api, '/app/companies?maxResultCount=1');
  const made = await api.post('/app/assessments', {
    clientId,
    companyId,
    internalNotes: 'Quillfeather limps.',
  });
  const caseNo = String(made['caseNo']);
  const place = { fromModule: 'IME', objectId: made.id };
  const query = new URLSearchParams(place).toString();
  await api.upload(`/app/files?${query}`, 'letter.txt', Buffer.from('Quillfeather'));
  await closedTenYearsAgo(made.id);

  await signIn(asker, '/view/retention');
  await shownIn(page).getByRole('searchbox', { name: 'Case number' }).fill(caseNo);
  await page.keyboard.press('Enter');
  await shownIn(page)
    .getByRole('checkbox', { name: `Choose ${caseNo}` })
    .check();
  await shownIn(page).getByRole('button', { name: 'Dispose of 1 case' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Its years are over.');
  await pressIn(dialog, 'Dispose of cases');
  await proveItIsYou(page);
  await expect(page.getByText(/It waits for a second person/).first()).toBeVisible();

  const other = await elsewhere(browser, agreer, await requestPath(api, 'disposeCases'));
  await agree(other);
  const state = async () => (await firstOf(api, `/app/case-disposals?caseId=${made.id}`))['status'];
  await expect.poll(state, forWork).toBe('done');

  await page.goto(`/view/assessments/detail/${made.id}`);
  const banner = shownIn(page).locator('.notice', { hasText: 'This case was disposed of on' });
  await expect(banner).toContainText('agreed.');
  await expect(shownIn(page).getByText('Quillfeather limps.')).toHaveCount(0);
  await expect(shownIn(page).getByRole('button', { name: 'Change status' })).toHaveCount(0);
  const late = api.upload(`/app/files?${query}`, 'late.txt', Buffer.from('late'));
  await expect(late).rejects.toThrow(/disposed of under the retention rule/);
  await banner.getByRole('link', { name: /Certificate DIS-/ }).click();
  await expect(shownIn(page).getByText('Files destroyed').first()).toBeVisible();
});
