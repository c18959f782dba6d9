import { describe, expect, test } from 'vitest';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aLine, aXero, anAccountingPractice } from '../../testing/index.ts';

registerCatalogue();
const xero = await aXero();
const practice = await anAccountingPractice({ env: xero.env });
const { api, within } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const read = async (id: string) => (await api.get(`/app/payments/${id}`)).body;
const check = async () => (await api.post('/app/ledger-checks/run')).body.result;
const today = () => within((tx) => tx.query<{ day: string }>('select current_date::text as day'));

const anInvoiceOf = (unitPrice: string) => practice.invoice({ lines: [aLine({ unitPrice })] });
const credited = async (id: string, reason = 'Disputed') =>
  (await api.post(`/app/payments/${id}/credit-notes`, { reason, lines: [] })).body;
const noteOf = async (id: unknown) => (await api.get(`/app/credit-notes/${String(id)}`)).body;
const about = (id: unknown, what: string, input: object) =>
  api.post(`/app/credit-notes/${String(id)}/${what}`, input);
const reverse = (id: unknown, more: object = {}) =>
  about(id, 'reverse', { reason: 'Credited by mistake', ...more });
const applyTo = (id: unknown, invoiceId: string, amount: string) =>
  about(id, 'apply', { allocations: [{ invoiceId, amount }] });
const refund = async (id: unknown, amount: string) =>
  about(id, 'refund', { amount, refundedOn: (await today())[0]?.day, reason: 'They asked for it' });

/** A note of 110 whose invoice was paid before: all of it is credit. */
async function aFreeNote() {
  const invoice = await anInvoiceOf('100.00');
  await practice.pay(invoice.id, '110.00');
  return { invoice, note: await credited(invoice.id) };
}

describe('a write-off that is taken back', () => {
  const writtenOff = async () => {
    const { id } = await anInvoiceOf('100.00');
    await api.post(`/app/payments/${id}/write-off`, { reason: 'Wound up' });
    const { body } = await api.get(`/app/write-offs?invoiceId=${id}`);
    return { id, writeOffId: String(body.items?.[0]?.id) };
  };
  const undo = (id: string, writeOffId: string, reason = 'They paid after all') =>
    api.post(`/app/payments/${id}/write-offs/${writeOffId}/undo`, { reason });

  test('leaves the invoice owed, its rows in pairs and the ledger balanced; once', async () => {
    const { id, writeOffId } = await writtenOff();

    const done = await undo(id, writeOffId);

    expect(done.body).toMatchObject({ status: '5', writtenOff: '0.00', openAmount: '110.00' });
    const { body } = await api.get(`/app/write-offs?invoiceId=${id}`);
    expect(body.items?.map(({ amount }) => amount).toSorted()).toEqual(['-110.00', '110.00']);
    expect(codeOf(await undo(id, writeOffId))).toEqual([409, 'writeOffUndoneAlready']);
    expect(await check()).toBe('agrees');
  });

  test('needs a reason, the right and a write-off of this invoice', async () => {
    const { id, writeOffId } = await writtenOff();
    const other = await writtenOff();
    const { api: staff } = practice.signedIn(['STAFF']);

    expect((await undo(id, writeOffId, '')).status).toBe(400);
    expect((await undo(id, other.writeOffId)).status).toBe(404);
    expect((await undo(id, 'x')).status).toBe(404);
    expect(
      (await staff.post(`/app/payments/${id}/write-offs/${writeOffId}/undo`, { reason: 'x' }))
        .status,
    ).toBe(403);
  });

  test('waits until the month of the undo is open', async () => {
    const { id, writeOffId } = await writtenOff();
    const set = (status: string) =>
      within((tx) =>
        tx.query(
          `insert into ledger_periods (tenant_id, id, month, status, changed_at)
            select current_tenant(), gen_random_uuid(), to_char(d, 'YYYY-MM'), $1, now()
              from generate_series(current_date - 1, current_date + 1, '1 day') d group by 3
            on conflict do nothing`,
          [status],
        ),
      );
    await set('closed');

    const refused = await undo(id, writeOffId);
    await within((tx) => tx.query(`update ledger_periods set status = 'open'`));

    expect(codeOf(refused)).toEqual([422, 'monthClosed']);
    expect(await read(id)).toMatchObject({ writtenOff: '110.00' });
    expect((await undo(id, writeOffId)).status).toBe(200);
  });
});

describe('a credit note that is taken back', () => {
  test('leaves the invoice owed, and its lines may be credited again', async () => {
    const { id } = await anInvoiceOf('100.00');
    const note = await credited(id);

    const done = await reverse(note.id);

    expect(done.body).toMatchObject({ isReversed: true, applied: '0.00', unapplied: '0.00' });
    expect(await read(id)).toMatchObject({ status: '5', openAmount: '110.00', settled: '0.00' });
    expect(await check()).toBe('agrees');
    expect(await credited(id)).toMatchObject({ total: '110.00', applied: '110.00' });
    expect(await check()).toBe('agrees');
  });

  test('also from other invoices, and from the same one twice', async () => {
    const { invoice, note } = await aFreeNote();
    const other = await anInvoiceOf('30.00');
    await applyTo(note.id, other.id, '13.00');
    await applyTo(note.id, other.id, '20.00');

    expect((await reverse(note.id)).status).toBe(200);

    expect(await read(other.id)).toMatchObject({ settled: '0.00', openAmount: '33.00' });
    expect(await read(invoice.id)).toMatchObject({ settled: '110.00' });
    expect(await check()).toBe('agrees');
  });

  test('can be used for nothing more, and not after money went back', async () => {
    const { note } = await aFreeNote();
    const { note: refunded } = await aFreeNote();
    const other = await anInvoiceOf('30.00');
    await refund(refunded.id, '10.00');
    await reverse(note.id);

    expect(codeOf(await reverse(note.id))).toEqual([409, 'creditNoteReversed']);
    expect(codeOf(await applyTo(note.id, other.id, '1.00'))).toEqual([409, 'creditNoteReversed']);
    expect(codeOf(await refund(note.id, '1.00'))).toEqual([409, 'creditNoteReversed']);
    expect(codeOf(await about(note.id, 'emails', {}))).toEqual([409, 'creditNoteReversed']);
    expect(codeOf(await reverse(refunded.id))).toEqual([422, 'creditNoteRefunded']);
    expect(await noteOf(refunded.id)).toMatchObject({ isReversed: false, refunded: '10.00' });
  });

  test('asks first where others know of it', async () => {
    const { note } = await aFreeNote();
    await about(note.id, 'upload-to-accounting', {});

    const asked = await reverse(note.id);
    const before = await noteOf(note.id);
    const done = await reverse(note.id, { answers: { othersKnow: 'yes' } });

    expect(JSON.stringify(asked.body)).toContain('void it there');
    expect(before).toMatchObject({ isReversed: false });
    expect(done.body).toMatchObject({ isReversed: true });
  });
});

describe('credit of a note', () => {
  test('pays another invoice, and the rest goes back by the bank', async () => {
    const { note } = await aFreeNote();
    const other = await anInvoiceOf('30.00');

    const applied = await applyTo(note.id, other.id, '33.00');
    const beyond = await refund(note.id, '77.01');
    const back = await refund(note.id, '77.00');

    expect(applied.body).toMatchObject({ applied: '33.00', unapplied: '77.00' });
    expect(await read(other.id)).toMatchObject({ status: '3', openAmount: '0.00' });
    expect(codeOf(beyond)).toEqual([422, 'refundBeyondCredit']);
    expect(back.body).toMatchObject({ refunded: '77.00', unapplied: '0.00' });
    const { body } = await api.get(`/app/refunds?creditNoteId=${String(note.id)}`);
    expect(body.items).toMatchObject([{ amount: '77.00' }]);
    expect(await check()).toBe('agrees');
  });

  test('never pays more than it has, nor another company', async () => {
    const { note } = await aFreeNote();
    const big = await anInvoiceOf('1000.00');
    const { body: company } = await api.post('/app/companies', {
      name: `Banksia ${big.invoiceNo}`,
      businessType: 'insurer',
    });
    const foreign = await practice.invoice({ companyId: String(company.id) });

    expect(codeOf(await applyTo(note.id, big.id, '110.01'))).toEqual([
      422,
      'allocationBeyondCredit',
    ]);
    expect(codeOf(await applyTo(note.id, foreign.id, '1.00'))).toEqual([
      422,
      'allocationToOtherCompany',
    ]);
    expect(await noteOf(note.id)).toMatchObject({ unapplied: '110.00' });
  });

  test('[B-356] goes up to accounting once, with its lines, and keeps its id there', async () => {
    const { id } = await anInvoiceOf('100.00');
    const note = await credited(id);
    const upload = () => about(note.id, 'upload-to-accounting', {});

    const [first, second] = [await upload(), await upload()];

    const there = xero.books
      .get(practice.tenantId)
      ?.creditNotes.filter(({ number }) => number === note['creditNoteNo']);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(there).toMatchObject([{ id: first.body['accountingId'], total: '110.00' }]);
    expect((await noteOf(note.id)).uploadedAt).toBeTruthy();
  });
});
