import { expect, test } from './fixture.ts';
import { seriousFindings } from './serious-findings.ts';

test('[S-020] accounting goes from the first screen to what is overdue, and from a figure to its rows', async ({
  page,
  signIn,
}) => {
  await signIn('accounting@harbour.test', '/view/dashboard');
  await page.getByRole('link', { name: /overdue on/ }).click();
  await expect(page).toHaveURL(/\/view\/invoices\?openAmountFrom=0.01&dueDateTo=/);

  await page.goto('/view/billing-reports');
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Unbilled work' }).click();
  await page.locator('tbody').getByRole('button', { name: /^AUD / }).first().click();
  await expect(page.getByRole('dialog').getByRole('columnheader', { name: 'Fee' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Revenue' }).click();
  await page.getByText('By specialist').click();
  await expect(page.getByRole('columnheader', { name: 'Specialist' })).toBeVisible();
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/view\/invoices\?.*specialistId=/);
});
