import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

/** Two cases of the first claimant, known by their claim number. */
const twoCases = (page: Page, claimNo: string): Promise<string[]> =>
  page.evaluate(async (claim) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
      access_token: string;
    };
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const found = await fetch('/app/clients?maxResultCount=1', { headers });
    const { items } = (await found.json()) as { items: { id: string }[] };
    const numbers: string[] = [];
    for (let number = 0; number < 2; number += 1) {
      const body = JSON.stringify({ clientId: items[0]?.id, claimNo: claim });
      const made = await fetch('/app/assessments', { method: 'POST', headers, body });
      numbers.push(((await made.json()) as { caseNo: string }).caseNo);
    }
    return numbers;
  }, claimNo);

test('[B-243] [R-013] a saved view, a move on the board, and several cases put on hold', async ({
  page,
  signIn,
}) => {
  await signIn('staff@harbour.test', '/view/companies');
  await expect(page.getByRole('heading', { name: 'Companies' })).toBeVisible();
  const claim = uniqueName('CL').replace(' ', '-');
  const [first = '', second = ''] = await twoCases(page, claim);

  await page.goto(`/view/assessments?filterText=${claim}`);
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
