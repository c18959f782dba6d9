import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { aDocx } from '../modules/documents/testing/a-docx.ts';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { aClaimant } from './a-claimant.ts';
import { aConfirmedCase } from './a-confirmed-case.ts';
import { apiAs } from './api-of.ts';
import type { Api, Row } from './api-of.ts';
import { bringIntoView } from './bring-into-view.ts';
import { elsewhere, expect, test, visitor } from './fixture.ts';
import { head, section } from './panel.ts';
import { forWork } from './patience.ts';
import { pickOption } from './pick-option.ts';
import { readMails } from './read-mails.ts';
import { sessionToday, slotThatBegins } from './session-today.ts';
import { pressIn } from './press-in-dialog.ts';
import { uniqueName } from './unique-name.ts';

const managerAddress = 'casemanager@harbour.test';
const specialistAddress = 'specialist@harbour.test';

/** The mails to somebody that say all of these words, wherever lines were broken. */
async function mailsTo(address: string, ...words: string[]): Promise<string[]> {
  const mails = (await readMails()).map((mail) => mail.replace(/\s+/g, ' '));
  return mails.filter(
    (mail) => mail.includes(`To: ${address}`) && words.every((word) => mail.includes(word)),
  );
}

const expectMail = (address: string, ...words: string[]) =>
  expect
    .poll(async () => (await mailsTo(address, ...words)).length, {
      ...forWork,
      message: `a mail to ${address} that says ${words.join(', ')}`,
    })
    .toBeGreaterThan(0);

/** Yes to whatever is asked about the claimant, the contract or the day. */
async function sure(page: Page, done: RegExp): Promise<void> {
  const yes = page.getByRole('button', { name: 'Yes', exact: true });
  const toast = page.getByText(done).first();
  await expect(yes.or(toast).first()).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(toast).toBeVisible();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').last().getByLabel(label).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
}

/** A button of a section and the same button in the dialog that it opens. */
async function decide(page: Page, from: ReturnType<typeof section>, button: string, done: RegExp) {
  const wanted = from.getByRole('button', { name: button, exact: true });
  await bringIntoView(from, wanted);
  await wanted.click();
  const dialog = page.getByRole('dialog').last();
  await pressIn(dialog, button);
  await sure(page, done);
}

/** The main button of the case, and what its status is then. */
async function lead(page: Page, button: string, status: string, asks = false): Promise<void> {
  await head(page).getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await pressIn(dialog, button);
  if (asks) await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(head(page)).toContainText(status);
}

type Request = { claimant: string; specialist: string; place: string };

async function request(customer: Page, { claimant, specialist, place }: Request) {
  await customer.getByRole('button', { name: /^New (client|claimant)$/ }).click();
  const person = customer.getByRole('dialog');
  await person.getByLabel('First name').fill('Ada');
  await person.getByLabel('Last name').fill(claimant);
  await person.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(person).toBeHidden();
  const whom = section(customer, 'Request').getByLabel('Specialist', { exact: true });
  await pickOption(whom, specialist);
  await customer.getByRole('button', { name: 'Choose a time' }).click();
  const day = customer.locator('.case-slots-day', { hasText: place });
  await day.getByRole('button').first().click();
  await customer.getByRole('button', { name: 'Save and book the time' }).click();
  await sure(customer, /^IME-\d{4}-\d{6} made$/);
  await expect(head(customer)).toContainText('Appointment Requested');
  const caseNo = /IME-\d{4}-\d{6}/.exec((await head(customer).textContent()) ?? '')?.[0] ?? '';
  return { caseNo, path: new URL(customer.url()).pathname };
}

/** A second of silence. */
function aWav(): Buffer {
  const samples = Buffer.alloc(8000, 128);
  const wav = Buffer.alloc(44);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples.length, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length, 40);
  return Buffer.concat([wav, samples]);
}

/** One brief of one letter; how it is put together is another journey. */
async function aBrief(api: Api, id: string): Promise<void> {
  const at = `/app/files?fromModule=IME&objectId=${id}`;
  const letter = await api.upload(at, 'Letter.pdf', aPdf('Please see the claimant.'));
  await api.post(`/app/cases/${id}/briefs`, { fileIds: [letter.id] });
  const briefs = async () => (await api.get(`/app/case-briefs?caseId=${id}`)).items as unknown[];
  await expect.poll(async () => (await briefs()).length, forWork).toBe(1);
}

async function recordAttendance(page: Page): Promise<void> {
  const attendance = section(page, 'Attendance');
  const record = attendance.getByRole('button', { name: 'Record attendance' });
  await bringIntoView(attendance, record);
  await record.click();
}

async function dictate(doctor: Page): Promise<void> {
  const dictations = section(doctor, 'Dictations');
  await bringIntoView(dictations, dictations.getByRole('button', { name: 'Record', exact: true }));
  await doctor
    .getByLabel('Recordings to upload')
    .setInputFiles({ name: 'Dictation.wav', mimeType: 'audio/wav', buffer: aWav() });
  await expect(doctor.getByRole('list', { name: 'Dictations' })).toContainText('Received');
  await expect(head(doctor)).toContainText('Dictation Received');
}

async function typeReport(typist: Page, caseNo: string): Promise<void> {
  const row = typist.getByRole('row').filter({ hasText: caseNo });
  await row.getByRole('button', { name: 'Take' }).click();
  await typist.getByRole('textbox', { name: 'report' }).click();
  await typist.keyboard.type('The left knee is stable.');
  await expect(typist.getByText('Everything is kept')).toBeVisible();
  await typist.getByRole('button', { name: 'Complete' }).click();
  await expect(typist.getByText('Job completed')).toBeVisible();
}

async function uploadDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload version' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'Draft.docx',
    mimeType: 'application/octet-stream',
    buffer: await aDocx('The left knee is stable.'),
  });
  await expect(dialog.getByRole('button', { name: 'Draft.docx', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload version' }).click();
  await expect(dialog).toBeHidden();
}

async function oneFinding(page: Page): Promise<void> {
  const findings = section(page, 'Findings');
  await findings.getByRole('button', { name: 'Add finding' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Finding' }).fill('No date of injury');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await findings.getByRole('combobox').click();
  await page.getByTitle('Passed', { exact: true }).click();
  await expect(findings.getByText('Passed')).toBeVisible();
}

/** As somebody who has nothing but the two mails. */
async function openByMail(browser: Browser, claimant: string): Promise<Buffer> {
  const report = [`on Ada ${claimant}`, '/view/onetimeaccess'];
  const second = [`on Ada ${claimant}`, 'The code for the files'];
  await expectMail(managerAddress, ...report);
  await expectMail(managerAddress, ...second);
  const [letter = ''] = await mailsTo(managerAddress, ...report);
  const [code = ''] = await mailsTo(managerAddress, ...second);
  const link = /\/view\/onetimeaccess\?id=[\w-]+(&amp;|&)tenantId=[\w-]+/.exec(letter)?.[0] ?? '';
  const reader = await visitor(browser, link.replace('&amp;', '&'));
  await reader.getByLabel('Code').fill(/is (\d{6})\./.exec(code)?.[1] ?? '');
  const saving = reader.waitForEvent('download');
  await reader.getByRole('button', { name: /download|open/i }).click();
  return readFileSync(await (await saving).path());
}

test('four people in four windows run one assessment from request to report', async ({
  page,
  signIn,
  browser,
}) => {
  // The whole way of a case, by several people.
  const claimant = uniqueName('Fourways');
  const office = await apiAs('staff@harbour.test');
  const me = await (await apiAs(specialistAddress)).get('/app/specialists/myDetail');
  const { place } = await sessionToday(office, me.id);
  const customer = await elsewhere(browser, managerAddress, '/view/assessments/add');
  const specialist = String(me.lastName);

  const { caseNo, path } = await request(customer, { claimant, specialist, place });

  await signIn('staff@harbour.test', path);
  await expect(head(page)).toContainText('Appointment Requested');
  const appointment = section(page, 'Appointment');
  await decide(page, appointment, 'Confirm', /The appointment is confirmed\.$/);
  await expect(head(customer)).toContainText('Appointment Confirmed');

  await aBrief(office, path.split('/').at(-1) ?? '');
  await lead(page, 'Send paperwork', 'Paperwork Sent');

  // Mails of a booking wait until it can no longer be taken back; nobody attends before that.
  await expectMail(managerAddress, claimant, 'is confirmed');
  await expectMail(specialistAddress, claimant, 'is confirmed');

  await recordAttendance(page);
  await choose(page, 'Attendance outcome', 'Confirmed');
  await pressIn(page.getByRole('dialog'), 'Record attendance');
  await sure(page, /The attendance is recorded\.$/);

  const doctor = await elsewhere(browser, specialistAddress, path);
  await expect(head(doctor)).toContainText('Attended');
  await dictate(doctor);
  const jobs = '/view/case-typist-incomplete-jobs';
  const typist = await elsewhere(browser, 'typist@harbour.test', jobs);
  await typeReport(typist, caseNo);

  await expect(head(page)).toContainText('Dictation Received');
  await page.reload();
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await bringIntoView(section(page, 'Dictations'), accept);
  await accept.click();
  await expect(page.getByText('Report accepted')).toBeVisible();
  await uploadDraft(page);
  await lead(page, 'Send draft to specialist', 'Draft');

  await expect(head(doctor)).toContainText('Draft');
  await lead(doctor, 'Report received', 'Report Received');

  await expect(head(page)).toContainText('Report Received');
  await lead(page, 'Post assessment admin', 'Post');
  await lead(page, 'Quality assurance', 'Quality');
  await oneFinding(page);
  await lead(page, 'Finalise report', 'Finalisation', true);
  const versions = page.getByRole('table', { name: 'Versions of the report' });
  await expect(versions.getByText(new RegExp(`^Report ${caseNo}`))).toBeVisible();
  await head(page).getByRole('button', { name: 'Send report', exact: true }).click();
  const sending = page.getByRole('dialog', { name: 'Send report' });
  await choose(page, 'Delivery', 'Download link in email');
  await pressIn(sending, 'Send report');
  await expect(head(page)).toContainText('Report Sent');

  await expectMail(specialistAddress, `Paperwork for Ada ${claimant}`, '/view/onetimeaccess');
  await expectMail(managerAddress, `Ada ${claimant} attended on`);
  await expectMail(specialistAddress, `Dictation received for ${caseNo}`);
  await expectMail(specialistAddress, `Draft report for Ada ${claimant}`);

  const pdf = await openByMail(browser, claimant);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await page.reload();
  const sentTo = page.getByRole('table', { name: 'Sent to' });
  await bringIntoView(section(page, 'Dictations'), sentTo);
  await expect(sentTo).toContainText('By the link');
  await expect(head(customer)).toContainText('Report Sent');
});

test('who did not attend is booked again, and who cancels then is charged', async ({
  page,
  signIn,
  browser,
}) => {
  const api = await apiAs('staff@harbour.test');
  const manager = await (await apiAs(managerAddress)).get('/app/case-managers/myDetail');
  const onboarded = '/app/specialists?maxResultCount=20&recruitmentStatus=ONBOARDED';
  const specialists = (await api.get(onboarded)).items as Row[];
  const others = specialists.filter(({ businessEmail }) => businessEmail !== specialistAddress);
  const company = { companyId: manager.companyId };
  const { id: clientId, lastName } = await aClaimant(api, { firstName: 'Ben', ...company });
  const { specialistId, slotId, from } = await slotThatBegins(
    api,
    others.map(({ id }) => id),
  );
  const matter = { ...company, clientId, bookingCmId: manager.id, specialistId };
  const { path } = await aConfirmedCase(api, matter, slotId);

  await signIn('staff@harbour.test', path);
  await expect.poll(() => Date.now() > from, forWork).toBe(true);
  await recordAttendance(page);
  await choose(page, 'Attendance outcome', 'Cancelled (Chargeable)');
  await expect(page.getByRole('region', { name: 'What follows' })).toContainText('fee');
  await pressIn(page.getByRole('dialog'), 'Record attendance');
  await sure(page, /The attendance is recorded\.$/);
  await expect(head(page)).toContainText('Not Attended');

  await head(page).getByRole('button', { name: 'Rebook', exact: true }).click();
  const rebooking = page.getByRole('dialog');
  await rebooking.getByRole('button', { name: 'Three months' }).click();
  await expect(rebooking.locator('.case-slots[aria-busy=false]')).toBeVisible();
  await rebooking.locator('.case-slots-times button').last().click();
  await pressIn(rebooking, 'Rebook');
  await sure(page, /A new appointment is requested\.$/);
  await expect(head(page)).toContainText('Appointment Requested');

  const cancellation = section(page, 'Cancellation');
  const cancel = cancellation.getByRole('button', { name: 'Cancel case', exact: true });
  await bringIntoView(cancellation, cancel);
  await cancel.click();
  await choose(page, 'Outcome', 'Cancelled (Chargeable)');
  await choose(page, 'Reason', 'Matter settled');
  await pressIn(page.getByRole('dialog'), 'Cancel case');
  await sure(page, /The case is cancelled\.$/);
  await expect(head(page)).toContainText('Cancelled (Chargeable)');

  const customer = await elsewhere(browser, managerAddress, path);
  await expect(head(customer)).toContainText('Cancelled (Chargeable)');
  await expectMail(managerAddress, `Ben ${lastName} did not attend`);
});
