import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { AllocateTable } from './allocate-table.tsx';
import NewReceiptPage from './new-receipt-page.tsx';
import { appliedFrom, shareProblem } from './shares.ts';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const base = aSession();
const session = aSession({ actor: { ...base.actor, roles: ['ACCOUNTING'] } });
const open = (no: number, dueDate: string, openAmount: string) => ({
  id: `i${no}`,
  invoiceNo: `INV-2026-00000${no}`,
  claimantName: 'Noor Haddad',
  dueDate,
  total: openAmount,
  openAmount,
});
const invoices = [open(1, '2026-10-01', '30.00'), open(2, '2026-11-01', '40.00')];
const answers = { 'GET /app/payments': { body: { items: invoices, totalCount: 2 } } };

const table = (change = vi.fn<(shares: object) => void>(), shares = {}) => (
  <AllocateTable companyId="c1" amount="50.00" shares={shares} change={change} />
);

describe('what a receipt pays', () => {
  test('the oldest are paid first at one press', async () => {
    serve(answers);
    const change = vi.fn<(shares: object) => void>();
    const place = await render(table(change), { session });
    await eventually(() => expect(place.textContent).toContain('INV-2026-000001'));
    await press('Oldest first', place);

    expect(change).toHaveBeenCalledWith({ i1: '30.00', i2: '20.00' });
  });

  test('the rest is counted as it is typed', async () => {
    serve(answers);
    const place = await render(table(undefined, { i1: '12.50' }), { session });

    await eventually(() =>
      expect(place.querySelector('[role=status]')?.textContent).toBe('Left as credit: AUD 37.50'),
    );
  });

  test('a payment that began at an invoice pays that invoice, not the oldest', async () => {
    serve(answers);
    const path = '/view/receipts/add?companyId=c1&amount=40.00&invoiceId=i2';
    const place = await render(<NewReceiptPage />, { session, path });

    await eventually(() =>
      expect(place.querySelector('[role=status]')?.textContent).toBe('Left as credit: AUD 0.00'),
    );
    const typed = [...place.querySelectorAll<HTMLInputElement>('table input')];
    expect(typed.map(({ value }) => value)).toEqual(['', '40.00']);
  });

  test('too much is said before the server is asked', () => {
    expect(shareProblem(invoices, { i1: '30.01' }, '19.99', 'AUD')).toBe(
      'INV-2026-000001 has only AUD 30.00 open.',
    );
    expect(shareProblem(invoices, { i1: '30.00', i2: '30.00' }, '-10.00', 'AUD')).toBe(
      'More is applied than came in.',
    );
    expect(shareProblem(invoices, { i1: '30.00' }, '20.00', 'AUD')).toBeNull();
  });

  test('an empty or zero amount is no payment', () => {
    expect(appliedFrom({ i1: null, i2: '0.00', i3: '5.00' })).toEqual([
      { invoiceId: 'i3', amount: '5.00' },
    ]);
  });
});
