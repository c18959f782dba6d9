import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzip } from '../kernel/testing/unzip.ts';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import { expect, test } from './fixture.ts';
import { uniqueName } from './unique-name.ts';

const megabyte = 1024 * 1024;

/** A claimant of this journey's own, so that no other one adds files to it. */
async function aPage(): Promise<string> {
  const { id } = await aClaimant(await apiAs('staff@harbour.test'));
  return `/view/clients/detail/${id}`;
}

/** As a person drops it: the browser itself makes the file. */
async function drop(page: Page, name: string, head: string, bytes: number): Promise<void> {
  const data = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    const content = new Uint8Array(${bytes});
    content.set(new TextEncoder().encode(${JSON.stringify(head)}));
    transfer.items.add(new File([content], ${JSON.stringify(name)}, { lastModified: 1 }));
    return transfer;
  })()`);
  await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: data });
}

const small = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: aPdf(text),
});

test('a dropped file goes on after the line was cut, and after a reload', async ({
  page,
  signIn,
}) => {
  const name = `${uniqueName('Large')}.pdf`;
  await signIn('staff@harbour.test', await aPage());
  await expect(page.getByRole('heading', { name: 'Attachments' })).toBeVisible();
  let isCut = true;
  const offsets: string[] = [];
  await page.route('**/app/files/tus/*', (route) => {
    const headers = route.request().headers();
    const isSecondPart = route.request().method() === 'PATCH' && headers['upload-offset'] !== '0';
    if (isSecondPart) offsets.push(headers['upload-offset'] ?? '');
    return isCut && isSecondPart ? route.abort() : route.continue();
  });

  await drop(page, name, '%PDF-1.7\n', 12 * megabyte);
  await expect(page.getByText('Waiting for the connection')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This upload was interrupted.')).toBeVisible();
  isCut = false;
  const before = offsets.length;
  await drop(page, name, '%PDF-1.7\n', 12 * megabyte);

  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  expect(offsets[before]).toBe(String(5 * megabyte));
  await expect(page.getByText('12 MB').first()).toBeVisible();
});

test('files are moved between types, renamed, downloaded together and deleted together', async ({
  page,
  signIn,
}) => {
  const [one, two] = [uniqueName('One'), uniqueName('Two')];
  await signIn('staff@harbour.test', await aPage());
  await expect(page.getByRole('heading', { name: 'Attachments' })).toBeVisible();
  const files = [small(`${one}.pdf`, 'one'), small(`${two}.pdf`, 'two')];
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByRole('button', { name: `${one}.pdf`, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `${two}.pdf`, exact: true })).toBeVisible();

  const grip = page.getByRole('button', { name: `Move ${one}.pdf` });
  await grip.hover();
  await page.mouse.down();
  const start = await grip.boundingBox();
  await page.mouse.move((start?.x ?? 0) + 20, (start?.y ?? 0) + 20, { steps: 4 });
  const group = page.getByRole('region', { name: 'Completed report' });
  await expect(group).toBeVisible();
  await group.scrollIntoViewIfNeeded();
  await group.hover();
  await page.mouse.up();
  await expect(group.getByRole('button', { name: `${one}.pdf`, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `More for ${two}.pdf` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${two} final`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const renamed = `${two} final.pdf`;
  await expect(page.getByRole('button', { name: renamed, exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: `Choose ${one}.pdf` }).check();
  await page.getByRole('checkbox', { name: `Choose ${renamed}` }).check();
  const bar = page.getByRole('toolbar', { name: 'Chosen files' });
  const saving = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download' }).click();
  const entries = unzip(readFileSync(await (await saving).path()));
  expect(new Set(entries.keys())).toEqual(new Set([`${one}.pdf`, renamed]));
  expect(entries.get(renamed)).toEqual(aPdf('two'));

  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Do you want delete all files?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  await expect(page.getByText('No files yet')).toBeVisible();
});

test('S-007: a file opened from the dialog of all files lies before it', async ({
  page,
  signIn,
}) => {
  const names = Array.from({ length: 6 }, () => `${uniqueName('Letter')}.pdf`);
  await signIn('staff@harbour.test', await aPage());
  await page
    .locator('input[type=file]')
    .setInputFiles(names.map((name) => small(name, `Words of ${name}`)));

  await page.getByRole('button', { name: 'All 6 files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attachments' });
  await dialog.getByRole('button', { name: names[0], exact: true }).click();

  const window = page.getByRole('dialog', { name: names[0] ?? '', exact: true });
  await expect(window.getByText(`Words of ${names[0]}`)).toBeVisible();
  const saved = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe(names[0]);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(dialog).toBeVisible();
});
