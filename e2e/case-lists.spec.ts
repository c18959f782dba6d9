import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

/** Two cases of one claimant, known by their claim number. */
async function twoCases(claimNo: string): Promise<string[]> {
  const api = await apiAs('staff@harbour.test');
  const { id: clientId } = await aClaimant(api);
  const one = await api.post('/app/assessments', { clientId, claimNo });
  const other = await api.post('/app/assessments', { clientId, claimNo });
  return [one, other].map(({ caseNo }) => String(caseNo));
}

test('[B-243] [R-013] a saved view, a move on the board, and several cases put on hold', async ({
  page,
  signIn,
}) => {
  const claim = uniqueName('CL').replace(' ', '-');
  const [first = '', second = ''] = await twoCases(claim);
  await signIn('staff@harbour.test', `/view/assessments?filterText=${claim}`);
  await expect(page.getByRole('link', { name: first })).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toBeVisible();
  const open = page
    .getByRole('group', { name: 'Views' })
    .getByRole('button', { name: /^All open/ });
  await open.click();
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/isClosed=false/);
  await expect(page.getByRole('link', { name: first })).toBeVisible();

  await page.getByTitle('Board', { exact: true }).click();
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
  await expect(column('Case Created').getByText(first)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: `Move ${first}` }).click();
  await page.getByRole('menuitem', { name: /^Request appointment/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'What follows' })).toContainText('Next:');
  await dialog.getByRole('button', { name: 'Request appointment' }).click();
  await expect(column('Appointment Requested').getByText(first)).toBeVisible();
  await expect(column('Case Created').getByText(first)).toHaveCount(0);

  await page.reload();
  await expect(column('Appointment Requested').getByText(first)).toBeVisible();
  await page.getByTitle('List', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();

  await page.goto(`/view/universal-search?filterText=${claim}`);
  await expect(page.getByRole('heading', { name: 'Combined Task Search' })).toBeVisible();
  await expect(page.getByRole('link', { name: second })).toBeVisible();
  for (const box of await page.locator('td[data-check]').all()) await box.click();
  const bar = page.getByRole('toolbar', { name: 'Chosen rows' });
  await bar.getByRole('button', { name: 'Put on hold' }).click();
  await dialog.getByLabel('Reason').fill('The claimant is overseas');
  await dialog.getByRole('button', { name: 'Put 2 cases on hold' }).click();
  await expect(page.getByText('2 cases changed.')).toBeVisible();
  await expect(page.getByText('On Hold', { exact: true })).toHaveCount(2);
});
