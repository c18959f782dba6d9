import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { aCompany } from './a-company.ts';
import { apiAs } from './api-of.ts';
import { expect, test, visitor } from './fixture.ts';
import { uniqueName } from './unique-name.ts';

const pages = Array.from({ length: 12 }, (_, n) => `Report page ${n + 1}`);
const pdf = aPdf(...pages);

const aFile = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

/** The same bytes twice on one record are a question, so each journey has a record of its own. */
const aPage = async () => (await aCompany(await apiAs('staff@harbour.test'))).path;

const choose = (page: Page, ...files: ReturnType<typeof aFile>[]) =>
  page.locator('input[type=file]').setInputFiles(files);

test('a PDF is uploaded to a company, read in its window, downloaded whole and deleted', async ({
  page,
  signIn,
}) => {
  const name = `${uniqueName('Report')}.pdf`;
  await signIn('staff@harbour.test', await aPage());

  await choose(page, aFile(name, pdf));
  await page.getByRole('button', { name, exact: true }).click();
  const window = page.getByRole('dialog', { name });
  await expect(window.getByText('Report page 1', { exact: true })).toBeVisible();
  await expect(window.getByText('of 12')).toBeVisible();

  await window.getByRole('spinbutton', { name: 'Page' }).fill('7');
  await window.getByRole('spinbutton', { name: 'Page' }).press('Enter');
  await expect(window.getByText('Report page 7', { exact: true })).toBeInViewport();
  await expect(window.getByRole('spinbutton', { name: 'Page' })).toHaveValue('7');

  const saving = page.waitForEvent('download');
  await window.getByRole('button', { name: 'Download' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(name);
  expect(readFileSync(await saved.path()).equals(pdf)).toBe(true);

  await window.press('Escape');
  await expect(window).toBeHidden();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('Do you want to delete this file?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
});

test('[B-011] [B-163] the window is moved by its header and keeps its limits', async ({
  page,
  signIn,
}) => {
  const name = `${uniqueName('Moved')}.pdf`;
  await signIn('staff@harbour.test', await aPage());
  await choose(page, aFile(name, aPdf(name, ...pages.slice(1))));
  await page.getByRole('button', { name, exact: true }).click();
  const window = page.getByRole('dialog', { name });
  await expect(window.getByText('of 12')).toBeVisible();
  const box = async () => (await window.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const drag = async (from: [number, number], to: [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
    await page.mouse.up();
  };

  // The window follows with the next frame: the last move is seen when it stands where it must.
  const start = await box();
  await drag([start.x + 120, start.y + 15], [start.x - 100, -300]);
  await expect.poll(async () => (await box()).x).toBeCloseTo(start.x - 220, 0);
  await expect.poll(async () => (await box()).y).toBeCloseTo(30, 0);

  const moved = await box();
  await drag([moved.x + moved.width, moved.y + moved.height], [moved.x - 400, moved.y - 400]);
  await expect.poll(async () => (await box()).width).toBeCloseTo(300, -1);
  await expect.poll(async () => (await box()).height).toBeCloseTo(200, -1);
});

test('[B-372] a broken PDF and a picture: one says that it failed, the other is shown', async ({
  page,
  signIn,
}) => {
  const [broken, picture] = [`${uniqueName('Broken')}.pdf`, `${uniqueName('Dot')}.png`];
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await signIn('staff@harbour.test', await aPage());
  await choose(page, aFile(broken, Buffer.from('%PDF-1.7 and nothing more')), aFile(picture, dot));

  await page.getByRole('button', { name: broken, exact: true }).click();
  await expect(page.getByText('Failed to load PDF file')).toBeVisible();
  await page.getByRole('dialog', { name: broken }).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: picture, exact: true }).click();
  await expect(page.getByRole('img', { name: picture })).toBeVisible();
});

test('[B-388] somebody without an account gets one file, once, with the code', async ({
  page,
  signIn,
  browser,
}) => {
  const name = `${uniqueName('Secret')}.pdf`;
  const secret = aPdf(name);
  await signIn('staff@harbour.test', await aPage());
  const uploaded = page.waitForResponse(
    (answer) => answer.url().includes('/app/files?') && answer.request().method() === 'POST',
  );
  await choose(page, aFile(name, secret));
  const answer = await uploaded;
  const headers = { authorization: (await answer.request().allHeaders()).authorization ?? '' };
  const { id } = (await answer.json()) as { id: string };
  const given = await page.request.post(`/app/files/${id}/one-time-access`, { headers, data: {} });
  const { url, code } = (await given.json()) as { url: string; code: string };

  const reader = await visitor(browser, url);
  await expect(reader.getByRole('heading', { name })).toBeVisible();
  await reader.getByLabel('Code').fill('wrong');
  await reader.getByRole('button', { name: 'Download' }).click();
  await expect(reader.getByText('The code is not right.')).toBeVisible();
  const saving = reader.waitForEvent('download');
  await reader.getByLabel('Code').fill(code);
  await reader.getByRole('button', { name: 'Download' }).click();
  expect(readFileSync(await (await saving).path()).equals(secret)).toBe(true);

  await reader.goto(url);
  await expect(reader.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});

test('[B-257] [B-262] a document stands alone and prints; beside it there is only home', async ({
  page,
  signIn,
}) => {
  await page.route('**/app/clinical-records/7/MedicalRequest', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Request for records</h1>' }),
  );
  await page.route('**/app/ndis/7/ViewServiceAgreement', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: pdf }),
  );
  await signIn('adminstaff@harbour.test', '/view/clinical-notes/print-medical-request?id=7');

  const document = page.frameLocator('iframe');
  await expect(document.getByRole('heading', { name: 'Request for records' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.goto('/view/ndis/template?id=7&type=serviceAgreement');
  await expect(page.getByText('Report page 1', { exact: true })).toBeVisible();
  await page.goto('/view/invoices/print-invoice?id=7&invoiceNo=INV-000007');
  await expect(page.getByText('Something Error')).toBeVisible();
  await expect(page).toHaveTitle('INV-000007');
  await page.goto('/view/ime-assessment/nope');
  await expect(page).toHaveURL(/\/view\/dashboard/);
});
