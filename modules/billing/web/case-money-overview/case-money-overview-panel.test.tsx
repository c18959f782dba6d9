import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import type { ShownPicture } from '../../domain/index.ts';
import CaseMoneyOverviewPanel from './case-money-overview-panel.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const session = aSession({ actor: { ...aSession().actor, roles: ['STAFF'], edition: 'MLP' } });

const anInvoice = {
  ...{ kind: 'invoice' as const, id: 'i-1', name: 'INV-12', page: '/view/invoices/detail/i-1' },
  ...{ on: '2026-11-02', amount: '440.00', stand: 'Full Pay' },
};
const aPicture = (given: Partial<ShownPicture> = {}): ShownPicture => ({
  lines: [anInvoice, { ...anInvoice, kind: 'report', name: 'Report', page: null, amount: null }],
  reckonings: [
    {
      name: 'Invoiced with GST',
      total: '440.00',
      parts: [{ name: 'Paid', amount: '440.00' }],
      difference: '0.00',
    },
  ],
  disagreements: [],
  ...given,
});
const shown = (picture: ShownPicture) => {
  serve({ 'GET /app/payments/pictureOfCase': { body: picture } });
  return render(
    <Suspense>
      <CaseMoneyOverviewPanel id="c-1" />
    </Suspense>,
    { session },
  );
};

test('says that all agrees, how it adds up, and leads to each thing', async () => {
  const place = await shown(aPicture());

  await eventually(() => expect(place.textContent).toContain('Agrees to the cent'));
  expect(place.querySelector('.case-reckoning')?.textContent).toBe(
    'Invoiced with GSTAUD 440.00= Paid AUD 440.00',
  );
  const links = [...place.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  expect(links).toEqual(['/view/invoices/detail/i-1']);
});

test('names what does not agree in a sentence, and by how much the sum is off', async () => {
  const disagreement = {
    ...{ subject: 'Invoice INV-12', what: 'paid', shows: '440.00' },
    ...{ against: 'the ledger', has: '400.00' },
  };
  const off = {
    ...{ name: 'Invoiced with GST', total: '440.00', difference: '40.00' },
    parts: [{ name: 'Paid', amount: '400.00' }],
  };
  const place = await shown(aPicture({ disagreements: [disagreement], reckonings: [off] }));

  await eventually(() => expect(place.textContent).toContain('1 thing does not agree'));
  expect(place.textContent).toContain(
    'Invoice INV-12 shows AUD 440.00 paid; the ledger has AUD 400.00.',
  );
  expect(place.querySelector('.case-reckoning-off')?.textContent).toContain('AUD 40.00');
});

test('stays away from a case without money', async () => {
  const place = await shown(aPicture({ reckonings: [] }));

  await eventually(() => expect(place.querySelector('.ant-skeleton')).toBeNull());
  expect(place.textContent).toBe('');
});
