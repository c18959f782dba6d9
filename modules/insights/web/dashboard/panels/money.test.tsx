import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../../catalogue.ts';
import { Money } from './money.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const body = {
  today: '2026-11-16',
  open: '1595.00',
  openCount: 3,
  overdue: '110.00',
  overdueCount: 1,
  unapplied: '5.05',
  unappliedCount: 2,
  toInvoice: '2900.00',
  toInvoiceCount: 2,
  toPay: '980.00',
};
const shownWith = (features: readonly string[]) => {
  serve({ 'GET /app/billing-figures': { body } });
  const { actor } = aSession();
  return render(<Money />, {
    session: aSession({ actor: { ...actor, roles: ['ACCOUNTING'], edition: 'MLP', features } }),
  });
};

test('[B-376] nothing leads to the pay of specialists without PayingSpecialist', async () => {
  const place = await shownWith([]);

  await eventually(() => expect(place.textContent).toContain('AUD 1,595.00'));
  expect(place.textContent).not.toContain('specialists');
});

test('each figure of accounting opens the rows that it adds up', async () => {
  const place = await shownWith(['PayingSpecialist']);

  await eventually(() => expect(place.textContent).toContain('AUD 1,595.00'));
  const links = [...place.querySelectorAll('li a')].map((link) => [
    link.querySelector('strong')?.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['AUD 1,595.00', '/view/invoices?openAmountFrom=0.01'],
    ['AUD 110.00', '/view/invoices?openAmountFrom=0.01&dueDateTo=2026-11-15'],
    ['AUD 5.05', '/view/receipts?unappliedFrom=0.01'],
    ['AUD 2,900.00', '/view/billing-reports?report=unbilled'],
    ['AUD 980.00', '/view/generate-doctor-payment'],
  ]);
});
