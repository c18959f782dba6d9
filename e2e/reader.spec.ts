import type { Page } from '@playwright/test';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { aCompany } from './a-company.ts';
import { apiAs } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { forWork } from './patience.ts';
import { uniqueName } from './unique-name.ts';

const aFile = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

/** The same bytes twice on one record are a question, so each journey has a record of its own. */
const aPage = async () => (await aCompany(await apiAs('staff@harbour.test'))).path;

const choose = (page: Page, ...files: ReturnType<typeof aFile>[]) =>
  page.locator('input[type=file]').setInputFiles(files);

test('[B-342] [B-339] two files are merged with an index, cleaned up, and a page comes back', async ({
  page,
  signIn,
}) => {
  const [first, second, brief] = [uniqueName('First'), uniqueName('Second'), uniqueName('Brief')];
  await signIn('staff@harbour.test', await aPage());
  await choose(
    page,
    aFile(`${first}.pdf`, aPdf('Findings of March', ' ')),
    aFile(`${second}.pdf`, aPdf('Findings of March', 'Costs')),
  );
  await expect(page.getByRole('button', { name: `${second}.pdf`, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `${first}.pdf`, exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: `Choose ${first}.pdf` }).check();
  await page.getByRole('checkbox', { name: `Choose ${second}.pdf` }).check();
  await page.getByRole('button', { name: /Merge$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge files' });
  await dialog.getByLabel('Name', { exact: true }).fill(brief);
  await dialog.getByRole('checkbox', { name: 'Page numbers' }).uncheck();
  await dialog.getByRole('button', { name: 'Merge 2 files' }).click();
  await page.getByRole('button', { name: `${brief}.pdf`, exact: true }).click(forWork);
  const window = page.getByRole('dialog', { name: `${brief}.pdf` });
  await expect(window.getByText('of 5')).toBeVisible();
  await expect(window.getByText(first, { exact: true })).toBeVisible();
  await window.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: `More for ${brief}.pdf` }).click();
  await page.getByRole('menuitem', { name: 'Clean up' }).click();
  const cleaned = `${brief} (cleaned).pdf`;
  await page.getByRole('button', { name: `More for ${cleaned}` }).click(forWork);
  await page.getByRole('menuitem', { name: 'Removed pages' }).click();
  const removed = page.getByRole('dialog', { name: `Removed pages of ${cleaned}` });
  await expect(removed.getByText('Empty')).toBeVisible();
  await expect(removed.getByText(/^Same as page \d$/)).toBeVisible();
  await removed.getByRole('checkbox').first().check();
  await removed.getByRole('button', { name: 'Restore 1 page' }).click();
  await expect(page.getByText('1 page restored.')).toBeVisible(forWork);
  await page.getByRole('button', { name: cleaned, exact: true }).click();
  await expect(page.getByRole('dialog', { name: cleaned }).getByText('of 4')).toBeVisible();
});

test('words are found, a highlight is kept after a reload, and the file stays as it was', async ({
  page,
  signIn,
}) => {
  const name = `${uniqueName('Marked')}.pdf`;
  const pages = Array.from({ length: 30 }, (_, at) =>
    at === 21 ? 'A rare word' : `Page of text ${at}`,
  );
  await signIn('staff@harbour.test', await aPage());
  await choose(page, aFile(name, aPdf(...pages)));
  await page.getByRole('button', { name, exact: true }).click();
  const window = page.getByRole('dialog', { name });
  await expect(window.getByText('of 30')).toBeVisible();

  await window.getByRole('textbox', { name: 'Search in this file' }).fill('rare WORD');
  await expect(window.getByText('1 hit on 1 page')).toBeVisible();
  await window.getByRole('textbox', { name: 'Search in this file' }).press('Enter');
  await expect(window.getByRole('spinbutton', { name: 'Page' })).toHaveValue('22');
  await expect(window.locator('mark', { hasText: 'rare word' })).toBeInViewport();

  await window.getByRole('button', { name: 'Highlight words' }).click();
  const words = window.locator('.reader-pages span', { hasText: 'A rare word' }).first();
  await words.selectText();
  await words.dispatchEvent('pointerup', { bubbles: true });
  await expect(window.getByRole('button', { name: 'Highlight', exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name, exact: true }).click();
  await expect(window.getByText('of 30')).toBeVisible();
  await window.getByRole('button', { name: 'Notes', exact: true }).click();
  await window.getByRole('button', { name: 'Highlight, page 22' }).click();
  await expect(window.getByRole('button', { name: 'Highlight', exact: true })).toBeInViewport();
});
