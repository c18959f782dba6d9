import { describe, expect, test } from 'vitest';
import { bookingServer } from '#booking/server';
import { casesServer } from '#cases/server';
import { correspondenceServer } from '#correspondence/server';
import { aMailServer } from '#correspondence/testing';
import { documentsServer } from '#documents/server';
import { newId } from '#kernel/server';
import { contentOfExport, eventually, testServer } from '#kernel/testing';
import { platformServer } from '#platform/server';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPayPractice } from '../../testing/index.ts';
import { billingServer } from '../index.ts';

registerCatalogue();
const smtp = await aMailServer();
const server = await testServer({
  modules: [
    platformServer,
    documentsServer,
    correspondenceServer,
    bookingServer,
    casesServer,
    billingServer,
  ],
  role: 'all',
  env: { SMTP_URL: smtp.url },
  now: () => new Date('2026-11-16T02:00:00Z'),
});
const practice = await aPayPractice(server);
const { api, earned, aPayee } = practice;
const place = '/app/specialist-remittance';

type Row = { readonly id: string; readonly commissionAmountWithTax: string; readonly fees: number };
const asked = async (query: string) =>
  (await api.get(`${place}/SpecialistWithPayment${query}`)).body.items as unknown as Row[];
const amountOf = async (id: string, query = '') =>
  (await asked(`?specialistId=${id}${query}`))[0]?.commissionAmountWithTax ?? null;
const payAll = async (specialistId: string, amount?: string) => {
  const { body } = await api.post('/app/provider-payments/generate', {
    periodFrom: '2026-11-01',
    periodTo: '2026-11-30',
    payOn: '2026-11-16',
    payees: [{ specialistId, ...(amount && { amount }) }],
  });
  const ids = [String(body.payments?.[0]?.id)];
  await api.post('/app/provider-payments/markPaid', { ids, paidOn: '2026-11-16' });
};

describe('the remittance', () => {
  test('[C-378] [B-347] shows what is due in the current month, by name, with tax', async () => {
    const { id } = await aPayee();
    await earned(id, { chargedOn: '2026-11-02' });
    await earned(id, { chargedOn: '2026-10-31' });
    const all = await asked('');

    expect(all.find((row) => row.id === id)).toMatchObject({
      fees: 1,
      commissionAmountWithTax: '891.00',
    });
    expect(all.length).toBeLessThanOrEqual(20);
  });

  test('[G-135] a month, a half of it and the kind of date choose the fees', async () => {
    const { id } = await aPayee();
    const first = await earned(id, { chargedOn: '2026-10-15', amount: '100.00' });
    await earned(id, { chargedOn: '2026-10-16', amount: '200.00' });

    expect(await amountOf(id)).toBeNull();
    expect(await amountOf(id, '&monthPeriod=10')).toBe('297.00');
    expect(await amountOf(id, '&paymentPeriod=first')).toBe('99.00');
    expect(await amountOf(id, '&monthPeriod=10&yearPeriod=2026&paymentPeriod=second')).toBe(
      '198.00',
    );
    // Invoiced in November and due in December, as `anInvoice` says.
    await practice.invoiced(first);
    expect(await amountOf(id)).toBe('99.00');
    expect(await amountOf(id, '&monthPeriod=12&dateTypeToFilter=3')).toBe('99.00');
  });

  test('[D-074] payments made, their status, and invoices in the accounting system', async () => {
    const { id } = await aPayee();
    const fee = await earned(id);
    await payAll(id, '300.00');
    const invoice = await practice.invoiced(fee);

    expect(await amountOf(id)).toBe('591.00');
    expect(await amountOf(id, '&showProviderPayment=true&dateTypeToFilter=2')).toBe('300.00');
    expect(await amountOf(id, '&commissionPaymentStatus=Part')).toBe('591.00');
    expect(await amountOf(id, '&commissionPaymentStatus=Unpaid')).toBeNull();
    expect(await amountOf(id, '&includeXeroUploadedInvoiceOnly=true')).toBeNull();
    await practice.ask(`update invoices set accounting_id = 'x-1' where id = $1`, [invoice.id]);
    expect(await amountOf(id, '&includeXeroUploadedInvoiceOnly=true')).toBe('591.00');
  });

  test('[B-355] a removed commission payment leaves the payments and is due again', async () => {
    const { id } = await aPayee();
    const invoice = await practice.invoiced(await earned(id));
    await payAll(id);
    const one = await api.get(`${place}/GetById?id=${id}&showProviderPayment=true`);
    const line = String(one.body.items?.[0]?.commissionPaymentId);
    expect(await amountOf(id)).toBeNull();
    await api.delete(`/app/payments/${invoice.id}/commission-payments/${line}`);

    expect(await amountOf(id, '&showProviderPayment=true')).toBeNull();
    expect(await amountOf(id)).toBe('891.00');
  });

  test('a wish for an action narrows it to whom the action is about', async () => {
    const [id, userId] = [(await aPayee()).id, newId()];
    await earned(id);

    expect(await amountOf(id, `&actionRequiredById=${userId}`)).toBeNull();
    expect(await amountOf(id, '&actionRequiredDueDateFrom=2026-01-01')).toBeNull();
  });

  test.each(['monthPeriod=13', 'dateTypeToFilter=9', 'requestDateFrom=soon', 'nonsense=1'])(
    '%s is refused with a sentence',
    async (query) => {
      const { status } = await api.get(`${place}/SpecialistWithPayment?${query}`);

      expect(status).toBe(400);
    },
  );

  test('[C-379] somebody unknown is not found, and whoever may not see it is refused', async () => {
    const manager = practice.signedIn(['CASE_MANAGER']).api;

    expect((await api.get(`${place}/GetById?id=${newId()}`)).status).toBe(404);
    expect((await manager.get(`${place}/SpecialistWithPayment`)).status).toBe(403);
  });

  test.each(['ExportSpecialistWithPayment', 'ExportSpecialistRemittanceList'])(
    '[C-380] [C-381] %s answers a workbook',
    async (name) => {
      const { status, headers, raw } = await api.post(`${place}/${name}`, {});

      expect(status).toBe(200);
      expect(headers['content-type']).toContain('spreadsheetml');
      expect(raw.subarray(0, 2).toString()).toBe('PK');
    },
  );

  test('[C-380] [C-381] the workbooks hold amounts and days that a spreadsheet can count', async () => {
    const { id } = await aPayee();
    await earned(id);
    const cellsOf = async (name: string) => {
      const { raw, headers } = await api.post(`${place}/${name}`, { specialistId: id });
      const { headers: heads, rows } = await contentOfExport(raw, headers['content-type']);
      return (head: string) => rows[0]?.[heads.indexOf(head)];
    };

    const specialist = await cellsOf('ExportSpecialistWithPayment');
    const fee = await cellsOf('ExportSpecialistRemittanceList');

    for (const cells of [specialist, fee]) {
      for (const head of ['Fee', 'Commission', 'GST', 'Total with GST']) {
        expect(cells(head)).toBeTypeOf('number');
      }
    }
    expect(fee('Date')).toBeInstanceOf(Date);
  });

  test('[C-382] [B-267] the printed page has the title of what it shows', async () => {
    const staff = practice.signedIn(['STAFF']).api;
    const { id } = await aPayee();
    const { caseNo } = await earned(id);
    const print = async (query: string) =>
      String(
        (await staff.get(`${place}/PrintSpecialistWithPayment?specialistId=${id}${query}`)).body,
      );
    const scheduled = await print('');

    expect(scheduled).toContain('<h1>Remittance Scheduled Payment</h1>');
    expect(scheduled).toContain(caseNo);
    expect(await print('&showProviderPayment=true')).toContain('<h1>Remittance Payment</h1>');
  });

  test('the words of the remittance are shown with what the month pays the specialist', async () => {
    const desk = practice.signedIn(['ADMIN_STAFF']).api;
    const { id } = await aPayee();
    await earned(id);
    await desk.put('/app/email-templates/resetToDefault');
    const { body: page } = await desk.get('/app/email-templates/RemittanceStatement');

    const shown = await desk.post(`/app/email-templates/${page.id}/preview`, {
      fromModule: 'SPECIALIST',
      objectId: id,
    });

    expect(shown.status).toBe(200);
    expect(shown.body['examples']).not.toContain('remittance');
    expect(String(shown.body['body'])).toContain('USD 891.00');
  });

  test('[C-383] [B-350] statements go to two specialists, each with their own as PDF', async () => {
    const people = [await aPayee(), await aPayee()];
    for (const { id } of people) await earned(id);
    const silent = await aPayee();
    const query = 'invoiceDateFrom=2026-11-01&invoiceDateTo=2026-11-30&paymentPeriod=whole';
    const { status, body } = await api.post(
      `${place}/SendCommissionRemittanceStatementToSpecialist?${query}&showProviderPayment=false`,
      [...people, silent].map(({ id }) => id),
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({ sent: 2, skipped: [{ id: silent.id }] });
    for (const { email } of people) {
      const [mail] = await eventually(
        () => smtp.received.filter(({ to }) => to.includes(email)),
        (mails) => mails.length > 0,
        200,
      );
      expect(mail?.source).toContain('Remittance Scheduled Payment');
      expect(mail?.source).toContain('application/pdf');
    }
  });

  test.each([[[]], [['x']], [{}]])('statements to %o are refused', async (body) => {
    const { status } = await api.post(
      `${place}/SendCommissionRemittanceStatementToSpecialist`,
      body,
    );

    expect(status).toBe(400);
  });
});
