import { describe, expect, test } from 'vitest';
import { sendRemindersJob } from '#correspondence/server';
import { eventually } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBillingPractice } from '../../testing/index.ts';
import { sendStatementsJob } from '../statements/send-statements.job.ts';

/** Ten in the morning at the practice, on the 10th. */
let now = new Date('2027-02-10T00:00:00Z');
registerCatalogue();
const practice = await aBillingPractice(() => now);
const { accounting, invoiced, services, companyId, run, read, smtp, address } = practice;
const remind = () => sendRemindersJob.run({}, services, new AbortController().signal);
const state = () => sendStatementsJob.run({}, services, new AbortController().signal);
const remindersOf = async (id: string) =>
  (await accounting.get(`/app/reminder-log?objectId=${id}&sorting=creationTime`)).body.items ?? [];

for (const [level, daysOverdue, template] of [
  [1, 7, 'InvoiceReminder'],
  [2, 21, 'InvoiceReminder2'],
]) {
  const rule = { level, daysOverdue, template };
  const made = await accounting.post('/app/invoice-reminder-rules', rule);
  if (made.status >= 300 && made.status !== 409) throw new Error(JSON.stringify(made.body));
}

const aSent = async (dueDate: string) => {
  const { id, invoiceNo } = await invoiced({ invoiceDate: '2027-01-04', dueDate });
  await run(`update invoices set status = '0', sent_at = now() where id = $1`, [id]);
  return { id, invoiceNo };
};

describe('reminders of overdue invoices', () => {
  test('each level is sent once, however often the job runs', async () => {
    now = new Date('2027-02-10T00:00:00Z');
    const { id, invoiceNo } = await aSent('2027-02-03');
    const early = await aSent('2027-02-04');

    await Promise.all([remind(), remind()]);
    await remind();

    expect(await remindersOf(id)).toMatchObject([{ step: '1', sentTo: address }]);
    expect(await remindersOf(early.id)).toEqual([]);
    expect(await read(id)).toMatchObject({ reminderLevel: 1 });
    now = new Date('2027-02-24T00:00:00Z');
    await remind();
    expect((await remindersOf(id)).map(({ step }) => step)).toEqual(['1', '2']);
    await eventually(
      () => Promise.resolve(smtp.received.filter(({ source }) => source.includes(invoiceNo))),
      (mails) => mails.length >= 2,
    );
  }, 240_000);

  test('a stopped invoice and a stopped company are left alone, and nobody is written to at night', async () => {
    now = new Date('2027-02-10T00:00:00Z');
    const one = await aSent('2027-01-20');
    await accounting.put(`/app/payments/${one.id}/reminders`, { isReminderStopped: true });
    const other = await aSent('2027-01-20');
    const stop = await accounting.post('/app/reminder-stops', { companyId, reason: 'In dispute' });

    await remind();
    expect(await remindersOf(other.id)).toEqual([]);
    await accounting.delete(`/app/reminder-stops/${stop.body.id}`);
    now = new Date('2027-02-10T14:00:00Z');
    await remind();
    expect(await remindersOf(other.id)).toEqual([]);
    now = new Date('2027-02-11T00:00:00Z');
    await remind();

    expect(await remindersOf(other.id)).toHaveLength(1);
    expect(await remindersOf(one.id)).toEqual([]);
  });
});

describe('statements', () => {
  test('[B-234] go out once on the statement day, with what was open then', async () => {
    const { id } = await aSent('2027-03-01');
    await run(`update companies set statement_day = '12th' where id = $1`, [companyId]);
    const sent = async () =>
      (await accounting.get(`/app/sent-statements?companyId=${companyId}`)).body.items;
    now = new Date('2027-02-11T00:00:00Z');
    await state();
    expect(await sent()).toEqual([]);

    now = new Date('2027-02-12T00:00:00Z');
    await Promise.all([state(), state()]);

    expect(await sent()).toMatchObject([{ statementDate: '2027-02-12', sentTo: address }]);
    expect(await read(id)).toMatchObject({ status: '0' });
  });

  test('[C-367] a statement shows the day that is asked for, to whoever sees the company', async () => {
    now = new Date('2027-02-20T00:00:00Z');
    const { id, invoiceNo } = await aSent('2027-02-01');
    const at = (asOf: string) =>
      `/app/payments/OutStandingStatementPrint?companyId=${companyId}&asOf=${asOf}`;
    const before = String((await practice.api.get(at('2027-02-15'))).body);
    await accounting.post(`/app/payments/${id}/credit-notes`, { reason: 'Disputed', lines: [] });

    const after = String((await practice.api.get(at('2027-02-20'))).body);
    const earlier = String((await practice.api.get(at('2027-02-15'))).body);
    const stranger = practice.signedIn(['CASE_MANAGER'], {
      ids: { ownCompanyIds: [], companiesSharingClaimants: [] },
    }).api;

    expect(before).toContain(invoiceNo);
    expect(before).toContain('1-30 days');
    expect(after).not.toContain(invoiceNo);
    expect(earlier).toContain(invoiceNo);
    expect((await stranger.get(at('2027-02-15'))).status).toBe(404);
    expect((await practice.api.get(at('soon'))).status).toBe(400);
  });
});
