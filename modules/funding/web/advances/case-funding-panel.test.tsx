import { settingAttribute } from '#kernel/domain';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import CaseFundingPanel from './case-funding-panel.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const invoiceOfCase = { id: 'i-1', invoiceNo: 'INV-1', openAmount: '440.00' };
const charge = { id: 'c-1', description: 'Examination', amount: '900.00' };

const shownTo = (attributes: Readonly<Record<string, string>>) => {
  serve({
    'GET /app/payments/ofCase': { body: { pending: 0, invoices: [invoiceOfCase], ledger: null } },
    'GET /app/case-charges': { body: { items: [charge], totalCount: 1 } },
    'GET /app/credit-requests': { body: { items: [], totalCount: 0 } },
  });
  const actor = { ...aSession().actor, roles: ['STAFF'], edition: 'MLP', attributes };
  return render(<CaseFundingPanel id="case-1" />, { session: aSession({ actor }) });
};

test('invoices and charges of a case may be funded', async () => {
  const place = await shownTo({});

  await eventually(() => expect(place.textContent).toContain('Invoice INV-1'));
  expect(place.textContent).toContain('Examination');
});

test('[B-124] staff from whom accounting is hidden see charges, and no refusal', async () => {
  const place = await shownTo({
    [settingAttribute('ICS.Feature.HideAccountingFromStaff')]: 'true',
  });

  await eventually(() => expect(place.textContent).toContain('Examination'));
  expect(place.textContent).not.toContain('INV-1');
});
