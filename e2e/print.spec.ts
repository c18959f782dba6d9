import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { pdfTexts } from '../modules/documents/testing/pdf-text.ts';
import { expect, test } from './fixture.ts';
import { uniqueName } from './unique-name.ts';

const names = ['Thị Hồng Nguyễn', 'Lech Wałęsa', '王 秀英'];

const textsOf = async (download: Download): Promise<string[]> =>
  (await pdfTexts(readFileSync(await download.path()))).flat();

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const saving = page.waitForEvent('download');
  await press();
  return saving;
}

test('the letterhead changes on the sheet while it is typed, and stays when it is saved', async ({
  page,
  signIn,
}) => {
  const website = `https://${uniqueName('rooms').replace(' ', '-')}.example`;
  await signIn('adminstaff@summit.test', '/view/letterhead');
  const sheet = page.frameLocator('iframe[title="Sample letter"]');
  await expect(sheet.getByText('Dear Ms Nguyễn')).toBeVisible();

  await page.getByLabel('ABN').fill('51 824 753 556');
  await page.getByLabel('Website').fill(website);
  await expect(sheet.getByText('ABN 51 824 753 556')).toBeVisible();
  await expect(sheet.getByText(website)).toBeVisible();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.ok(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
  await page.reload();

  await expect(page.getByLabel('Website')).toHaveValue(website);
  await expect(sheet.getByText(website)).toBeVisible();
});

test('a letter says the same as a page, as a PDF and as an attachment, in every script', async ({
  page,
  context,
  signIn,
}) => {
  const subject = uniqueName('About your appointment');
  await signIn('staff@summit.test', '/view/companies');
  await page.getByRole('link', { name: 'Alpine Mutual' }).first().click();
  await page.getByRole('button', { name: /Write$/ }).click();
  await page.getByRole('menuitem', { name: 'Letter', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Letter' });
  await dialog.getByLabel('Address').fill(names.join('\n'));
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByRole('textbox', { name: 'Text' }).fill(`We write to ${names.join(', ')}.`);
  const sheet = dialog.frameLocator('iframe');
  await expect(sheet.getByRole('heading', { name: subject })).toBeVisible();
  await expect(sheet.getByText(`We write to ${names.join(', ')}.`)).toBeVisible();

  await dialog.getByRole('button', { name: 'Attach to the record' }).click();
  const done = page.getByRole('dialog', { name: 'Letter attached' });
  const name = await done.locator('strong').innerText();
  const pdf = await downloaded(page, () =>
    done.getByRole('button', { name: 'Download PDF' }).click(),
  );
  const opening = context.waitForEvent('page');
  await done.getByRole('link', { name: 'Open as page' }).click();
  const letter = (await opening).frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: subject })).toBeVisible();
  const words = (await letter.locator('article').innerText()).split('\n').filter(Boolean);
  await done.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name, exact: true }).first().click();
  const attachment = await downloaded(page, () =>
    page.getByRole('dialog', { name }).getByRole('button', { name: 'Download' }).click(),
  );

  const texts = await textsOf(pdf);
  expect(await textsOf(attachment)).toEqual(texts);
  expect(texts).toEqual(expect.arrayContaining([...names, subject]));
  const from = texts.indexOf(words[0] ?? '');
  const compact = (all: readonly string[]) => all.join('').replace(/\s+/g, '');
  expect(compact(texts.slice(from))).toContain(compact(words));
});

test('[B-259] [B-261] a print page without an id, and one without a document, say so', async ({
  page,
  signIn,
}) => {
  await signIn('staff@summit.test', '/view/clinical-notes/print-medical-request');
  await expect(page.getByText('Missing parameter id')).toBeVisible();

  await page.goto(
    '/view/clinical-notes/print-medical-request?id=0190a0a0-0000-7000-8000-000000000000',
  );
  await expect(page.getByText('Cannot found')).toBeVisible();
  await page.goto('/view/letter-print?id=0190a0a0-0000-7000-8000-000000000000');
  await expect(page.getByText('Cannot found')).toBeVisible();
});
