import { aPdfOfPictures } from '../modules/documents/testing/a-pdf-of-pictures.ts';
import { aCompany } from './a-company.ts';
import { apiAs } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { uniqueName } from './unique-name.ts';

test('[C-318] [S-018] a phrase of a scanned page is found with its page number', async ({
  page,
  signIn,
}) => {
  const name = `${uniqueName('Scan')}.pdf`;
  const buffer = await aPdfOfPictures(
    ['The history was taken in Parramatta.'],
    ['Examination showed a torn meniscus', 'of the left knee.'],
  );
  const company = await aCompany(await apiAs('staff@harbour.test'));
  await signIn('staff@harbour.test', company.path);
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: 'application/pdf', buffer }]);
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  // What the process beside the server recognises takes its time on a busy machine.
  await page.getByRole('button', { name: `Summary of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Summary of ${name}` });
  await expect(dialog.getByText('The text can be searched.')).toBeVisible(forWork);
  await dialog.press('Escape');

  await page.getByRole('link', { name: 'Document Search' }).first().click();
  const words = page.getByRole('searchbox', { name: 'Words in names and contents of files' });
  await words.fill('"torn meniscus"');
  await words.press('Enter');

  const found = page.getByRole('listitem').filter({ hasText: name });
  await expect(found).toContainText('Page 2');
  await expect(found).toContainText('Scanned');
  await expect(found.locator('mark')).toHaveText('torn meniscus');
  await expect(found.getByRole('link', { name: company.name })).toBeVisible();

  await found.getByRole('button', { name }).click();
  const reader = page.getByRole('dialog', { name });
  await expect(reader.getByLabel('Search in this file')).toHaveValue('"torn meniscus"');
  await expect(reader.getByText('1 hit on 1 page')).toBeVisible();
  const marked = reader.getByRole('listitem', { name: 'Page 2' }).locator('.reader-found');
  await expect(marked).toHaveCount(2);
});
