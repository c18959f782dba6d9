import { describe, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { aStoredPerson } from '#cases/testing';
import { anAccountingPractice } from '../../testing/index.ts';

registerCatalogue();
const practice = await anAccountingPractice();
const { api } = practice;
const close = (month: string, more: object = {}) =>
  api.post('/app/ledger-periods/close', { month, ...more });
const sure = { answers: { unfinishedMonth: 'yes' } };
const inMonth = (month: string) => ({ invoiceDate: `${month}-10`, dueDate: `${month}-28` });

describe('closing a month', () => {
  test('what is not finished is named first, and closed over only when somebody says so', async () => {
    await practice.invoice(inMonth('2025-01'));
    const unfinished = await api.get('/app/ledger-periods/unfinished?month=2025-01');
    const asked = await close('2025-01');
    const closed = await close('2025-01', { note: 'Reconciled', ...sure });

    expect(unfinished.body.items).toContainEqual(
      expect.objectContaining({ name: 'unsentInvoices', count: 1, amount: '1595.00' }),
    );
    expect(asked.body.error?.message).toContain('Invoices not sent: 1 (USD 1,595.00)');
    expect(closed.status).toBe(200);
    expect((await close('2025-01', sure)).body.error).toMatchObject({
      code: 'monthClosedAlready',
      message: '01/2025 is closed already.',
    });
  });

  test('what posts into it is refused with the name of the month', async () => {
    await close('2025-02');

    await expect(practice.invoice(inMonth('2025-02'))).rejects.toMatchObject({
      detail: JSON.stringify({ month: '2025-02' }).replace(':', ' : '),
    });
  });

  test('a closed month closes everything before it, last month and years ago', async () => {
    await close('2025-02', sure);

    for (const early of ['2025-01', '2024-12', '2019-06'])
      await expect(practice.invoice(inMonth(early))).rejects.toMatchObject({
        detail: JSON.stringify({ month: '2025-02' }).replace(':', ' : '),
      });
    const receipt = await api.post('/app/receipts', {
      companyId: practice.companyId,
      method: 'transfer',
      receivedOn: '2019-06-10',
      amount: '10.00',
      allocations: [],
    });
    expect(receipt.body.error).toMatchObject({ code: 'monthClosed' });
  });

  test('two people open it again: one asks, another one agrees, and it takes postings', async () => {
    const { body } = await close('2025-03', sure);
    const place = `/app/ledger-periods/${body.id}/reopen`;
    const read = async () => (await api.get(`/app/ledger-periods/${body.id}`)).body;
    const { api: staff } = practice.signedIn(['STAFF']);
    const alone = await api.post(place, { reason: 'Late invoice' });
    const second = await aStoredPerson(practice, 'ACCOUNTING');

    expect(alone.body.error?.code).toBe('noSecondPerson');
    expect((await staff.post(place, { reason: 'Late invoice' })).status).toBe(403);
    expect((await api.post(place, {})).status).toBe(400);
    expect((await api.post(place, { reason: 'Late invoice' })).body.status).toBe('closed');
    const needed = (await second.api.get('/app/action-required?status=open')).body.items;
    expect(needed).toMatchObject([
      { title: 'Approve: Open 03/2025 again', fromModule: 'APPROVAL_REQUEST' },
    ]);
    const waiting = (await second.api.get('/app/approval-requests?status=waiting')).body.items;
    const request = `/app/approval-requests/${String(waiting?.[0]?.['id'])}`;
    expect((await api.post(place, { reason: 'Late invoice' })).body.error?.code).toBe(
      'approvalWaits',
    );
    expect((await api.put(`${request}/approve`, {})).body.error?.code).toBe('approvalByAsker');
    expect((await read()).status).toBe('closed');

    expect((await second.api.put(`${request}/approve`, {})).body.status).toBe('approved');

    expect(await read()).toMatchObject({ status: 'open', note: 'Late invoice' });
    expect((await second.api.get('/app/action-required?status=open')).body.items).toEqual([]);
    await expect(practice.invoice(inMonth('2025-02'))).rejects.toThrow('is closed');
    await practice.invoice(inMonth('2025-03'));
    expect((await close('2025-03', sure)).body.id).toBe(body.id);
  });

  test('a month before the last closed one does not open alone', async () => {
    const { items } = (await api.get('/app/ledger-periods?maxResultCount=50')).body;
    const early = items?.find(({ month }) => month === '2025-01');

    const { body } = await api.post(`/app/ledger-periods/${String(early?.['id'])}/reopen`, {
      reason: 'Late',
    });

    expect(body.error).toMatchObject({
      code: 'laterMonthClosed',
      message: '03/2025 is closed as well. Open it before 01/2025.',
    });
  });

  test.each(['2025-13', 'March', '0000-01', ''])('"%s" is no month', async (month) => {
    const { status, body } = await close(month);
    const unfinished = await api.get(`/app/ledger-periods/unfinished?month=${month}`);
    const file = await api.post('/app/journals/export-month', { month });

    expect([status, unfinished.status, file.status]).toEqual([400, 400, 400]);
    const message = month ? 'A month is written like 11/2026.' : 'This field is required';
    expect(body.error?.validationErrors).toEqual([{ message, members: ['month'] }]);
  });

  test('a month that is not over is refused by the name that people give it', async () => {
    const { status, body } = await close('2999-01');

    expect([status, body.error?.code]).toEqual([422, 'monthNotOver']);
    expect(body.error?.message).toContain('01/2999 is not over yet.');
  });

  test('a month is taken as people write it', async () => {
    expect((await close('4/2024')).body.month).toBe('2024-04');
  });

  test('whoever posts while it is closed is either in it or refused: never after it', async () => {
    const month = '2025-05';
    const posting = Array.from({ length: 6 }, () => practice.invoice(inMonth(month)));
    const results = await Promise.allSettled([...posting, close(month, sure), close(month, sure)]);
    const late = practice.invoice(inMonth(month));

    await expect(late).rejects.toThrow('is closed');
    const made = results.slice(0, 6).filter(({ status }) => status === 'fulfilled').length;
    const [row] = await practice.within((tx) =>
      tx.query<{ journals: number; periods: number }>(
        `select (select count(*)::int from journals where to_char(journal_date, 'YYYY-MM') = $1) as journals,
           (select count(*)::int from ledger_periods where month = $1) as periods`,
        [month],
      ),
    );
    expect(row).toEqual({ journals: made, periods: 1 });
  });
});
