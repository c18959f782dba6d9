import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aClinic } from '#booking/testing';
import { aCasePractice, aConference, aProvider, aRecordsPractice } from '#cases/testing';
import { sentAsTried, triedMails } from '#correspondence/testing';
import type { SendCall } from '#correspondence/testing';
import { aLender, enterOnLoan } from '#funding/testing';
import { registerCatalogue } from '../../modules/catalogue.ts';
import { serverModules } from './compose.ts';
import { mailSenders } from './testing/mail-senders.ts';

registerCatalogue();
const lending = await aLender();
const { lender, accounting, smtp, server, services, run, tenantId } = lending;
const records = await aRecordsPractice(server);
const practice = await aCasePractice(server);
const clinic = await aClinic(server, ['STAFF', 'ADMIN_STAFF']);

const post = (path: string, body: object = {}, api = lender): SendCall => ({
  api,
  method: 'post',
  path,
  body,
});
const put = (path: string, body: object, api = lender): SendCall => ({
  ...post(path, body, api),
  method: 'put',
});

const aRepaymentInvoice = async () => {
  const agreementId = await lending.anAgreement({ repayment: 'monthly' });
  const loanId = await lending.aLoan({ agreementId });
  await enterOnLoan(lending, loanId, { on: '2026-01-01', amount: '10000.00' });
  const { body } = await lender.post('/app/repayment-invoices', { agreementId, month: '2026-10' });
  return { agreementId, loanId, invoiceId: String(body.id) };
};

const aBookedDay = async () => {
  const { specialistId, centreId } = clinic;
  await services.hostDb.batch({ tenantId: clinic.tenantId }, [
    {
      text: `update specialists set business_email = 'rooms@menon.example' where id = $1`,
      values: [specialistId],
    },
  ]);
  const session = await clinic.session({
    dateFrom: '2031-03-03T22:00:00.000Z',
    dateTo: '2031-03-04T01:00:00.000Z',
  });
  const [slot] = await clinic.slots(session.id);
  const { body } = await clinic.book(slot?.id ?? '', {});
  return { specialistId, centreId, appointmentId: String(body.id) };
};

/** Every sender that has a dialog, with a real record; what it answers is tried, then done. */
const walked: Readonly<Record<string, () => Promise<SendCall>>> = {
  'invoice.sendInvoice': async () =>
    post(`/app/payments/${(await lending.invoiced()).id}/emails`, {}, accounting),
  'creditNote.sendCreditNote': async () => {
    const { id } = await lending.invoiced();
    const note = { reason: 'Not attended', lines: [] };
    const made = await accounting.post(`/app/payments/${id}/credit-notes`, note);
    return post(`/app/credit-notes/${made.body.id}/emails`, {}, accounting);
  },
  'repaymentInvoice.send': async () =>
    post(`/app/repayment-invoices/${(await aRepaymentInvoice()).invoiceId}/emails`, {
      email: 'accounts@firm.test',
    }),
  'loanFunding.sendFundingStatement': async () => {
    const { agreementId } = await aRepaymentInvoice();
    const asked = { agreementId, asOf: '2026-09-30' };
    return post('/app/disbursement-funding/SendFundingStatement', asked);
  },
  'loanFunding.sendRemittanceAdvice': async () => {
    const { agreementId } = await aRepaymentInvoice();
    const asked = { agreementId, from: '2026-01-01', asOf: '2026-01-31' };
    return post('/app/disbursement-funding/SendRemittanceAdvice', asked);
  },
  'loanFunding.emails': async () => {
    const { loanId } = await aRepaymentInvoice();
    const asked = { emailType: 'statement', email: 'desk@firm.test' };
    return post(`/app/disbursement-funding/${loanId}/emails`, asked);
  },
  'fundingAgreement.sendAgreement': async () =>
    post(`/app/funding-agreements/${await lending.anAgreement()}/emails`, { to: 'lender' }),
  'mri.request': async () => {
    const { itemId } = await records.aRequest(aProvider);
    return put(`/app/medical-record-items/${itemId}/request`, {}, records.api);
  },
  'mn.askOpinions': async () => {
    const email = { business_email: 'rooms@ferro.example' };
    const specialistIds = [await practice.specialist('Tomas Ferro', email)];
    const matter = { specialistId: null, allegation: 'A swab was left behind.' };
    const url = `/app/mednegs/${(await practice.newCase(matter, 'mednegs')).id}`;
    await practice.api.put(`${url}/openMatter`, {});
    return post(`${url}/opinionRequests`, { specialistIds, dueOn: '2031-05-20' }, practice.api);
  },
  'co.offerTimes': async () => {
    const { url } = await aConference(practice);
    const items = [{ startsAt: '2031-01-06T23:00:00.000Z' }];
    return post(`${url}/offeredTimes`, { items, durationMinutes: 60 }, practice.api);
  },
  'appointmentSession.sendSpecialistBookingDaysheets': async () => {
    const { specialistId, centreId } = await aBookedDay();
    const asked = { specialistId, centreId, fromDate: '2031-03-04' };
    return post('/app/appointment-sessions/sendSpecialistBookingDaysheets', asked, clinic.api);
  },
};

describe('what a dialog shows is what arrives', () => {
  test.each(Object.keys(walked))(
    '%s',
    async (ability) => {
      const call = await (walked[ability]?.() ?? Promise.reject(new Error(ability)));

      const { status, shown, arrived, tried } = await sentAsTried(smtp, call);

      expect(status).toBeLessThan(300);
      expect(shown.length).toBeGreaterThan(0);
      expect(arrived).toEqual(shown);
      for (const { attachments } of tried)
        for (const { name, html } of attachments)
          if (html) expect([name, html.length > 500]).toEqual([name, true]);
    },
    240_000,
  );
});

test('a dry run leaves nothing behind: no mail, no status, no number', async () => {
  const { id } = await lending.invoiced();
  const call = post(`/app/payments/${id}/emails`, {}, accounting);
  const count = async () =>
    (
      await run('select count(*)::int as n from emails_tracking where tenant_id = $1', [tenantId])
    )[0];
  const before = await count();

  const [mail] = await triedMails(call);

  expect(mail?.to).toBe(lending.address);
  expect(await count()).toEqual(before);
  expect((await accounting.get(`/app/payments/${id}`)).body).toMatchObject({
    status: '5',
    sentAt: null,
  });
});

test('a call that cannot be tried is not done instead', async () => {
  const answer = await accounting.post(
    '/app/companies',
    { name: 'Tried Lawyers', businessType: 'lawPlaintiff' },
    { headers: { 'x-dry-run': 'true' } },
  );

  expect([answer.status, answer.body.error?.code]).toEqual([400, 'noDryRun']);
  expect(await run(`select 1 from companies where name = 'Tried Lawyers'`, [])).toEqual([]);
});

test('a call that reaches beyond its transaction is not tried', async () => {
  const { id } = await lending.invoiced();
  const headers = { 'x-dry-run': 'true' };

  const stop = { isReminderStopped: true };
  const answer = await accounting.put(`/app/payments/${id}/reminders`, stop, { headers });

  expect([answer.status, answer.body.error?.code]).toEqual([400, 'noDryRun']);
  expect((await accounting.get(`/app/payments/${id}`)).body['isReminderStopped']).toBe(false);
});

const trying = new Set(
  serverModules
    .flatMap(({ handlers }) => handlers ?? [])
    .flatMap(({ action }) => (action.dryRun ? action.ability : [])),
);

const files = globSync('modules/*/server/**/*.ts')
  .filter((path) => !/\.test\.ts$/.test(path))
  .filter((path) => /queue(File)?Mail\(/.test(readFileSync(path, 'utf8')))
  .map((path) => path.replace(/^modules\//, ''));

test('every file that queues a mail says how the mail is seen before it leaves', () => {
  expect(Object.keys(mailSenders).toSorted()).toEqual(files.toSorted());
});

test('what is sent from a dialog can be tried, and what has a test of its own has it', () => {
  for (const [path, sender] of Object.entries(mailSenders)) {
    if ('tried' in sender)
      for (const ability of sender.tried)
        expect([path, ability, trying.has(ability)]).toEqual([path, ability, true]);
    if ('shown' in sender) expect([path, existsSync(sender.shown)]).toEqual([path, true]);
  }
  for (const ability of Object.keys(walked)) expect(trying).toContain(ability);
});
