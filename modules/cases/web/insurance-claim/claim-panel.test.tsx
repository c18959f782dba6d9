import { panelsOn, registerPanels } from '#kernel/web';
import { aSession, eventually, render, serve } from '#kernel/web-testing';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerCatalogue } from '../../../catalogue.ts';
import type { InsuranceClaim } from '../../domain/index.ts';
import ClaimPanel from './claim-panel.tsx';
import { insuranceClaimPanels } from './panels.ts';

beforeAll(() => {
  registerCatalogue();
  registerPanels(insuranceClaimPanels);
});
afterEach(() => vi.unstubAllGlobals());

const all = ['Assessment', 'OT', 'Supplementary', 'FileReview', 'MVA'];
const actorWith = (...features: string[]) => ({
  ...aSession().actor,
  roles: ['STAFF'],
  edition: 'MLP',
  features: [...all, ...features],
});
const titles = (resource: string, ...features: string[]) =>
  panelsOn(actorWith(...features), resource).map(({ title }) => title);

test('[G-108] cases of an insurance claim have its section, only with the feature', () => {
  for (const resource of ['ime', 'ot', 'supp', 'fr']) {
    expect(titles(resource, 'InsuranceClaim')).toContain('Insurance claim');
    expect(titles(resource)).not.toContain('Insurance claim');
  }
  expect(titles('mva', 'InsuranceClaim')).not.toContain('Insurance claim');
});

const aClaim = (given: Partial<InsuranceClaim> = {}): InsuranceClaim => ({
  claimNo: 'WC-771',
  company: { id: 'co-1', displayName: 'Coastal Mutual', typeName: 'Insurer' },
  managers: [{ id: 'm-1', displayName: 'Mia Tran', email: 'mia@coastal.test' }],
  scheme: 'NSW Workers Compensation',
  matterType: null,
  typeOfClaim: null,
  dateOfInjury: '2026-03-02',
  bodyParts: ['Left knee'],
  employer: null,
  customerReference: null,
  cases: [
    {
      id: 'c-2',
      caseNo: 'OT-2026-000007',
      caseType: 'OT',
      statusName: 'Report sent',
      isClosed: true,
      specialist: 'Dr Menon',
      appointmentDate: null,
    },
  ],
  money: {
    invoiced: '440.00',
    open: '40.00',
    invoices: [
      {
        id: 'i-1',
        invoiceNo: 'INV-12',
        invoiceDate: '2026-11-02',
        statusName: 'Partial Pay',
        amount: '440.00',
        open: '40.00',
      },
    ],
  },
  ...given,
});

const shown = (claim: InsuranceClaim) => {
  serve({ 'GET /app/cases/insurance-claim': { body: claim } });
  return render(
    <Suspense>
      <ClaimPanel id="c-1" />
    </Suspense>,
    { session: aSession({ actor: actorWith('InsuranceClaim') }) },
  );
};

test('[G-108] tells who manages the claim, and leads to its cases and invoices', async () => {
  const place = await shown(aClaim());

  await eventually(() => expect(place.textContent).toContain('WC-771'));
  expect(place.textContent).toContain('InsurerCoastal Mutual');
  expect(place.textContent).toContain('Left knee');
  const links = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/view/companies/detail/co-1',
    'mailto:mia@coastal.test',
    '/view/ot/detail/c-2',
    '/view/invoices/detail/i-1',
  ]);
  expect(place.querySelector('.claim-total')?.textContent).toBe(
    'Total with GSTAUD 440.00AUD 40.00',
  );
});

test('[G-108] without a number it asks for one, and shows no money to those who read none', async () => {
  const place = await shown(aClaim({ claimNo: null, cases: [], money: null }));

  await eventually(() => expect(place.textContent).toContain('Enter the claim number'));
  expect(place.textContent).not.toContain('Invoiced');
});
