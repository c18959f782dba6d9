import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aReceiptPractice } from '../../testing/index.ts';

registerCatalogue();
const { api, bill, balance, companyId, signedIn, within, work } = await aReceiptPractice();

let files = 0;
const importFile = (content: string, fileName = `statement-${(files += 1)}.csv`) =>
  api.post('/app/bank-statements/import', { fileName, content });
const row = (amount: string, words: string, day = '16/11/2026') => `${day},${amount},${words}`;
const matchingOf = async (id: string) =>
  (await api.get(`/app/bank-statements/${id}/matching`)).body;
const lineOf = async (content: string) => {
  const { id } = (await importFile(content)).body;
  return (await matchingOf(String(id))).items?.[0];
};
const match = (id: unknown, body: object) =>
  api.post(`/app/bank-lines/${String(id)}/match`, { allocations: [], ...body });
const invoiceOf = async (id: string) => (await api.get(`/app/payments/${id}`)).body;

describe('import', () => {
  test('the same file twice is refused with the day of the first', async () => {
    const content = row('1.00', 'FIRST FILE');
    const first = await importFile(content, 'november.csv');
    const again = await importFile(content, 'copy.csv');

    expect(first).toMatchObject({ status: 201, body: { added: 1, skipped: 0, credits: 1 } });
    expect(again.status).toBe(409);
    expect(again.body.error?.message).toMatch(/^This file was imported on .+ as november\.csv/);
  });

  test('a file of several megabytes is taken', async () => {
    const words = 'LONG WORDS OF THE BANK '.repeat(10);
    const content = Array.from({ length: 5000 }, (_, at) => row(`${at + 1}.55`, words)).join('\n');

    expect(content.length).toBeGreaterThan(1_048_576);
    expect(await importFile(content)).toMatchObject({ status: 201, body: { added: 5000 } });
  });

  test('a line of an earlier file is skipped and said', async () => {
    await importFile([row('2.00', 'OVERLAP A'), row('3.00', 'OVERLAP B')].join('\n'));
    const later = await importFile([row('3.00', 'OVERLAP B'), row('4.00', 'OVERLAP C')].join('\n'));
    const known = await importFile(`${row('4.00', 'OVERLAP C')}\n`);

    expect(later.body).toMatchObject({ added: 1, skipped: 1 });
    expect(known.body.error).toMatchObject({ code: 'bankLinesKnown' });
  });

  test('a broken file names its line and leaves nothing', async () => {
    const broken = await importFile(`${row('8.00', 'FINE')}\n${row('8.0.0', 'BROKEN')}`);
    const mended = await importFile(row('8.00', 'FINE'));

    expect(broken).toMatchObject({
      status: 422,
      body: { error: { code: 'bankFileBroken' } },
    });
    expect(broken.body.error?.message).toContain('Line 2');
    expect(mended.body).toMatchObject({ added: 1 });
  });

  test('two who import the same file at once: one does', async () => {
    const content = row('9.00', 'AT ONCE');
    const answers = await Promise.all([importFile(content), importFile(content)]);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('only the office imports and reads statements', async () => {
    for (const role of ['CASE_MANAGER', 'SPECIALIST'])
      expect((await signedIn([role]).api.get('/app/bank-statements')).status).toBe(403);
  });
});

describe('matching', () => {
  test('a proposal is accepted: receipt, payment, ledger and the name of the payer', async () => {
    const invoice = await bill({ price: '321.00' });
    const before = await balance('bank');
    const line = await lineOf(row('321.00', `ACME CLAIMS ${invoice.invoiceNo}`));
    const [proposal] = line?.proposals ?? [];
    const matched = await match(line?.id, {
      allocations: [{ invoiceId: invoice.id, amount: '321.00' }],
    });

    expect(proposal).toMatchObject({ isSure: true, companyId });
    expect(proposal?.reasons?.[0]).toBe(`${invoice.invoiceNo} stands in the text`);
    expect(matched).toMatchObject({ status: 200, body: { status: 'matched' } });
    expect(await invoiceOf(invoice.id)).toMatchObject({ status: '3', paidOn: '2026-11-16' });
    expect(Number(await balance('bank')) - Number(before)).toBeCloseTo(321);
    const [learned] = (await api.get('/app/payer-names?filterText=ACME')).body.items ?? [];
    expect(learned).toMatchObject({ name: 'ACME CLAIMS', companyId });
  });

  test('a name that was learned leads to the invoice of that amount', async () => {
    const first = await bill({ price: '11.11' });
    const teacher = await lineOf(row('11.11', 'LEARNED PAYER'));
    await match(teacher?.id, { allocations: [{ invoiceId: first.id, amount: '11.11' }] });
    const second = await bill({ price: '777.77' });
    const line = await lineOf(row('777.77', 'Learned Payer 4711'));

    expect(line?.proposals?.[0]).toMatchObject({ isSure: true });
    expect(line?.proposals?.[0]?.allocations?.[0]?.invoiceId).toBe(second.id);
  });

  test('unmatched, everything is as before, and the line can be matched again', async () => {
    const [one, two] = [await bill({ price: '60.00' }), await bill({ price: '40.00' })];
    const before = [await balance('bank'), await balance('receivable')];
    const line = await lineOf(row('100.00', 'SPLIT'));
    const allocations = [
      { invoiceId: one.id, amount: '60.00' },
      { invoiceId: two.id, amount: '40.00' },
    ];
    const matched = await match(line?.id, { allocations });
    const undone = await api.post(`/app/bank-lines/${line?.id}/unmatch`);

    expect(undone).toMatchObject({ status: 200, body: { status: 'open', receiptId: null } });
    expect([await balance('bank'), await balance('receivable')]).toEqual(before);
    expect(await invoiceOf(one.id)).toMatchObject({ status: '5', openAmount: '60.00' });
    expect((await api.get(`/app/receipts/${matched.body.receiptId}`)).body).toMatchObject({
      isReversed: true,
      applied: '0.00',
    });
    expect((await match(line?.id, { allocations })).status).toBe(200);
  });

  test('what is ignored has a reason and comes back; money that went out can only be ignored', async () => {
    const { id } = (await importFile(row('-5.00', 'BANK FEE'))).body;
    const [debit] = (await api.get(`/app/bank-statements/${id}/lines`)).body.items ?? [];
    const ignore = (reason?: string) =>
      api.post(`/app/bank-lines/${debit?.id}/ignore`, reason ? { reason } : {});

    expect((await match(debit?.id, { companyId })).body.error?.code).toBe('bankLineNoCredit');
    expect((await ignore()).status).toBe(400);
    expect(await ignore('Fee of the bank')).toMatchObject({ body: { status: 'ignored' } });
    expect((await ignore('Again')).status).toBe(409);
    expect((await api.post(`/app/bank-lines/${debit?.id}/unmatch`)).body).toMatchObject({
      status: 'open',
      ignoredBecause: null,
    });
  });

  test('a receipt that was written by hand is linked, not posted again', async () => {
    const receipt = (
      await api.post('/app/receipts', {
        companyId,
        receivedOn: '2026-11-15',
        method: 'cheque',
        amount: '4321.00',
        allocations: [],
      })
    ).body;
    const before = await balance('bank');
    const line = await lineOf(row('4321.00', 'DEPOSIT CHEQUES'));
    const other = await lineOf(row('4321.00', 'DEPOSIT CHEQUES LATER', '17/11/2026'));
    const receiptId = receipt.id;

    expect(line?.proposals?.[0]).toMatchObject({ receiptId });
    expect((await match(line?.id, { receiptId })).body).toMatchObject({ receiptId });
    expect(await balance('bank')).toBe(before);
    expect((await match(other?.id, { receiptId })).body.error?.code).toBe('receiptMatchedAlready');
    await api.post(`/app/bank-lines/${line?.id}/unmatch`);
    expect((await api.get(`/app/receipts/${receiptId}`)).body.isReversed).toBe(false);
  });

  test('all sure ones are accepted in one go, the others wait', async () => {
    const [one, two] = [await bill({ price: '51.00' }), await bill({ price: '52.00' })];
    const { id } = (
      await importFile(
        [
          row('51.00', one.invoiceNo),
          row('52.00', two.invoiceNo),
          row('53.35', 'NOBODY KNOWS'),
        ].join('\n'),
      )
    ).body;
    const done = await api.post(`/app/bank-statements/${id}/match-sure`);

    expect(done.body).toEqual({ matched: 2, left: 0, taskId: null });
    expect((await matchingOf(String(id))).counts).toMatchObject({ open: 1, matched: 2, sure: 0 });
  });

  test('more than two hundred sure ones are accepted by a task, none twice', async () => {
    const bills = [];
    for (let price = 10_000; price < 10_201; price += 1)
      bills.push({ price: `${price}.00`, ...(await bill({ price: `${price}.00` })) });
    const lines = bills.map(({ price, invoiceNo }) => row(price, invoiceNo));
    const { id } = (await importFile(lines.join('\n'))).body;

    const { status, body } = await api.post(`/app/bank-statements/${id}/match-sure`);
    const before = (await matchingOf(String(id))).counts;
    await work('matchSureLines', body.taskId);

    expect([status, body.matched, body.left]).toEqual([202, 0, 201]);
    expect(before).toMatchObject({ matched: 0, sure: 201 });
    expect((await matchingOf(String(id))).counts).toMatchObject({ open: 0, matched: 201 });
    expect((await api.get(`/app/tasks/${String(body.taskId)}`)).body).toMatchObject({
      state: 'done',
      rowsDone: 201,
      summary: '201 lines were matched.',
    });
  });

  test('a sure line of a closed month does not hold up the others', async () => {
    await within((tx) =>
      tx.query(`insert into ledger_periods (tenant_id, id, month, status, changed_at)
        values (current_tenant(), gen_random_uuid(), '2025-01', 'closed', now())`),
    );
    const [one, two] = [await bill({ price: '71.00' }), await bill({ price: '72.00' })];
    const { id } = (
      await importFile(
        [row('71.00', one.invoiceNo, '15/01/2025'), row('72.00', two.invoiceNo)].join('\n'),
      )
    ).body;

    expect((await api.post(`/app/bank-statements/${id}/match-sure`)).body).toEqual({
      matched: 1,
      left: 0,
      taskId: null,
    });
    expect((await invoiceOf(two.id)).status).toBe('3');
  });

  test('a matched receipt is taken away at its line, not behind its back', async () => {
    const line = await lineOf(row('73.00', 'BEHIND'));
    const { receiptId } = (await match(line?.id, { companyId })).body;
    const reversed = await api.post(`/app/receipts/${receiptId}/reverse`, { reason: 'No' });

    expect(reversed.body.error?.code).toBe('receiptOfBankLine');
  });

  test('two who match a line at once: one receipt', async () => {
    const line = await lineOf(row('64.00', 'RACE'));
    const answers = await Promise.all([1, 2, 3].map(() => match(line?.id, { companyId })));
    const receipts = await within((tx) =>
      tx.query(`select id from receipts where reference = 'RACE' and not is_reversed`),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(receipts).toHaveLength(1);
  });
});
