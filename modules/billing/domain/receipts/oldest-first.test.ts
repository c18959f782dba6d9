import { expect, test } from 'vitest';
import { notYetApplied, oldestFirst } from './oldest-first.ts';
import { compareAdvice, readRemittanceAdvice } from './remittance-advice.ts';

const open = (id: string, dueDate: string, openAmount: string) => ({
  id,
  dueDate,
  openAmount,
  invoiceNo: `INV-${id}`,
});

test('what is due first is paid first, the last in part, and the rest is left', () => {
  const invoices = [
    open('c', '2026-12-01', '50.00'),
    open('a', '2026-10-01', '30.00'),
    open('b', '2026-11-01', '40.00'),
  ];

  expect(oldestFirst('60.00', invoices)).toEqual([
    { invoiceId: 'a', amount: '30.00' },
    { invoiceId: 'b', amount: '30.00' },
  ]);
  expect(notYetApplied('200.00', oldestFirst('200.00', invoices))).toBe('80.00');
  expect(oldestFirst('0.00', invoices)).toEqual([]);
});

test('an advice is read from CSV and from lines of a mail; the last amount of a line was paid', () => {
  const text = `Remittance of 16/11/2026, total $1,750.00
INV-2026-000001   Smith   $1,595.00
inv-2026-000002,C-77,"200.00",(45.00),155.00
Thank you`;

  expect(readRemittanceAdvice(text)).toEqual([
    { line: 2, invoiceNo: 'INV-2026-000001', amount: '1595.00' },
    { line: 3, invoiceNo: 'INV-2026-000002', amount: '155.00' },
  ]);
});

test('lines of one invoice count together, and never more than is open is proposed', () => {
  const invoices = [
    { id: 'a', invoiceNo: 'INV-2026-000001', openAmount: '100.00', isCancelled: false },
    { id: 'b', invoiceNo: 'INV-2026-000002', openAmount: '0.00', isCancelled: false },
    { id: 'c', invoiceNo: 'INV-2026-000003', openAmount: '0.00', isCancelled: true },
  ];
  const advised = readRemittanceAdvice(
    ['1 60.00', '1 60.00', '2 5.00', '3 5.00', '4 -5.00']
      .map((words) => `INV-2026-00000${words}`)
      .join('\n'),
  );

  expect(
    compareAdvice(advised, invoices).map(({ finding, amount, difference }) => [
      finding,
      amount,
      difference,
    ]),
  ).toEqual([
    ['overPaid', '100.00', '20.00'],
    ['paidAlready', '0.00', '5.00'],
    ['cancelled', '0.00', '5.00'],
    ['unknown', '0.00', '-5.00'],
  ]);
});
