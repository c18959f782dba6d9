import type { Locator, Page } from '@playwright/test';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { aClaimant } from './a-claimant.ts';
import { apiAs } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { elsewhere, expect, test } from './fixture.ts';
import { openTab } from './open-tab.ts';
import { forWork } from './patience.ts';
import { pressIn } from './press-in-dialog.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';
import { uniqueName } from './unique-name.ts';

const panel = (page: Page) => page.locator('[role=tabpanel]:visible');
const head = (page: Page) => panel(page).locator('header.page-head');
const section = (page: Page, name: string) =>
  panel(page).getByRole('region', { name, exact: true });
const steps = (page: Page) => panel(page).getByRole('group', { name: 'Steps of the report' });
const rowsOf = async (api: Api, path: string) => (await api.get(path)).items as Row[];

const pdf = (name: string, ...pages: string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: aPdf(...pages),
});

/** A button, what it asks, and what the status of the case is then. */
async function press(
  page: Page,
  place: Locator,
  button: string,
  { note, status, asks }: { note?: string; status: string; asks?: true },
): Promise<void> {
  await place.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  if (note) await dialog.getByLabel('Reason').fill(note);
  await pressIn(dialog, button);
  if (asks) await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(head(page)).toContainText(status);
}

/** A finished assessment of the specialist whose case manager can be written to, with two documents. */
async function anOrigin(api: Api, specialistId: string) {
  const sent = `/app/assessments?step=reportSent&specialistId=${specialistId}&maxResultCount=20`;
  for (const { id } of await rowsOf(api, sent)) {
    const { bookingCmId, caseNo } = await api.get(`/app/assessments/${id}`);
    if (!bookingCmId) continue;
    const { email } = await api.get(`/app/case-managers/${String(bookingCmId)}`);
    if (!email) continue;
    const imaging = `${uniqueName('Imaging')}.pdf`;
    const invoice = `${uniqueName('Invoice')}.pdf`;
    const place = `/app/files?fromModule=IME&objectId=${id}`;
    await api.upload(place, imaging, aPdf('one', 'two'));
    await api.upload(place, invoice, aPdf('one'));
    return { id, caseNo: String(caseNo), manager: String(email), imaging, invoice };
  }
  throw new Error('No finished assessment of this specialist');
}

/** What is far below on the page of a case is drawn when it comes near. */
async function finishReport(page: Page, caseNo: string): Promise<void> {
  const upload = panel(page).getByRole('button', { name: 'Upload version' });
  await bringIntoView(section(page, 'Dictations'), upload);
  await upload.click();
  const dialog = page.getByRole('dialog', { name: 'Upload version' });
  await dialog.locator('input[type=file]').setInputFiles(pdf('Opinion.pdf', 'It was the fall.'));
  await expect(dialog.getByRole('button', { name: 'Opinion.pdf', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload version' }).click();
  await expect(dialog).toBeHidden();
  await press(page, steps(page), 'Report received', { status: 'Report Received' });
  // The specialist has no signature here.
  await press(page, steps(page), 'Finalise report', { status: 'Report Received', asks: true });
  const versions = panel(page).getByRole('table', { name: 'Versions of the report' });
  await expect(versions.getByText(`Report ${caseNo}`)).toBeVisible();
}

const mailSays = (...words: readonly string[]) =>
  expect
    .poll(
      async () =>
        (await readMails())
          .map((mail) => mail.replaceAll(/\s+/g, ' '))
          .some((mail) => words.every((word) => mail.includes(word))),
      forWork,
    )
    .toBe(true);

test('[B-197] [R-102] a supplementary report: origin, material, question, answer, report', async ({
  page,
  signIn,
  browser,
}) => {
  const own = await (await apiAs('specialist@harbour.test')).get('/app/specialists/myDetail');
  const origin = await anOrigin(await apiAs('staff@harbour.test'), own.id);

  await signIn('staff@harbour.test', `/view/assessments/detail/${origin.id}`);
  await head(page).getByRole('button', { name: 'Ask for a supplementary report' }).click();
  const material = section(page, 'Material');
  await expect(material.getByRole('checkbox', { name: origin.imaging })).toBeChecked();
  await material.getByRole('checkbox', { name: origin.invoice }).uncheck();
  await panel(page).getByLabel('Questions to the specialist').fill('Does the imaging change it?');
  expect(await seriousFindings(page)).toEqual([]);
  await head(page).getByRole('button', { name: 'Save as case' }).click();

  await expect(panel(page).getByRole('heading', { level: 1, name: /^SR-/ })).toBeVisible();
  const caseNo = /SR-\d{4}-\d{6}/.exec((await head(page).textContent()) ?? '')?.[0] ?? '';
  const path = new URL(page.url()).pathname;
  const request = section(page, 'Request');
  await expect(request.getByRole('checkbox', { name: origin.invoice })).not.toBeChecked();
  await press(page, head(page), 'Request received', { status: 'Request Received' });
  await press(page, head(page), 'Send request to specialist', {
    status: 'Request Sent to Specialist',
  });
  await mailSays('whether you know of a conflict of interest', path);

  const doctor = await elsewhere(browser, 'specialist@harbour.test', path);
  const asked = section(doctor, 'Request');
  await expect(asked).toContainText('Do you take this request?');
  await expect(asked.getByRole('button', { name: origin.imaging })).toBeVisible();
  await expect(asked.getByRole('button', { name: origin.invoice })).toHaveCount(0);
  await press(doctor, asked, 'Accept the request', { status: 'Request Sent to Specialist' });
  await expect(asked).toContainText('Accepted');
  expect(await seriousFindings(doctor)).toEqual([]);

  await page.reload();
  await finishReport(page, caseNo);
  await press(page, steps(page), 'Send report', { status: 'Report Sent to CMs (Chargeable)' });
  await expect(panel(page).getByRole('table', { name: 'Sent to' })).toContainText(origin.manager);
  await mailSays(origin.manager, 'is ready. Those who have an account find it here', path);
  const payment = section(page, 'Payment');
  await bringIntoView(payment, payment.getByRole('table', { name: 'Charges' }));

  await openTab(page, `/view/assessments/detail/${origin.id}`);
  const supplements = section(page, 'Supplementary reports');
  await bringIntoView(supplements, supplements.getByText(caseNo).first());
});

async function pick(page: Page, box: Locator, typed: string): Promise<void> {
  await box.fill(typed);
  await page.locator('.ant-select-item-option:visible', { hasText: typed }).first().click();
}

test('[R-105] [G-022] a file review without an origin goes to another specialist after a conflict', async ({
  page,
  signIn,
  browser,
}) => {
  const own = await (await apiAs('specialist@harbour.test')).get('/app/specialists/myDetail');
  const api = await apiAs('staff@harbour.test');
  const [company] = await rowsOf(api, '/app/companies?maxResultCount=1');
  const claimant = await aClaimant(api, { companyId: company?.id });
  const others = await rowsOf(api, '/app/specialists?isActive=true&maxResultCount=20');
  const other = others.find(({ id, fullName }) => id !== own.id && fullName !== own['fullName']);

  await signIn('staff@harbour.test', `/view/file-reviews/add?clientId=${claimant.id}`);
  const asked = section(page, 'Request');
  await pick(page, asked.getByLabel('Specialist', { exact: true }), String(own['fullName']));
  const file = pdf('File of the insurer.pdf', 'one', 'two', 'three');
  await section(page, 'Material').locator('input[type=file]').setInputFiles(file);
  await expect(section(page, 'Material').getByRole('status')).toContainText('1 document');
  await head(page).getByRole('button', { name: 'Save as case' }).click();
  await expect(panel(page).getByRole('heading', { level: 1, name: /^FR-/ })).toBeVisible();
  const path = new URL(page.url()).pathname;
  await press(page, head(page), 'Request received', { status: 'Request Received' });
  await head(page).getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Ask about conflicts', exact: true }).click();
  await pressIn(page.getByRole('dialog', { name: 'Ask about conflicts' }), 'Ask about conflicts');
  await mailSays('the material follows then', path);

  const doctor = await elsewhere(browser, 'specialist@harbour.test', path);
  await press(doctor, section(doctor, 'Request'), 'I have a conflict', {
    note: 'I treat the claimant.',
    status: 'Request Received',
  });

  await page.reload();
  await expect(section(page, 'Request')).toContainText('I treat the claimant.');
  await panel(page).getByRole('button', { name: 'Change Questions and Specialist' }).click();
  const place = section(page, 'Questions and Specialist');
  await pick(page, place.getByLabel('Specialist', { exact: true }), String(other?.['fullName']));
  await place.getByRole('button', { name: 'Save' }).click();
  await expect(section(page, 'Request')).not.toContainText('I treat the claimant.');
  await press(page, head(page), 'Send request to specialist', {
    status: 'Request Sent to Specialist',
  });
});
