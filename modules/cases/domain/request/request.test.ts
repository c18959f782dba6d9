import { describe, expect, test } from 'vitest';
import type { CaseRecord } from '../engine/case-type.ts';
import { supp } from '../supp/supp.resource.ts';
import { withAgreedFee } from './agreed-fee.ts';
import { checkRequest } from './check-request.ts';
import { fromOrigin } from './from-origin.ts';
import { decideMaterial } from './material.ts';
import { bandFor, promisedFor, turnaroundsAtStart } from './turnaround.ts';

describe('turnaround', () => {
  const bands = turnaroundsAtStart
    .filter(([type]) => type === 'SUPP')
    .map(([, pagesUpTo, businessDays, urgentDays]) => ({ pagesUpTo, businessDays, urgentDays }));

  test.each([
    [0, 5],
    [50, 5],
    [51, 10],
    [200, 10],
    [201, 15],
    [9000, 15],
  ])('%i pages are promised in %i business days', (pages, days) => {
    expect(bandFor(bands, pages)?.businessDays).toBe(days);
    expect(bandFor(bands.toReversed(), pages)?.businessDays).toBe(days);
  });

  test('weekends do not count, and an urgent one is faster', () => {
    const band = { pagesUpTo: null, businessDays: 5, urgentDays: 2 };

    expect(promisedFor(band, false, '2026-11-13')).toBe('2026-11-20');
    expect(promisedFor(band, true, '2026-11-13')).toBe('2026-11-17');
  });

  test('where no band reaches, nothing is promised', () => {
    expect(bandFor([{ pagesUpTo: 10, businessDays: 5, urgentDays: 2 }], 11)).toBeNull();
  });
});

describe('material', () => {
  const offered = [
    { id: 'f-1', pages: 4 },
    { id: 'f-2', pages: null },
  ];
  const decide = (wish: Parameters<typeof decideMaterial>[2], isClosed = false) =>
    decideMaterial(supp, { id: 'c-1' }, wish, {
      isClosed,
      offered,
      known: [{ id: 'r-1', fileId: 'f-1' }],
    });

  test('a document that is named twice goes along once, in the row that it has', () => {
    expect(decide({ fileIds: ['f-1', 'f-1', 'f-2'] })).toMatchObject({
      kind: 'accepted',
      writes: [
        {
          rows: [
            { id: 'r-1', fileId: 'f-1' },
            { id: null, fileId: 'f-2' },
          ],
        },
        { values: { documentCount: 2, pages: 4, pagesReason: null } },
      ],
    });
  });

  test('no pages at all may be typed too, with a reason', () => {
    expect(decide({ fileIds: ['f-1'], pages: 0, pagesReason: 'All empty' })).toMatchObject({
      writes: [{}, { values: { pages: 0, pagesReason: 'All empty' } }],
    });
    expect(decide({ fileIds: [], pages: 0, pagesReason: ' ' })).toMatchObject({
      code: 'pagesReasonMissing',
    });
  });

  test('what nobody offers, and a closed case, are refused', () => {
    expect(decide({ fileIds: ['f-9'] })).toMatchObject({ code: 'fileNotOffered' });
    expect(decide({ fileIds: [] }, true)).toMatchObject({ code: 'materialClosed' });
  });
});

describe('a request', () => {
  const origin = { id: 'o-1', clientId: 'k-1', specialistId: 's-1' };
  const check = (given: object = {}, before: string | null = 's-1') =>
    checkRequest(
      {
        id: 'c-1',
        clientId: 'k-1',
        specialistId: 's-1',
        requestKind: 'clarification',
        agreedFee: null,
        origin,
        wasSent: false,
        ...given,
      },
      before,
    );

  test.each([
    [{}, undefined],
    [{ origin: { ...origin, id: 'c-1' } }, 'originOfItself'],
    [{ origin: { ...origin, clientId: 'k-2' } }, 'originOfAnother'],
    [{ origin: null }, 'freeNeedsOrigin'],
    [{ specialistId: 's-2' }, 'freeNeedsSameSpecialist'],
    [{ requestKind: 'chargeable', specialistId: 's-2' }, undefined],
    [{ requestKind: 'withFee' }, 'agreedFeeMissing'],
    [{ requestKind: 'withFee', agreedFee: '0.00' }, undefined],
    [{ origin: null, wasSent: true }, undefined],
    [{ origin: null, wasSent: true, specialistId: 's-2' }, 'freeNeedsSameSpecialist'],
  ])('%j: %s', (given, code) => {
    const decision = check(given);

    expect('code' in decision ? decision.code : undefined).toBe(code);
  });
});

test('a request takes claimant, customer, specialist and claim from its origin', () => {
  const company = { id: 'co-1', displayName: 'Harbour Legal' };

  expect(
    fromOrigin({
      id: 'o-1',
      caseNo: 'IME-2026-000001',
      clientId: 'k-1',
      companyId: 'co-1',
      company,
      specialistId: 's-1',
      claimNo: 'CL-1',
      employer: null,
      bodyPartIds: [],
      reportDueDate: '2026-01-01',
    }),
  ).toEqual({
    values: { clientId: 'k-1', companyId: 'co-1', specialistId: 's-1', claimNo: 'CL-1' },
    references: [company],
  });
});

describe('an agreed fee', () => {
  const price = (amount: string) => ({
    description: 'Supplementary report',
    amount,
    hasGst: true,
    serviceItemId: 'i-1',
    itemName: 'Supplementary report',
    priceRule: 'Price list',
    payee: { way: 'arrangement' as const, percent: null, amount: null, minimum: null },
  });
  const known = { prices: { service: price('520.00') }, loadings: { service: [price('180.00')] } };

  test('stands in place of the price and of its loadings', () => {
    const record = { requestKind: 'withFee', agreedFee: '680.00' } as object as CaseRecord;

    expect(withAgreedFee(known, record)).toMatchObject({
      prices: { service: { amount: '680.00', serviceItemId: 'i-1' } },
      loadings: {},
    });
  });

  test('counts only where it was asked for so', () => {
    const record = { requestKind: 'chargeable', agreedFee: '680.00' } as object as CaseRecord;

    expect(withAgreedFee(known, record)).toBe(known);
  });
});
