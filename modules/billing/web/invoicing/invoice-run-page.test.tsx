import { act } from 'react';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { afterEach, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import InvoiceRunPage from './invoice-run-page.tsx';

registerCatalogue();
afterEach(() => vi.unstubAllGlobals());

const shown = () => document.body.textContent ?? '';
const preview = {
  invoices: 2,
  cases: 2,
  total: '2200.00',
  blocked: 1,
  companies: [
    {
      companyId: 'k',
      companyName: 'Kerr Insurance',
      email: null,
      cases: 2,
      invoices: 2,
      total: '2200.00',
      blocked: [
        {
          caseId: 'c',
          caseNo: 'IME-2026-000007',
          caseType: 'IME',
          reasons: ['Kerr Insurance requires a claim number on its invoices. Enter it first.'],
        },
      ],
    },
  ],
};
const task = {
  id: 't',
  state: 'done',
  rowsDone: 3,
  rowsTotal: 3,
  summary: '2 invoices of AUD 2,200.00 made.',
  error: null,
  failedRows: [{ id: 'c', name: 'IME-2026-000007', message: 'Enter the claim number first.' }],
};
const made = {
  items: [{ id: 'i', invoiceNo: 'INV-2026-000001', claimantName: 'Jane Doe', total: '1100.00' }],
  totalCount: 1,
};

test('a month is previewed, then made, then told row by row', async () => {
  const session = aSession();
  serve({
    'GET /app/payments/invoice-run': { body: preview },
    'POST /app/payments/invoice-run': { status: 202, body: { taskId: 't' } },
    'GET /app/tasks/t': { body: task },
    'GET /app/payments': { body: made },
  });
  await render(<InvoiceRunPage />, {
    session: { ...session, actor: { ...session.actor, roles: ['ACCOUNTING'] } },
  });

  await eventually(() => expect(shown()).toContain('Show preview'));
  await press('Show preview');
  await eventually(() => expect(shown()).toContain('Kerr Insurance requires a claim number'));
  expect(shown()).toContain('1 case is left out until what is missing is there.');
  await press('Make 2 invoices');

  await eventually(() => expect(shown()).toContain('INV-2026-000001'));
  expect(shown()).toContain('2 invoices of AUD 2,200.00 made.');
  expect(shown()).toContain('Enter the claim number first.');
});

test('who gets the invoices, and what reaches nobody, is said before they are sent', async () => {
  const session = aSession();
  const lane = { ...preview.companies[0], companyId: 'l', companyName: 'Lane', blocked: [] };
  const companies = [...preview.companies, { ...lane, email: 'accounts@lane.test' }];
  const calls = serve({
    'GET /app/payments/invoice-run': { body: { ...preview, invoices: 4, companies } },
  });
  await render(<InvoiceRunPage />, {
    session: { ...session, actor: { ...session.actor, roles: ['ACCOUNTING'] } },
  });

  await eventually(() => expect(shown()).toContain('Send each invoice to its company'));
  const send = document.querySelector<HTMLElement>('[role=switch], input[type=checkbox]');
  await act(async () => send?.click());
  await press('Show preview');

  await eventually(() => expect(shown()).toContain('accounts@lane.test'));
  expect(shown()).toContain('No address for invoices');
  expect(shown()).toContain('2 invoices are made and not sent: no address.');
  expect(shown()).toContain('Make and send 4 invoices');
  expect(calls.at(-1)?.query.get('isSent')).toBe('true');
});
