import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aDocx } from '../modules/documents/testing/a-docx.ts';
import { aClaimant } from './a-claimant.ts';
import { aConfirmedCase } from './a-confirmed-case.ts';
import { apiAs } from './api-of.ts';
import type { Api } from './api-of.ts';
import { elsewhere, expect, test, visitor } from './fixture.ts';
import { forWork } from './patience.ts';
import { pressIn } from './press-in-dialog.ts';
import { readMails } from './read-mails.ts';
import { seriousFindings } from './serious-findings.ts';

/** Of one specialist and one case manager: the file was reviewed, and the dictation has come. */
async function aDictatedCase(api: Api) {
  const specialist = await apiAs('specialist@harbour.test');
  const { id: specialistId } = await specialist.get('/app/specialists/myDetail');
  const manager = await apiAs('casemanager@harbour.test');
  const { id, companyId } = await manager.get('/app/case-managers/myDetail');
  const { id: clientId, lastName } = await aClaimant(api, { companyId, caseManagerId: id });
  const matter = { clientId, companyId, bookingCmId: id, specialistId };
  const made = await aConfirmedCase(api, matter);
  for (const name of ['sendPaperwork', 'startFileReview', 'receiveDictation'])
    await api.put(`/app/assessments/${made.id}/${name}`, { answers: { withoutBrief: 'yes' } });
  return { ...made, lastName };
}

const steps = (page: Page) => page.getByRole('group', { name: 'Steps of the report' });

/** What is far below on the page of a case is drawn when it comes near; what is above it may still grow. */
async function showReport(page: Page): Promise<void> {
  const section = page.getByRole('heading', { name: 'Dictations', exact: true });
  await expect(async () => {
    await section.scrollIntoViewIfNeeded({ timeout: 5000 });
    await expect(steps(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

async function openReport(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showReport(page);
}

async function upload(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload version' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Report.docx',
    mimeType: 'application/octet-stream',
    buffer: await aDocx(words),
  });
  await expect(dialog.getByRole('button', { name: 'Report.docx', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload version' }).click();
  await expect(dialog).toBeHidden();
}

/** A step of the case from the buttons of its report. */
async function take(page: Page, button: string, done: string, note?: string): Promise<void> {
  await steps(page).getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  if (note) await dialog.getByRole('textbox').last().fill(note);
  await pressIn(dialog, button);
  // The specialist has no signature here.
  if (button === 'Finalise report')
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText(done).first()).toBeVisible();
}

test('[R-051] a report goes from draft to the case manager, with a remark and a finding on its way', async ({
  page,
  signIn,
  browser,
}) => {
  const api = await apiAs('staff@harbour.test');
  const { id, caseNo, lastName, path } = await aDictatedCase(api);

  await signIn('staff@harbour.test', path);
  await showReport(page);
  await upload(page, 'The right knee is stable.');
  await take(page, 'Send draft to specialist', 'The draft is on its way to the specialist.');
  await expect
    .poll(async () => (await readMails()).some((mail) => mail.includes(path)), forWork)
    .toBe(true);

  const doctor = await elsewhere(browser, 'specialist@harbour.test', path);
  await showReport(doctor);
  await doctor.getByRole('button', { name: 'Review' }).click();
  const review = doctor.getByRole('dialog');
  await review.getByText('The right knee is stable.').dblclick();
  await review.getByLabel('Remark').fill('It was the left one.');
  await review.getByRole('button', { name: 'Add remark' }).click();
  await expect(review.getByText('It was the left one.')).toBeVisible();
  expect(await seriousFindings(doctor)).toEqual([]);
  await review.getByRole('button', { name: 'Close' }).click();
  await take(doctor, 'Report received', 'The report was returned.');

  await openReport(page, path);
  const remark = page.getByRole('region', { name: 'Remarks' });
  await remark.getByPlaceholder('Answer').fill('Corrected');
  await remark.getByRole('button', { name: 'Done' }).click();
  await expect(remark.getByText('0 open, 1 done')).toBeVisible();
  await upload(page, 'The left knee is stable.');
  await page.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('dialog');
  await expect(compared.locator('del')).toHaveText('right');
  await expect(compared.locator('ins')).toHaveText('left');
  await compared.getByRole('button', { name: 'Close' }).click();

  await api.put(`/app/assessments/${id}/startPostAdmin`);
  await api.put(`/app/assessments/${id}/startQualityAssurance`);
  await openReport(page, path);
  await page.getByRole('button', { name: 'Add finding' }).click();
  const finding = page.getByRole('dialog');
  await finding.getByRole('textbox', { name: 'Finding' }).fill(`No date of injury in ${caseNo}`);
  await finding.getByRole('button', { name: 'Save' }).click();
  await expect(finding).toBeHidden();
  await steps(page).getByRole('button', { name: 'Finalise report', exact: true }).click();
  const refused = page.getByRole('dialog', { name: 'Finalise report' });
  await refused.getByRole('button', { name: 'Finalise report', exact: true }).click();
  await expect(page.getByText(/The quality assurance has open findings/).first()).toBeVisible();
  await refused.press('Escape');
  await expect(refused).toBeHidden();

  await page.goto('/view/report-correction');
  const row = page.getByRole('row').filter({ hasText: caseNo });
  await row.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Passed', exact: true }).click();
  await expect(row.getByText('Passed')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  await openReport(page, path);
  await take(page, 'Finalise report', 'The report is final. Its PDF is being made.');
  const versions = page.getByRole('table', { name: 'Versions of the report' });
  await expect(versions.getByText(`Report ${caseNo}`)).toBeVisible(forWork);
  await steps(page).getByRole('button', { name: 'Send report', exact: true }).click();
  const sending = page.getByRole('dialog', { name: 'Send report' });
  await sending.getByRole('combobox', { name: 'Delivery' }).click();
  await page.getByTitle('Download link in email', { exact: true }).click();
  await sending.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Sent to' }).getByText('Not yet')).toBeVisible();

  const mailed = async () => (await readMails()).filter((mail) => mail.includes(caseNo));
  await expect
    .poll(async () => (await mailed()).join('\n'), forWork)
    .toMatch(/\/view\/onetimeaccess\?id=[\w-]+/);
  const mails = await readMails();
  const link = mails
    .findLast((mail) => mail.includes(caseNo) && mail.includes('/view/onetimeaccess'))
    ?.match(/\/view\/onetimeaccess\?id=[\w-]+(&amp;|&)tenantId=[\w-]+/)?.[0]
    ?.replace('&amp;', '&');
  const code = async () =>
    (await readMails())
      .filter((mail) => mail.replaceAll(/\s+/g, ' ').includes(lastName))
      .findLast((mail) => /is \d{6}\./.test(mail));
  await expect.poll(async () => Boolean(await code()), forWork).toBe(true);
  const guest = await visitor(browser, link ?? '');
  await guest.getByLabel('Code').fill(/is (\d{6})\./.exec((await code()) ?? '')?.[1] ?? '');
  const saving = guest.waitForEvent('download');
  await guest.getByRole('button', { name: /download|open/i }).click();
  const pdf = readFileSync(await (await saving).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  await openReport(page, path);
  await expect(page.getByRole('table', { name: 'Sent to' }).getByText('By the link')).toBeVisible();
  const customer = await elsewhere(browser, 'casemanager@harbour.test', path);
  await showReport(customer);
  await expect(customer.getByRole('button', { name: 'Review' })).toHaveCount(0);
  await expect(customer.getByRole('table', { name: 'Versions of the report' })).toBeVisible();
  await take(customer, 'Clarification (no fee)', 'We will answer your question.', 'Which tests?');
});
