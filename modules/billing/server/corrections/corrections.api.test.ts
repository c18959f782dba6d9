import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCasePractice } from '#cases/testing';
import { systemContext } from '#kernel/server';
import type { ApiAnswer } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { aBillingPractice, aLine, anInvoice, payInvoice } from '../../testing/index.ts';

registerCatalogue();
const practice = await aBillingPractice();
const { accounting, invoiced, invoicedCase, read, within, companyId } = practice;

const codeOf = ({ status, body }: ApiAnswer) => [status, body.error?.code];
const twoLines = [
  aLine({ description: 'Examination', unitPrice: '1450.00' }),
  aLine({ description: 'Interpreter', unitPrice: '260.00' }),
];
const correctionsOf = async (id: string) =>
  (await accounting.get(`/app/payments/${id}/corrections`)).body;
const linesOf = async (id: string) => (await correctionsOf(id)).lines ?? [];
const credit = (id: string, lines: object[] = [], reason = 'Disputed', api = accounting) =>
  api.post(`/app/payments/${id}/credit-notes`, { reason, lines });
const cancel = (invoiceId: string, cancelComment?: string) =>
  accounting.post('/app/payments/cancel', { invoiceId, ...(cancelComment && { cancelComment }) });
const balances = (invoiceId: string) =>
  within(async (tx) => {
    const rows = await tx.query<{ purpose: string; sum: string }>(
      `select a.purpose, sum(p.debit - p.credit)::text as sum from postings p
        join account_code a on a.id = p.account_code_id
        where p.invoice_id = $1 group by 1 having sum(p.debit - p.credit) <> 0 order by 1`,
      [invoiceId],
    );
    return Object.fromEntries(rows.map(({ purpose, sum }) => [purpose, sum]));
  });
const creditOfCompany = () =>
  within(async (tx) => {
    const [row] = await tx.query<{ sum: string }>(
      `select coalesce(sum(p.credit - p.debit), 0)::numeric(18,2)::text as sum from postings p
        join account_code a on a.id = p.account_code_id and a.purpose = 'customerCredit'
        where p.company_id = $1`,
      [companyId],
    );
    return row?.sum;
  });

describe('cancelling an invoice', () => {
  test('[C-425] [B-353] takes it out of the ledger and sets its charges free', async () => {
    const { id, chargeId, caseId } = await invoicedCase();

    const done = await cancel(id, 'Billed to the wrong insurer');

    expect(done).toMatchObject({
      status: 200,
      body: { status: '6', openAmount: '0.00', cancelComment: 'Billed to the wrong insurer' },
    });
    expect(await balances(id)).toEqual({});
    const charges = await practice.run('select status from case_charges where id = $1', [chargeId]);
    expect(JSON.stringify(charges)).toContain('pending');
    const again = await invoiced({ caseId, lines: [aLine({ caseId, chargeId })] });
    expect(again.id).not.toBe(id);
  });

  test('[B-353] without a comment is refused, and twice is refused', async () => {
    const { id } = await invoiced();

    expect(await cancel(id)).toMatchObject({ status: 400 });
    expect(codeOf(await cancel(id, '  '))).toEqual([400, 'invalidModel']);
    expect(await read(id)).toMatchObject({ status: '5' });
    await cancel(id, 'Twice');
    expect(codeOf(await cancel(id, 'Twice'))).toEqual([422, 'invoiceCancelled']);
  });

  test('[B-353] with something paid or credited says what to do instead', async () => {
    const { id } = await invoiced({ lines: twoLines });
    const [, second] = await linesOf(id);
    await credit(id, [{ invoiceLineId: second?.id, amount: '100.00' }]);

    const refused = await cancel(id, 'Too late');

    expect(codeOf(refused)).toEqual([422, 'cancelWithPayments']);
    expect(refused.body.error?.message).toMatch(/USD 110\.00.*credit note/);
  });

  test('of another practice or of nobody is not found', async () => {
    const other = await anInvoiceElsewhere();

    expect(await cancel(other, 'Mine?')).toMatchObject({ status: 404 });
    expect(await cancel(randomUUID(), 'Mine?')).toMatchObject({ status: 404 });
    expect(await cancel('x', 'Mine?')).toMatchObject({ status: 404 });
  });
});

/** An invoice of another practice. */
async function anInvoiceElsewhere(): Promise<string> {
  const { services, server } = practice;
  const other = await aCasePractice(server);
  const made = await services.db.transaction(systemContext(other.tenantId), (tx) =>
    anInvoice(tx, services, { companyId: other.companyId }),
  );
  return made.id;
}

describe('a credit note', () => {
  test('by line reduces what is open, to the cent and with its GST', async () => {
    const { id } = await invoiced({ lines: twoLines });
    const [, interpreter] = await linesOf(id);

    const made = await credit(id, [{ invoiceLineId: interpreter?.id, amount: '260.00' }]);

    expect(made).toMatchObject({
      status: 201,
      body: {
        creditNoteNo: expect.stringMatching(/^CRN-\d{4}-\d{6}$/),
        total: '286.00',
        applied: '286.00',
        unapplied: '0.00',
      },
    });
    expect(await read(id)).toMatchObject({ status: '2', settled: '286.00', openAmount: '1595.00' });
    expect(await balances(id)).toMatchObject({ receivable: '1595.00' });
    expect((await linesOf(id))[1]).toMatchObject({ creditedAmount: '260.00' });
  });

  test('never exceeds what is left of a line, also when two press at once', async () => {
    const { id } = await invoiced({ lines: twoLines });
    const [first] = await linesOf(id);
    const wanted = [{ invoiceLineId: first?.id, amount: '1000.00' }];

    const answers = await Promise.all([credit(id, wanted), credit(id, wanted)]);
    const over = await credit(id, [{ invoiceLineId: first?.id, amount: '450.01' }]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 422]));
    expect(codeOf(over)).toEqual([422, 'creditBeyondLine']);
    expect(over.body.error?.message).toContain('USD 450.00 is left');
  });

  test('of the whole invoice settles it; a second finds nothing left', async () => {
    const { id } = await invoiced({ lines: twoLines });

    await credit(id);

    expect(await read(id)).toMatchObject({
      status: '3',
      standing: 'credited',
      openAmount: '0.00',
    });
    expect(await balances(id)).not.toHaveProperty('receivable');
    expect(codeOf(await credit(id))).toEqual([422, 'nothingLeftToCredit']);
  });

  test('[E-143] [E-144] beyond what is open stays credit of the customer; each payment says what it is', async () => {
    const { id } = await invoiced({ lines: twoLines });
    const before = Number(await creditOfCompany());
    await within((tx) => payInvoice(tx, practice.services, { invoiceId: id, amount: '1500.00' }));

    const { body } = await credit(id);

    expect(body).toMatchObject({ total: '1881.00', applied: '381.00', unapplied: '1500.00' });
    expect(body.category).toBe('creditNotes');
    const of = async (category: string) =>
      (await accounting.get(`/app/partial-payments?invoiceId=${id}&category=${category}`)).body
        .items;
    expect(await of('revenue')).toMatchObject([{ amount: '1500.00', creditNoteId: null }]);
    expect(await of('creditNote')).toMatchObject([{ amount: '381.00', creditNoteId: body.id }]);
    expect(Number(await creditOfCompany()) - before).toBe(1500);
    expect(await read(id)).toMatchObject({ status: '3' });
  });

  test('pressed twice with the same key is made once', async () => {
    const { id } = await invoiced({ lines: twoLines });
    const [first] = await linesOf(id);
    const body = { reason: 'Disputed', lines: [{ invoiceLineId: first?.id, amount: '100.00' }] };
    const headers = { 'idempotency-key': randomUUID() };
    const press = () => accounting.post(`/app/payments/${id}/credit-notes`, body, { headers });

    const [one, two] = [await press(), await press()];

    expect(two.body.id).toBe(one.body.id);
    expect(await read(id)).toMatchObject({ settled: '110.00' });
  });

  test('needs a reason and lines of this invoice, and the right', async () => {
    const { id } = await invoiced();
    const other = await invoiced();
    const [foreign] = await linesOf(other.id);

    expect(await credit(id, [], '')).toMatchObject({ status: 400 });
    expect(codeOf(await credit(id, [{ invoiceLineId: foreign?.id, amount: '1.00' }]))).toEqual([
      422,
      'creditOfOtherLine',
    ]);
    const manager = practice.signedIn(['CASE_MANAGER'], {
      ids: { ownCompanyIds: [companyId], companiesSharingClaimants: [companyId] },
    }).api;
    expect(await credit(id, [], 'Please', manager)).toMatchObject({ status: 403 });
    expect(await read(id)).toMatchObject({ status: '5', openAmount: '1595.00' });
  });
});

describe('a write-off', () => {
  const writeOff = (id: string, reason: string, api = accounting) =>
    api.post(`/app/payments/${id}/write-off`, { reason });

  test('gives up the open rest and takes its GST back', async () => {
    const { id } = await invoiced();
    expect(await correctionsOf(id)).toMatchObject({ open: '1595.00', writeOffGst: '145.00' });

    const done = await writeOff(id, 'The company is wound up');

    expect(done.body).toMatchObject({
      status: '3',
      standing: 'writtenOff',
      writtenOff: '1595.00',
      openAmount: '0.00',
    });
    expect(await balances(id)).toEqual({ badDebts: '1450.00', otherIncome: '-1450.00' });
    expect((await accounting.get(`/app/write-offs?invoiceId=${id}`)).body.items).toMatchObject([
      { amount: '1595.00', gst: '145.00', reason: 'The company is wound up' },
    ]);
    expect(codeOf(await credit(id))).toEqual([422, 'creditBeyondWrittenOff']);
    expect(codeOf(await writeOff(id, 'Again'))).toEqual([422, 'nothingToWriteOff']);
  });

  test('says its own word: only an invoice that somebody paid is Paid', async () => {
    const [paid, partPaid, partCredited] = [await invoiced(), await invoiced(), await invoiced()];
    const receive = (invoiceId: string, amount: string) =>
      within((tx) => payInvoice(tx, practice.services, { invoiceId, amount }));
    await receive(paid.id, '1595.00');
    await receive(partPaid.id, '1000.00');
    const [line] = await linesOf(partCredited.id);
    await credit(partCredited.id, [{ invoiceLineId: line?.id, amount: '450.00' }]);
    await writeOff(partPaid.id, 'The company is wound up');
    await writeOff(partCredited.id, 'The company is wound up');
    const standing = async ({ id }: { id: string }) => (await read(id))['standing'];

    expect(await standing(paid)).toBe('3');
    expect(await standing(partPaid)).toBe('restWrittenOff');
    expect(await standing(partCredited)).toBe('writtenOff');
  });

  test('is for admin staff and accounting, with a reason', async () => {
    const { id } = await invoiced();

    expect(await writeOff(id, 'Small', practice.api)).toMatchObject({ status: 403 });
    expect(await writeOff(id, '')).toMatchObject({ status: 400 });
  });
});
