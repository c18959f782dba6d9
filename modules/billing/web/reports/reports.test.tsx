import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, press, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { agingReport, revenueReport, unbilledReport } from '../../domain/index.ts';
import FinancialReports from './financial-reports.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const facts = { userId: 'user', roles: ['ACCOUNTING'], edition: 'MLP', features: [] };
const session = aSession({ actor: { ...aSession().actor, ...facts } });
const amounts = ['0.00', '1595.00', '0.00', '0.00', '0.00'];
const rows = [{ key: 'c-1', label: 'Acme', amounts }];

test('[S-020] a figure leads to the invoices that it adds up; nothing leads nowhere', async () => {
  serve({ 'GET /app/billing-reports/aging': { body: agingReport(rows, '2026-11-16') } });
  const place = await render(<FinancialReports />, { session });

  await eventually(() => expect(place.textContent).toContain('AUD 1,595.00'));
  const links = [...place.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/view/invoices?companyId=c-1&openAmountFrom=0.01&dueDateFrom=2026-10-17&dueDateTo=2026-11-15',
    '/view/invoices?companyId=c-1&openAmountFrom=0.01',
  ]);
});

test('charges have no list of their own: their rows open over the report', async () => {
  const calls = serve({
    'GET /app/billing-reports/aging': { body: agingReport([], '2026-11-16') },
    'GET /app/billing-reports/unbilled': { body: unbilledReport(rows, '2026-11-16') },
    'GET /app/case-charges': {
      body: {
        items: [{ id: 'h-1', description: 'Examination', amount: '1595.00' }],
        totalCount: 1,
      },
    },
  });
  const place = await render(<FinancialReports />, { session });
  await eventually(() => expect(place.textContent).toContain('There is nothing to show'));
  const tab = [...place.querySelectorAll<HTMLElement>('[role=tab]')].find(
    (one) => one.textContent === 'Unbilled work',
  );
  await act(async () => tab?.click());
  await eventually(() => expect(place.querySelector('tbody button')).not.toBeNull());
  await press('AUD 1,595.00');

  await eventually(() => expect(document.body.textContent).toContain('Examination'));
  const asked = calls.find(({ path }) => path === '/app/case-charges');
  expect(asked?.query.get('status')).toBe('pending');
  expect(asked?.query.get('companyId')).toBe('c-1');
});

test('what is left of revenue opens its invoices and its credit notes', async () => {
  const row = { key: 'c-1', label: 'Acme', months: { '2026-10': '100.10' }, credited: '0.30' };
  const revenue = revenueReport('company', [row], { from: '2026-10-01', to: '2026-10-31' });
  const none = { items: [], totalCount: 0 };
  const calls = serve({
    'GET /app/billing-reports/aging': { body: revenue },
    'GET /app/payments': { body: none },
    'GET /app/credit-notes': { body: none },
  });
  const place = await render(<FinancialReports />, { session });
  await eventually(() => expect(place.querySelector('tbody button')).not.toBeNull());
  await press('AUD 99.80');

  await eventually(() => expect(document.body.textContent).toContain('Credit Notes'));
  await eventually(() =>
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/app/payments', '/app/credit-notes']),
    ),
  );
});
