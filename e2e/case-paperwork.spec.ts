import type { Page } from '@playwright/test';
import { aPdf } from '../modules/documents/testing/a-pdf.ts';
import { expect, test } from './fixture.ts';
import { readMails } from './read-mails.ts';
import { uniqueName } from './unique-name.ts';

type Call = { readonly method: string; readonly path: string; readonly body?: unknown };
type Answer = Record<string, unknown> & { readonly items?: readonly Record<string, unknown>[] };

/** As the screens call it, with the token of whoever is signed in. */
async function call(page: Page, given: Call): Promise<Answer> {
  const answer = await page.evaluate(async ({ method, path, body }) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string };
    const reply = await fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${kept.access_token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, text: await reply.text() };
  }, given);
  if (answer.status >= 300) throw new Error(`${given.path}: ${answer.status} ${answer.text}`);
  return answer.text ? (JSON.parse(answer.text) as Answer) : {};
}

/** A case with people of its own, so that their mails are found; its appointment is confirmed. */
async function aConfirmedCase(page: Page, name: string, address: (who: string) => string) {
  const post = (path: string, body: unknown) => call(page, { method: 'POST', path, body });
  const first = async (path: string) => (await call(page, { method: 'GET', path })).items?.[0];
  const doctor = await post('/app/specialists', {
    firstName: 'Ada',
    lastName: name,
    title: 'Dr',
    businessEmail: address('doctor'),
    recruitmentStatus: 'ONBOARDED',
    onboardedDate: '2020-01-01',
  });
  const claimant = await post('/app/clients', {
    firstName: 'Noor',
    lastName: name,
    email: address('claimant'),
  });
  const centre = await first('/app/centres?maxResultCount=1');
  const company = await first('/app/companies?maxResultCount=1');
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const session = await post('/app/appointment-sessions', {
    specialistId: doctor['id'],
    centreId: centre?.['id'],
    dateFrom: `${day}T01:00:00.000Z`,
    dateTo: `${day}T04:00:00.000Z`,
  });
  const slot = await first(`/app/appointment-sessions/${String(session['id'])}/slots`);
  const answers = { contractEnded: 'yes', highRisk: 'yes', holiday: 'yes' };
  const made = await post('/app/assessments/bookCases', {
    clientId: claimant['id'],
    companyId: company?.['id'],
    slots: [{ slotId: slot?.['id'], consultationType: 'inPerson' }],
    answers,
  });
  const id = String(made.items?.[0]?.['id']);
  const at = `/app/assessments/${id}`;
  const { step } = await call(page, { method: 'GET', path: at });
  if (step !== 'appointmentConfirmed') {
    await call(page, { method: 'PUT', path: `${at}/confirmAppointment`, body: {} });
  }
  return id;
}

/** The first thing like this in the mails to somebody. */
const inMails = async (address: string, pattern: RegExp): Promise<string | undefined> =>
  (await readMails())
    .filter((mail) => mail.includes(address))
    .flatMap((mail) => pattern.exec(mail.replaceAll(/\s+/g, ' '))?.[1] ?? [])
    .at(-1);

test('[B-212] a brief is merged, sent and opened by its link, and the consent is signed', async ({
  page,
  signIn,
  browser,
}) => {
  const name = uniqueName('Paperwork');
  const address = (who: string) => `${who}-${name.toLowerCase().replace(/\W+/g, '-')}@paper.test`;
  await signIn('staff@harbour.test', '/view/assessments');
  const id = await aConfirmedCase(page, name, address);
  await page.goto(`/view/assessments/detail/${id}`);
  const paperwork = page.getByRole('region', { name: 'Paperwork', exact: true });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: aPdf('Letter') },
      { name: 'Films.pdf', mimeType: 'application/pdf', buffer: aPdf('Films', 'More') },
    ]);
  await expect(page.getByRole('button', { name: 'Films.pdf', exact: true }).first()).toBeVisible();

  await paperwork.getByRole('button', { name: 'Merge the brief' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge the brief' });
  await expect(dialog.getByRole('checkbox', { name: 'Letter.pdf' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Merge brief' }).click();
  const briefs = paperwork.getByRole('table', { name: 'Briefs' });
  await expect(briefs.getByText('Not sent')).toBeVisible({ timeout: 90_000 });

  await call(page, { method: 'PUT', path: `/app/assessments/${id}/sendPaperwork`, body: {} });
  await page.reload();
  await expect(briefs.getByText('Not opened yet')).toBeVisible();
  const link = () => inMails(address('doctor'), /(https?:\/\/\S+\/view\/onetimeaccess\?[\w=&;-]+)/);
  const code = () => inMails(address('doctor'), /in another email, is (\d{6})/);
  await expect.poll(link, { timeout: 90_000 }).toBeTruthy();
  await expect.poll(code, { timeout: 90_000 }).toBeTruthy();

  const doctor = await (await browser.newContext()).newPage();
  await doctor.goto(((await link()) ?? '').replaceAll('&amp;', '&'));
  await doctor.getByRole('textbox').fill((await code()) ?? '');
  const download = doctor.waitForEvent('download');
  await doctor.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Brief IME-.+\.pdf$/);
  await expect
    .poll(
      async () => {
        await page.reload();
        await expect(briefs).toBeVisible();
        return briefs.getByText(/^Opened /).isVisible();
      },
      { timeout: 90_000 },
    )
    .toBe(true);

  await paperwork.getByRole('button', { name: 'Send consent form' }).click();
  const consents = paperwork.getByRole('table', { name: 'Consent forms' });
  await expect(consents.getByText('Sent', { exact: true }).last()).toBeVisible({ timeout: 90_000 });
  const signing = () => inMails(address('claimant'), /(https?:\/\/\S+\/view\/sign\?token=[\w-]+)/);
  await expect.poll(signing, { timeout: 90_000 }).toBeTruthy();
  const claimant = await (await browser.newContext()).newPage();
  await claimant.goto((await signing()) ?? '');
  await claimant.getByRole('checkbox').check();
  await claimant.getByRole('button', { name: 'Open the document' }).click();
  await claimant.getByRole('button', { name: 'Sign', exact: true }).click();
  await claimant.getByRole('tab', { name: 'Type' }).click();
  await claimant.getByRole('button', { name: 'Sign the document' }).click();
  await expect(claimant.getByRole('heading', { name: /signed/ })).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.reload();
        await expect(consents).toBeVisible();
        return consents.getByRole('button', { name: 'Open signed form' }).isVisible();
      },
      { timeout: 120_000 },
    )
    .toBe(true);
});
