import { eventually, renderWithUnsaved, serve, type } from '#kernel/web-testing';
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import { Proposal } from './proposal-form.tsx';

const blueprint = {
  caseId: 'c-1',
  caseType: 'IME',
  caseNo: 'IME-2026-000001',
  claimantName: 'Noor Haddad',
  companyName: 'Kerr Lawyers',
  gstPercent: '10',
  invoiceDate: '2026-11-18',
  dueDate: '2026-12-18',
  termsFrom: 'the company',
  claimNo: null,
  purchaseOrderNo: null,
  customerReference: null,
  note: null,
  missing: [],
  lines: [
    {
      chargeId: 'charge',
      serviceItemId: null,
      description: 'Examination',
      quantity: '1',
      unitPrice: '1450.00',
      hasGst: true,
      rule: 'Price list: IME-STD',
    },
  ],
};

beforeAll(() => registerCatalogue());

test('edited lines of an invoice ask before they are lost', async () => {
  serve({ 'GET /app/payments/blueprints': { body: blueprint } });
  const { place, asks } = await renderWithUnsaved(<Proposal caseId="c-1" />);
  const price = () => place.querySelector<HTMLInputElement>('#unitPrice-charge');
  await eventually(() => expect(price()).not.toBeNull());
  expect(await asks()).toBe(false);

  await type(price(), '1300');
  await act(async () => price()?.blur());

  await eventually(() => expect(place.textContent).toContain('1,430.00'));
  expect(await asks()).toBe(true);
});
