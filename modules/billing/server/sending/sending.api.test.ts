import { describe, expect, test } from 'vitest';
import { addDays } from '#kernel/domain';
import { triedCall, triedMails } from '#correspondence/testing';
import { eventually } from '#kernel/testing';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBillingPractice, aLine } from '../../testing/index.ts';
import { invoiceViews } from '../../domain/index.ts';

registerCatalogue();
const practice = await aBillingPractice();
const { accounting, invoiced, invoicedCase, smtp, address, companyId, signedIn } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const send = (id: string, input: object = {}) =>
  accounting.post(`/app/payments/${id}/emails`, input);
const mailsTo = (to: string) => smtp.received.filter(({ source }) => source.includes(to));
const manager = signedIn(['CASE_MANAGER'], {
  ids: { ownCompanyIds: [companyId], companiesSharingClaimants: [companyId] },
}).api;
const stranger = signedIn(['CASE_MANAGER'], {
  ids: { ownCompanyIds: [], companiesSharingClaimants: [] },
}).api;

describe('sending an invoice', () => {
  test('[C-426] mails the PDF to the accounts of the company, and once more when asked', async () => {
    const { id, invoiceNo } = await invoiced();

    const sent = await send(id);
    const again = await send(id, {
      email: 'other@payer.test',
      answers: { unknownRecipient: 'yes' },
    });

    expect(sent.body).toMatchObject({ status: '0', sentTo: address, sentAt: expect.any(String) });
    expect(again.body).toMatchObject({ status: '0', sentTo: 'other@payer.test' });
    const mails = await eventually(
      () => Promise.resolve([...mailsTo(address), ...mailsTo('other@payer.test')]),
      (found) => found.length >= 2,
      200,
    );
    const [mail] = mails;
    expect(mail?.source).toContain(invoiceNo);
    expect(mail?.source).toContain('application/pdf');
  }, 240_000);

  test('is previewed, with its address and its words', async () => {
    const { id, invoiceNo } = await invoiced();

    const path = `/app/payments/${id}/emails`;
    const [mail] = await triedMails({ api: accounting, method: 'post', path, body: {} });

    expect(mail).toMatchObject({
      to: address,
      subject: expect.stringContaining(invoiceNo),
      body: expect.stringContaining('USD 1,595.00'),
      attachments: [{ name: `Tax invoice ${invoiceNo}.pdf` }],
    });
  });

  test('fills a template that somebody chooses, and nothing but the invoice speaks', async () => {
    const { id, invoiceNo } = await invoiced();
    const desk = signedIn(['ADMIN_STAFF']).api;
    await desk.put('/app/email-templates/resetToDefault');
    const { body: page } = await desk.get('/app/email-templates/PaymentReceived');
    const of = `fromModule=INVOICE&objectId=${id}`;

    const filled = await desk.get(`/app/email-templates/${page.id}/get-rendered-content?${of}`);

    expect(filled.body).toMatchObject({
      destination: address,
      subject: `Payment received for ${invoiceNo}`,
      content: expect.stringContaining('USD 0.00'),
      missing: [],
    });
  });

  test('the words of a statement are shown with what the company owes', async () => {
    await invoiced();
    const desk = signedIn(['ADMIN_STAFF']).api;
    await desk.put('/app/email-templates/resetToDefault');
    const { body: page } = await desk.get('/app/email-templates/OutstandingStatement');
    const of = { fromModule: 'COMPANY', objectId: companyId };

    const shown = await desk.post(`/app/email-templates/${page.id}/preview`, of);

    expect(shown.status).toBe(200);
    expect(shown.body['examples']).not.toContain('statement');
    expect(String(shown.body['body'])).not.toContain('USD 8,250.00');
  });

  test('waits until the practice has entered its ABN', async () => {
    const { id } = await invoiced();
    const abn = (value: string | null) =>
      practice.run('update letterheads set abn = $1 where tenant_id = $2', [
        value,
        practice.tenantId,
      ]);
    await abn(null);

    const refused = await send(id);
    await abn('53004085616');

    expect(codeOf(refused)).toEqual([422, 'practiceWithoutAbn']);
    expect(refused.body.error?.message).toContain('Letterhead');
    expect((await accounting.get(`/app/payments/${id}`)).body).toMatchObject({ status: '5' });
    expect((await send(id)).status).toBe(200);
  });

  test('a cancelled one stays here', async () => {
    const { id } = await invoiced();
    await accounting.post('/app/payments/cancel', { invoiceId: id, cancelComment: 'Twice' });

    expect(codeOf(await send(id))).toEqual([422, 'cancelledNotSent']);
  });

  test('reminders are stopped and allowed again; a call that sends nothing is not tried', async () => {
    const { id } = await invoiced();
    const stop = (isReminderStopped: boolean) =>
      accounting.put(`/app/payments/${id}/reminders`, { isReminderStopped });

    const path = `/app/payments/${id}/reminders`;
    const tried = await triedCall({
      api: accounting,
      method: 'put',
      path,
      body: { isReminderStopped: true },
    });

    expect(codeOf(tried)).toEqual([400, 'noDryRun']);
    expect((await accounting.get(`/app/payments/${id}`)).body['isReminderStopped']).toBe(false);
    expect((await stop(true)).body).toMatchObject({ isReminderStopped: true });
    expect((await stop(false)).body).toMatchObject({ isReminderStopped: false });
  });
});

describe('printing', () => {
  test('[C-366] [C-428] two addresses answer one document, to whoever may read the invoice', async () => {
    const { id, invoiceNo } = await invoicedCase();

    const byId = await accounting.get(`/app/payments/${id}/print`);
    const byQuery = await practice.api.get(`/app/payments/PrintInvoice?id=${id}`);

    expect(String(byId.body)).toContain(invoiceNo);
    expect(String(byId.body)).toContain('Tax invoice');
    expect(String(byQuery.body)).toBe(String(byId.body));
    expect((await manager.get(`/app/payments/${id}/print`)).status).toBe(200);
    expect((await stranger.get(`/app/payments/${id}/print`)).status).toBe(404);
    expect((await stranger.get(`/app/payments/PrintInvoice?id=${id}`)).status).toBe(404);
  });

  test('a credit note is printed with its lines', async () => {
    const { id, invoiceNo } = await invoiced();
    const made = await accounting.post(`/app/payments/${id}/credit-notes`, {
      reason: 'Not attended',
      lines: [],
    });

    const printed = await accounting.get(`/app/credit-notes/${made.body.id}/print`);
    const text = String(printed.body);

    expect(text).toContain('Not attended');
    expect(text).toContain(invoiceNo);
  });
});

describe('[B-357] counts', () => {
  const totalOf = async (query: Readonly<Record<string, readonly string[]>>, api = accounting) => {
    const params = new URLSearchParams(
      Object.entries(query).flatMap(([key, values]) =>
        values.map((value): [string, string] => [key, value]),
      ),
    );
    return (await api.get(`/app/payments?${params.toString()}&maxResultCount=1`)).body.totalCount;
  };

  test('[C-433] [C-434] [C-435] equal the lists, for the office and for a case manager', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const late = { invoiceDate: '2025-07-01', dueDate: '2025-07-31' };
    await invoiced(late);
    const { id } = await invoiced(late);
    await accounting.post('/app/payments/cancel', { invoiceId: id, cancelComment: 'Twice' });
    await invoiced({ dueDate: addDays(today, 400), lines: [aLine({ unitPrice: '10.00' })] });
    const views = invoiceViews(today);

    for (const api of [accounting, manager, stranger]) {
      const outstanding = (await api.get('/app/payments/countOutstanding')).body;
      const overdue = (await api.get('/app/payments/countOverdue')).body;
      const statuses = (await api.get('/app/payments/countStatus')).body;
      expect(outstanding.count).toBe(await totalOf(views.outstanding, api));
      expect(overdue.count).toBe(await totalOf(views.overdue, api));
      expect(statuses.totalCount).toBe(await totalOf({}, api));
      for (const { status, count } of statuses.items ?? []) {
        expect(count).toBe(await totalOf({ status: [String(status)] }, api));
      }
    }
    expect((await accounting.get('/app/payments/countOverdue')).body.count).toBeGreaterThan(0);
    expect((await stranger.get('/app/payments/countOutstanding')).body).toEqual({
      count: 0,
      open: '0.00',
    });
  });
});

test('[C-424] the claim for icare names what is missing, and keeps the answer', async () => {
  const item = await accounting.post('/app/service-items', {
    code: 'IME-ICARE',
    name: 'Examination',
    serviceType: 'IME',
    unitPrice: '1450.00',
    paymentClassificationCode: 'IMS001',
  });
  const { id: caseId } = await practice.newCase();
  const lines = [aLine({ caseId, serviceItemId: String(item.body.id) })];
  const of = { caseId, claimNo: 'WC-1', claimantName: 'Noor Haddad', lines };
  const { id: invoiceId } = await invoiced(of);
  const claim = () => accounting.post('/app/payments/icare-claim', { invoiceId });

  await practice.run('update letterheads set abn = null where tenant_id = $1', [practice.tenantId]);
  const refused = await claim();
  await makeClaimable(caseId);
  const made = await claim();
  const answered = await accounting.put(`/app/icare-claims/${made.body.id}/answer`, {
    outcome: 'accepted',
    answerReference: 'IC-9',
  });

  expect(codeOf(refused)).toEqual([422, 'icareFieldsMissing']);
  expect(refused.body.error?.message).toContain('ABN of the practice');
  expect(made).toMatchObject({ status: 201, body: { outcome: 'waiting', claimNo: 'WC-1' } });
  expect(JSON.parse(String(made.body.content))).toMatchObject({
    totalWithGst: '1595.00',
    services: [{ paymentClassificationCode: 'IMS001', serviceDate: '2026-11-03' }],
  });
  expect(answered.body).toMatchObject({ outcome: 'accepted', answerReference: 'IC-9' });
});

/** The case gets a day, its specialist a number, the practice an ABN. */
async function makeClaimable(caseId: string): Promise<void> {
  const { run, specialistId, tenantId } = practice;
  await run(`update letterheads set abn = '53004085616' where tenant_id = $1`, [tenantId]);
  await run(`update assessments set appointment_date = '2026-11-03T01:00:00Z' where id = $1`, [
    caseId,
  ]);
  await run(`update specialists set provider_number = '2345678A' where id = $1`, [specialistId]);
}
