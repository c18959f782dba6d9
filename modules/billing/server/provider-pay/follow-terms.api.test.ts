import { describe, expect, test } from 'vitest';
import { casesServer } from '#cases/server';
import { documentsServer } from '#documents/server';
import { pdfTexts } from '#documents/testing';
import { testServer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aPayPractice } from '../../testing/index.ts';
import { billingServer } from '../index.ts';

registerCatalogue();
const server = await testServer({
  modules: [documentsServer, casesServer, billingServer],
  now: () => new Date('2026-11-16T02:00:00Z'),
});
const practice = await aPayPractice(server);
const { api, earned, billsOf, owed, aPayee } = practice;

const place = '/app/specialist-pay-terms';
const rowsIn = <T>(value: unknown) => value as readonly T[];
const termsOf = async (specialistId: string) => {
  const { body } = await api.get(`${place}?specialistId=${specialistId}`);
  const { id = '' } = rowsIn<{ id?: string }>(body.items)[0] ?? {};
  return rowsIn<Record<string, unknown>>([(await api.get(`${place}/${id}`)).body])[0] ?? {};
};
const changeTerms = async (specialistId: string, changes: object, query = '') => {
  const { id, concurrencyStamp } = await termsOf(specialistId);
  return api.put(`${place}/${String(id)}${query}`, { concurrencyStamp, ...changes });
};
const liveOf = async (chargeId: string) =>
  (await billsOf(chargeId)).filter(({ status }) => status !== 'Reversed');
const made = async (specialistId: string) => {
  const { status, body } = await api.post('/app/provider-payments/generate', {
    periodFrom: '2026-11-01',
    periodTo: '2026-11-30',
    payOn: '2026-11-16',
    payees: [{ specialistId }],
  });
  const [payment] = (body['payments'] ?? []) as { id: string }[];
  return { status, body, id: payment?.id ?? '' };
};
const paid = (id: string) =>
  api.post('/app/provider-payments/markPaid', { ids: [id], paidOn: '2026-11-16' });

describe('terms that change after a fee was earned', () => {
  test('show the open fees that they would touch, and nothing is saved before it is said', async () => {
    const { id } = await aPayee({ isGstRegistered: false });
    const { chargeId } = await earned(id);

    const asked = await changeTerms(id, { isGstRegistered: true });

    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      error: {
        code: 'termsReachFees',
        choice: {
          name: 'forFees',
          options: [{ value: 'apply' }, { value: 'leave' }],
          about: { count: 1, before: '810.00', after: '891.00' },
        },
      },
    });
    expect(await termsOf(id)).toMatchObject({ isGstRegistered: false });
    expect(await liveOf(chargeId)).toMatchObject([{ total: '810.00' }]);
  });

  test('applied, the fee and the ledger follow; left, the fee stays and contradicts nothing', async () => {
    const [one, other] = [
      await aPayee({ isGstRegistered: false }),
      await aPayee({ isGstRegistered: false }),
    ];
    const [mine, theirs] = [await earned(one.id), await earned(other.id)];
    const registered = { isGstRegistered: true };

    expect((await changeTerms(one.id, registered, '?forFees=apply')).status).toBe(200);
    expect((await changeTerms(other.id, registered, '?forFees=leave')).status).toBe(200);

    expect(await liveOf(mine.chargeId)).toMatchObject([{ total: '891.00' }]);
    expect(await owed(one.id)).toEqual({ ledger: '891.00', bills: '891.00' });
    expect(await liveOf(theirs.chargeId)).toMatchObject([{ total: '810.00' }]);
    expect(await owed(other.id)).toEqual({ ledger: '810.00', bills: '810.00' });
  });

  test('ask nobody where no amount changes, and touch no fee that is paid or in a payment', async () => {
    const { id } = await aPayee();
    const { chargeId } = await earned(id);
    await made(id);

    expect((await changeTerms(id, { accountName: 'Fees' })).status).toBe(200);
    expect((await changeTerms(id, { commissionPercent: '50' })).status).toBe(200);

    expect(await liveOf(chargeId)).toMatchObject([{ total: '891.00' }]);
  });

  test('the commission of the practice reaches only those without one of their own', async () => {
    const { id } = await aPayee();
    const { chargeId } = await earned(id);
    await changeTerms(id, { commissionPercent: null }, '?forFees=apply');
    expect(await liveOf(chargeId)).toMatchObject([{ total: '990.00' }]);
    const own = await aPayee();
    const fee = await earned(own.id);

    const setting = {
      payableRule: 'attendance',
      commissionPercent: '20',
      withholdingPercent: '47',
    };
    expect((await api.put('/app/pay-setting', setting)).body).toMatchObject({
      error: { code: 'termsReachFees' },
    });
    expect((await api.put('/app/pay-setting?forFees=apply', setting)).status).toBe(200);

    expect(await liveOf(chargeId)).toMatchObject([{ total: '792.00' }]);
    expect(await liveOf(fee.chargeId)).toMatchObject([{ total: '891.00' }]);
  });

  test('fees that were earned before follow the pay details when somebody says so', async () => {
    const { id } = await aPayee({ isGstRegistered: false });
    const { chargeId } = await earned(id);
    await practice.ask(
      'update specialist_pay_terms set is_gst_registered = true where specialist_id = $1',
      [id],
    );
    const terms = await termsOf(id);
    const apply = () => api.post(`${place}/${String(terms['id'])}/applyTerms`, {});

    expect((await apply()).body).toEqual({ fees: 1 });
    expect((await apply()).body).toMatchObject({ error: { code: 'noFeesToChange' } });

    expect(await liveOf(chargeId)).toMatchObject([{ total: '891.00' }]);
    expect(await owed(id)).toEqual({ ledger: '891.00', bills: '891.00' });
  });
});

describe('a tax invoice that the practice writes', () => {
  test('carries the GST of a registered payee, or is not written', async () => {
    const { id } = await aPayee({ isGstRegistered: false, isRctiAgreed: true });
    await earned(id);
    await changeTerms(id, { isGstRegistered: true }, '?forFees=leave');

    expect((await made(id)).body).toMatchObject({ error: { code: 'ownInvoiceWithoutGst' } });
    const due = await api.get('/app/provider-payments/due?periodTo=2026-11-30');
    const payees = rowsIn<{ specialistId: string; troubles: string[] }>(due.body['payees']);
    expect(payees.find((payee) => payee.specialistId === id)?.troubles).toEqual(['noGst']);

    const terms = await termsOf(id);
    await api.post(`${place}/${String(terms['id'])}/applyTerms`, {});
    const payment = await made(id);
    expect((await paid(payment.id)).status).toBe(200);
    const { raw } = await api.get(`/app/provider-payments/${payment.id}/print`);
    const words = (await pdfTexts(raw)).flat().join(' ');
    expect(words).toContain('Recipient created tax invoice');
    expect(words).toContain('USD 81.00');
  });

  test('is not written for a payment that was made before the registration was entered', async () => {
    const { id } = await aPayee({ isGstRegistered: false, isRctiAgreed: true });
    await earned(id);
    const payment = await made(id);
    await changeTerms(id, { isGstRegistered: true });

    expect((await paid(payment.id)).body).toMatchObject({
      error: { code: 'ownInvoiceWithoutGst' },
    });
    await changeTerms(id, { gstRegisteredFrom: '2026-11-10' });
    expect((await paid(payment.id)).status).toBe(200);
  });
});
