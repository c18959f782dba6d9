import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { openTab } from './open-tab.ts';
import { panel as panelOf } from './panel.ts';
import { forWork } from './patience.ts';
import { pickOption } from './pick-option.ts';
import { seriousFindings } from './serious-findings.ts';

const dayText = (before: number) =>
  new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);

test('[B-189] [S-075] a participant is referred, seen and claimed for', async ({
  page,
  signIn,
}) => {
  const { lastName } = await aClaimant(await apiAs('adminstaff@harbour.test'));
  await signIn('adminstaff@harbour.test', '/view/ndis/add');
  const panel = panelOf(page);
  const choose = (field: string, text: string) =>
    pickOption(panel.getByRole('combobox', { name: field }).first(), text);
  await choose('Claimant', lastName);
  await panel.getByLabel('NDIS number').fill('430 555 777');
  await choose('Plan management', 'NDIA');
  await panel.getByLabel('Plan from').fill(dayText(90));
  await panel.getByLabel('Plan from').press('Enter');
  await expect(panel.getByLabel('Plan to')).not.toHaveValue('');
  await choose('Support category', 'Improved daily living skills');
  await panel.getByRole('region', { name: 'Budgets' }).locator('input').last().fill('300');
  await expect(panel.getByText('Together AUD 300.00')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByRole('heading', { level: 1, name: /^NDIS-/ })).toBeVisible();

  const budgets = panel.getByRole('table', { name: 'Budgets' });
  await expect(
    budgets.getByRole('row', { name: /AUD 300\.00 AUD 0\.00 AUD 300\.00/ }),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Add participant appointment' }).click();
  const dialog = page.getByRole('dialog');
  await pickOption(dialog.getByRole('combobox', { name: 'Support item' }), '15_617');
  await dialog.getByLabel('Date').fill(dayText(2));
  await dialog.getByLabel('From').fill('09:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'Attended 60 min, claim' }).click();
  await expect(page.getByText('1 line of AUD 193.99 claimed.').first()).toBeVisible();
  await expect(budgets.getByRole('row', { name: /AUD 193\.99 AUD 106\.01/ })).toBeVisible();

  await openTab(page, '/view/ndis-payment-requests');
  // On some days of the week the demo has claims of that day too, which go along.
  const ofThatDay = /\.csv .*(\d\d \w+ \d{4}) \1 [1-9]\d* AUD [\d,]+\.\d\d Ready to upload/;
  const ready = panel.getByRole('row', { name: ofThatDay });
  await expect(panel.locator('tbody')).toBeVisible();
  const before = await ready.count();
  await page.getByRole('button', { name: 'Make payment request' }).click();
  await dialog.getByLabel('Registration number').fill('4050012345');
  await dialog.getByLabel('Delivered from').fill(dayText(2));
  await dialog.getByLabel('Delivered to').fill(dayText(2));
  await dialog.getByRole('button', { name: 'Make payment request' }).click();
  await expect(ready).toHaveCount(before + 1, forWork);
});

test('[S-043] the time budget shows whose money runs out first, and its burn-down', async ({
  page,
  signIn,
}) => {
  await signIn('adminstaff@harbour.test', '/view/time-budget-breakdown');
  const panel = panelOf(page);

  await panel.getByRole('button', { name: /^Runs out early/ }).click();
  await panel
    .getByRole('button', { name: /^Burn-down/ })
    .first()
    .click();

  await expect(panel.getByRole('img', { name: /left on/ })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
