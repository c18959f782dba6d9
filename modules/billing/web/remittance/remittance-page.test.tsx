import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { registerCatalogue } from '../../../catalogue.ts';
import { specialistsWithPayment } from '../../domain/index.ts';
import { showProviderPayment } from './provider-payment-choice.ts';
import RemittancePage from './remittance-page.tsx';

beforeAll(() => registerCatalogue());
afterEach(() => vi.unstubAllGlobals());

const session = aSession({
  actor: { ...aSession().actor, userId: 'user', roles: ['ACCOUNTING'], edition: 'MLP' },
});
const row = {
  id: 'a',
  fullName: 'Dr Pia Menon',
  email: 'pia@menon.example',
  fees: 2,
  share: '1800.00',
  commission: '180.00',
  tax: '162.00',
  commissionAmountWithTax: '1782.00',
  paid: '0.00',
  withheld: '0.00',
};

test('[B-347] [B-057] the first request has the defaults, and the switch is remembered', async () => {
  const calls = serve({
    [`GET ${specialistsWithPayment.path}`]: { body: { items: [row], totalCount: 1 } },
  });
  showProviderPayment.set(false);
  const place = await render(<RemittancePage />, { session });
  await eventually(() => expect(place.textContent).toContain('AUD 1,782.00'));
  const first = calls.find(({ path }) => path === specialistsWithPayment.path)?.query;

  expect(Object.fromEntries(first ?? [])).toMatchObject({
    maxResultCount: '20',
    sorting: 'FullName',
    dateTypeToFilter: '1',
    showProviderPayment: 'false',
  });
  const choice = place.querySelector<HTMLElement>('[role=switch]');
  await act(async () => choice?.click());
  await eventually(() => expect(place.textContent).toContain('Remittance Payment'));
  expect(localStorage.getItem('showProviderPayment')).toBe('true');
});
