import { describe, expect, test } from 'vitest';
import { addMoney } from '#kernel/domain';
import { registerCatalogue } from '../../../catalogue.ts';
import { anAccountingPractice, aLine } from '../../testing/index.ts';

registerCatalogue();
const practice = await anAccountingPractice();
const { api } = practice;
const first = await practice.invoice({ invoiceDate: '2026-03-05', dueDate: '2026-04-05' });
await practice.invoice({
  invoiceDate: '2026-04-07',
  dueDate: '2026-05-05',
  lines: [aLine({ unitPrice: '0.05', description: '=HYPERLINK("x")', hasGst: false })],
});
await practice.pay(first.id, '1000.00', '2026-03-20');

const accountOf = async (code: string) => {
  const [row] = await practice.within((tx) =>
    tx.query<{ id: string }>('select id::text as id from account_code where code = $1', [code]),
  );
  return row?.id ?? '';
};

describe('balances of the ledger', () => {
  test('the trial balance has two equal sides, and knows only what was posted by that day', async () => {
    const { body } = await api.get('/app/journals/trial-balance?asOf=2026-03-31');
    const { body: before } = await api.get('/app/journals/trial-balance?asOf=2026-03-01');

    expect([body.debit, body.credit]).toEqual(['1595.00', '1595.00']);
    expect(body.accounts).toMatchObject([
      { code: '299', debit: '0.00', credit: '1450.00' },
      { code: '600', debit: '1000.00', credit: '0.00' },
      { code: '610', debit: '595.00', credit: '0.00' },
      { code: '820', debit: '0.00', credit: '145.00' },
    ]);
    expect(before.accounts).toEqual([]);
  });

  test('the statement of an account leads from its opening to its closing balance', async () => {
    const id = await accountOf('610');
    const at = '/app/journals/account-statement';
    const { body } = await api.get(`${at}?accountCodeId=${id}&from=2026-03-10&to=2026-04-30`);

    expect([body.opening, body.closing]).toEqual(['1595.00', '595.05']);
    expect(body.rows).toMatchObject([
      { on: '2026-03-20', credit: '1000.00', balance: '595.00' },
      { on: '2026-04-07', debit: '0.05', balance: '595.05' },
    ]);
    const backwards = await api.get(`${at}?accountCodeId=${id}&from=2026-04-10&to=2026-03-30`);
    expect(backwards.body.error?.code).toBe('statementBackwards');
    const unknown = await api.get(`${at}?accountCodeId=${first.id}&from=2026-03-10&to=2026-03-30`);
    expect(unknown.status).toBe(404);
  });

  test('the journals of a month are a file whose sides add up to its last line', async () => {
    const { raw, headers } = await api.post('/app/journals/export-month', { month: '2026-03' });
    const lines = raw.toString().trim().split('\r\n');
    const cells = lines.slice(1, -1).map((line) => line.split(','));
    const debit = addMoney('0', ...cells.map((row) => row[4] ?? ''));
    const credit = addMoney('0', ...cells.map((row) => row[5] ?? ''));

    expect(headers['content-type']).toContain('text/csv');
    expect(lines.at(-1)).toBe(`Total,,,,${debit},${credit},,,,,`);
    expect([debit, credit]).toEqual(['3595.00', '3595.00']);
    expect(cells.find((row) => row[2] === '299')?.[6]).toBe('GST on income');
    expect((await api.post('/app/journals/export-month', { month: '2026' })).status).toBe(400);
  });
});
