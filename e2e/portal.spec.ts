import { expect, test } from './fixture.ts';

test('[G-066] a claimant signs in and sees their own appointments, forms and documents only', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('client@harbour.test');

  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  for (const title of ['Your appointments', 'Forms', 'Documents']) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await page.goto('/view/clients');
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
