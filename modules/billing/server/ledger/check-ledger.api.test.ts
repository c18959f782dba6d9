import { describe, expect, test } from 'vitest';
import { asSuperuser } from '#kernel/testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { anAccountingPractice, aLine } from '../../testing/index.ts';
import { checkLedgers } from './ledger-check.job.ts';

registerCatalogue();
const practice = await anAccountingPractice({ database: 'own' });
const { api, server, services } = practice;
const run = async () => (await api.post('/app/ledger-checks/run')).body;
const damage = (text: string) => asSuperuser(server.ownerUrl, text);

/** Done and undone, so that the tests do not depend on each other. */
async function damaged(bad: string, good: string) {
  await damage(bad);
  const body = await run();
  await damage(good);
  return body;
}

describe('the check of the ledger', () => {
  test('invoices, payments and cases agree, and the result is kept', async () => {
    const { id: caseId } = await practice.newCase();
    const { id } = await practice.invoice({
      caseId,
      lines: [aLine({ caseId }), aLine({ unitPrice: '0.05' })],
    });
    await practice.pay(id, '100.01');

    const { id: checkId, result } = await run();

    expect(result).toBe('agrees');
    const { body } = await api.get(`/app/ledger-checks/${checkId}`);
    expect(body).toMatchObject({ result: 'agrees', occasion: 'button', broken: 0 });
    expect(Number(body.postings)).toBeGreaterThanOrEqual(6);
  });

  test('an invoice whose amount was changed is named, with both figures', async () => {
    const { id, invoiceNo } = await practice.invoice();
    const set = (amount: string) => `update invoices set settled = ${amount} where id = '${id}'`;

    const { id: checkId, sentence } = await damaged(set('10.00'), set('0.00'));

    expect(sentence).toContain(
      `${invoiceNo} has 1585.00 by the documents and 1595.00 by the ledger`,
    );
    expect((await api.get(`/app/ledger-checks/${checkId}`)).body).toMatchObject({
      result: 'differs',
      rowType: 'invoice',
      rowId: id,
      documents: '1585.00',
      ledger: '1595.00',
    });
    expect((await run()).result).toBe('agrees');
  });

  test('a journal that was unbalanced behind our back is named', async () => {
    const { id } = await practice.invoice();
    const set = (by: string) =>
      `update postings set debit = debit ${by} where invoice_id = '${id}' and debit > 0`;

    const { sentence } = await damaged(set('+ 1'), set('- 1'));

    expect(sentence).toMatch(/^A journal balances: JNL-\S+ has 1596.00 .* 1595.00/);
  });

  test('a case that was charged less than its invoice says is named', async () => {
    const { id: caseId, caseNo } = await practice.newCase();
    const { id } = await practice.invoice({ caseId, lines: [aLine({ caseId })] });
    const set = (value: string) =>
      `update postings set case_id = ${value} where invoice_id = '${id}' and debit > 0`;

    const { sentence } = await damaged(set('null'), set(`'${caseId}'`));

    expect(sentence).toMatch(/^What an invoice charges for a case/);
    expect(sentence).toContain(caseNo ? '1595.00' : '');
  });

  test('a receipt that was changed is named', async () => {
    const { id } = await practice.invoice();
    const receiptId = await practice.pay(id, '20.00');
    const set = (amount: string) =>
      `update receipts set amount = ${amount} where id = '${receiptId}'`;

    const { sentence } = await damaged(set('25.00'), set('20.00'));

    expect(sentence).toMatch(/^What a receipt brought in: RCT-\S+ has 25.00 .* 20.00/);
  });

  test('it runs by itself for every practice', async () => {
    await practice.invoice();

    await checkLedgers.run({}, services, new AbortController().signal);

    const { body } = await api.get('/app/ledger-checks?occasion=nightly');
    expect(body.items?.[0]).toMatchObject({ result: 'agrees', occasion: 'nightly' });
  });

  test('those without accounting do not run it', async () => {
    const { api: manager } = practice.signedIn(['CASE_MANAGER']);

    expect((await manager.post('/app/ledger-checks/run')).status).toBe(403);
  });
});
