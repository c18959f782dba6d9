import { expect, test } from 'vitest';
import { eventually } from '#kernel/testing';
import { giveDefaults, newId, systemContext } from '#kernel/server';
import { aLender, fundingFeatures } from '#funding/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { fundingServer } from '../index.ts';
import { sendRepaymentRemindersJob } from './send-repayment-reminders.job.ts';

registerCatalogue();
/** Ten in the morning at the practice. */
const morning = (day: string) => new Date(`${day}T00:00:00Z`);
let now = morning('2027-02-10');
const practice = await aLender(() => now);
const { lender, services, run, tenantId, companyId, providerId, smtp } = practice;
const remind = () => sendRepaymentRemindersJob.run({}, services, new AbortController().signal);

for (const [level, daysOverdue, template] of [
  [1, 7, 'RepaymentReminder'],
  [2, 21, 'RepaymentReminder2'],
  [3, 45, 'RepaymentReminder3'],
]) {
  const made = await lender.post('/app/repayment-reminder-rules', { level, daysOverdue, template });
  if (made.status >= 300 && made.status !== 409) throw new Error(JSON.stringify(made.body));
}
const agreementId = await practice.anAgreement();
let month = 1;

/** Sent, and nothing is paid. */
async function aSent(dueDate: string, total = '100.00') {
  const id = newId();
  const [no, period] = [`RI-${id.slice(-8)}`, `2020-${String(month).padStart(2, '0')}`];
  month += 1;
  await run(
    `insert into transaction_invoice (tenant_id, id, invoice_no, status, borrower_id, agreement_id,
        funding_provider_id, period, period_to, invoice_date, due_date, principal, interest, fees, total)
      values ($1, $2, $3, '0', $4, $5, $6, $7, '2020-01-31', '2020-02-01', $8, 0, $9, 0, $9)`,
    [tenantId, id, no, companyId, agreementId, providerId, period, dueDate, total],
  );
  return { id, no };
}
const read = async (id: string) => (await lender.get(`/app/repayment-invoices/${id}`)).body;
const remindersOf = async (id: string) =>
  (await lender.get(`/app/repayment-reminders?invoiceId=${id}`)).body.items ?? [];

test('each step is sent once, with what the borrower owes; after an outage only the highest', async () => {
  now = morning('2027-02-10');
  const { id, no } = await aSent('2027-02-03');
  const { id: early } = await aSent('2027-02-04', '11.00');
  const { id: forgotten } = await aSent('2026-10-01', '7.00');

  await Promise.all([remind(), remind()]);
  await remind();

  expect(await remindersOf(id)).toMatchObject([
    { level: 1, open: '100.00', statementTotal: '118.00', sentTo: practice.address },
  ]);
  expect(await remindersOf(early)).toEqual([]);
  expect(await remindersOf(forgotten)).toMatchObject([{ level: 3 }]);
  expect(await read(id)).toMatchObject({ reminderLevel: 1, lastReminderOn: '2027-02-10' });
  const mails = await eventually(
    () => Promise.resolve(smtp.received.filter(({ source }) => source.includes(no))),
    (found) => found.length >= 1,
  );
  expect(mails).toHaveLength(1);
});

test('days past due and bucket follow the day, and clear when it is paid or moved', async () => {
  now = morning('2027-02-10');
  const { id } = await aSent('2027-01-10');
  const { id: moved } = await aSent('2026-12-10');
  await remind();

  expect(await read(id)).toMatchObject({ arrears: 'days60', daysPastDue: 31 });
  expect(await read(moved)).toMatchObject({ arrears: 'days90', daysPastDue: 62 });
  const listed = await lender.get('/app/repayment-invoices?arrears=days90');
  expect(listed.body.items?.map((one) => one['id'])).toContain(moved);
  const counts = (await lender.get('/app/repayment-invoices/arrears')).body;
  expect(counts.items).toContainEqual(expect.objectContaining({ arrears: 'days90', count: 1 }));

  const stamp = (await read(moved)).concurrencyStamp;
  await lender.put(`/app/repayment-invoices/${moved}`, {
    dueDate: '2027-03-01',
    concurrencyStamp: stamp,
  });
  await run(`update transaction_invoice set paid = total, status = '3' where id = $1`, [id]);

  expect(await read(moved)).toMatchObject({ arrears: null, daysPastDue: null });
  expect(await read(id)).toMatchObject({ arrears: null, daysPastDue: null });
});

test('what is disputed is not dunned, and a dispute has a reason', async () => {
  now = morning('2027-02-10');
  const { id } = await aSent('2027-01-20');
  const dispute = (values: object, api = lender) =>
    api.put(`/app/repayment-invoices/${id}/dispute`, values);

  const without = await dispute({ isDisputed: true });
  const disputed = await dispute({ isDisputed: true, reason: 'Paid by the insurer' });
  await remind();

  expect([without.status, without.body.error?.code]).toEqual([422, 'disputeWithoutReason']);
  expect(disputed.body).toMatchObject({ isDisputed: true, disputedReason: 'Paid by the insurer' });
  expect(await remindersOf(id)).toEqual([]);
  expect(await read(id)).toMatchObject({ arrears: 'days30' });
  const manager = practice.as('CASE_MANAGER');
  expect((await dispute({ isDisputed: false }, manager)).status).toBe(403);

  await dispute({ isDisputed: false });
  await remind();
  expect(await remindersOf(id)).toMatchObject([{ level: 2 }]);
});

test('a borrower sees the lines, payments and reminders of their own invoices only', async () => {
  now = morning('2027-02-10');
  const { id } = await aSent('2027-01-20');
  await remind();
  await run(
    `insert into repayment_payments (tenant_id, id, invoice_id, received_on, amount)
      values ($1, $2, $3, '2027-02-01', 5)`,
    [tenantId, newId(), id],
  );
  const loanId = await practice.aLoan({ agreementId });
  await run(
    `insert into repayment_lines (tenant_id, id, invoice_id, line_index, loan_id, principal, interest, fees, total)
      values ($1, $2, $3, 1, $4, 0, 100, 0, 100)`,
    [tenantId, newId(), id, loanId],
  );
  const as = (ownCompanyIds: readonly string[]) =>
    practice.signedIn(['CASE_MANAGER'], {
      ...{ features: [...fundingFeatures], edition: 'FUNDING PROVIDER' },
      ids: { ownCompanyIds },
    }).api;
  const seenBy = (company: string) =>
    Promise.all(
      ['repayment-reminders', 'repayment-payments', 'repayment-lines'].map(
        async (path) =>
          (await as([company]).get(`/app/${path}?invoiceId=${id}`)).body.items?.length,
      ),
    );

  expect(await seenBy(companyId)).toEqual([1, 1, 1]);
  expect(await seenBy(newId())).toEqual([0, 0, 0]);
});

test('nobody is written to at night, nor where the company is not to be reminded', async () => {
  const { id } = await aSent('2027-01-25');
  const accounting = practice.accounting;
  const stop = await accounting.post('/app/reminder-stops', { companyId, reason: 'Agreed' });
  now = morning('2027-02-10');
  await remind();
  await accounting.delete(`/app/reminder-stops/${stop.body.id}`);
  now = new Date('2027-02-10T14:00:00Z');
  await remind();

  expect(stop.status).toBe(201);
  expect(await remindersOf(id)).toEqual([]);
});

test('a lender that never had a ladder gets the usual one; one of its own is left alone', async () => {
  const give = (id: string) =>
    services.hostDb.transaction(systemContext(id), (tx) =>
      giveDefaults(tx, [fundingServer], id, now),
    );
  const fresh = practice.server.signedIn({
    roles: ['STAFF'],
    features: [...fundingFeatures],
    edition: 'FUNDING PROVIDER',
  });
  const rules = () => fresh.api.get('/app/repayment-reminder-rules');
  await give(fresh.actor.tenantId);
  const usual = (await rules()).body.items ?? [];
  for (const { id } of usual) await fresh.api.delete(`/app/repayment-reminder-rules/${id}`);
  await fresh.api.post('/app/repayment-reminder-rules', {
    level: 2,
    daysOverdue: 30,
    template: 'RepaymentReminder',
  });

  await give(fresh.actor.tenantId);

  expect(usual.map(({ level, daysOverdue }) => [level, daysOverdue])).toEqual([
    [1, 7],
    [2, 21],
    [3, 45],
  ]);
  expect((await rules()).body.items).toMatchObject([{ level: 2, daysOverdue: 30 }]);
});
