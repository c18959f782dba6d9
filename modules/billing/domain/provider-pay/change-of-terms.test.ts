import { describe, expect, test } from 'vitest';
import { feesOfChange, payTermsOn, touchedFees } from './change-of-terms.ts';
import type { FeeTerms } from './change-of-terms.ts';
import { feesWithoutGst } from './plan-payment.ts';

const fee = {
  id: 'fee',
  caseId: 'case',
  specialist: 'Dr Menon',
  description: 'Examination',
  caseNo: 'IME-1',
  earnedOn: '2026-11-02',
  share: '900.00',
  commission: '90.00',
  gst: '0.00',
  total: '810.00',
};
const terms: FeeTerms = {
  commissionPercent: '10',
  isGstRegistered: false,
  gstRegisteredFrom: null,
};
const touched = (changed: Partial<FeeTerms>) =>
  touchedFees([{ ...fee, terms: { ...terms, ...changed } }]).map(({ after }) => after);

describe('terms that change', () => {
  test.each([
    ['a commission', { commissionPercent: '20' }, ['720.00']],
    ['a registration for GST', { isGstRegistered: true }, ['891.00']],
    ['nothing', {}, []],
  ])('touch an open fee by %s', (_what, changed, after) => {
    expect(touched(changed)).toEqual(after);
  });

  test.each([
    ['2026-11-02', ['891.00']],
    ['2026-11-03', []],
  ])('a registration since %s reaches what was earned from that day on', (since, after) => {
    expect(touched({ isGstRegistered: true, gstRegisteredFrom: since })).toEqual(after);
    expect(
      payTermsOn({ ...terms, isGstRegistered: true, gstRegisteredFrom: since }, '2026-11-02'),
    ).toMatchObject({ isGstRegistered: after.length > 0 });
  });

  test('are asked about with both ways to go on, and what the fees come to', () => {
    const { values, choice } = feesOfChange([{ ...fee, after: '891.00' }]);

    expect(values).toEqual({ fees: '1 open fee', before: '810.00', after: '891.00' });
    expect(choice.options.map(({ value }) => value)).toEqual(['apply', 'leave']);
  });
});

test('a tax invoice of ours carries GST for whoever is registered on the day of the fee', () => {
  const payee = { isRctiAgreed: true, isGstRegistered: true, gstRegisteredFrom: null };

  expect(feesWithoutGst(payee, [fee])).toEqual([fee]);
  expect(feesWithoutGst(payee, [{ ...fee, gst: '81.00' }])).toEqual([]);
  expect(feesWithoutGst({ ...payee, gstRegisteredFrom: '2026-11-03' }, [fee])).toEqual([]);
  expect(feesWithoutGst({ ...payee, isRctiAgreed: false }, [fee])).toEqual([]);
});
