import { describe, expect, test } from 'vitest';
import { decideChargePrice, missingPrice } from './price-charge.ts';

const charge = (changes: object = {}) => ({
  id: 'charge-1',
  kind: 'assessment' as const,
  status: 'pending' as const,
  amount: '1084.97',
  payeeAmount: null,
  specialistId: 'specialist-1',
  priceRule: 'Approved quotation Q-2026-000007',
  ...changes,
});
const yes = { customerAgreed: 'yes' } as const;

describe('[G-023] an approved quotation is the price', () => {
  test('another amount needs the word of the customer, and keeps it with the reason', () => {
    const other = { amount: '2150.00', reason: 'Second visit' };

    expect(decideChargePrice(charge(), other, {})).toMatchObject({
      kind: 'asked',
      questions: [{ key: 'customerAgreed' }],
    });
    expect(decideChargePrice(charge(), other, yes)).toMatchObject({
      kind: 'accepted',
      writes: [
        {
          values: {
            amount: '2150.00',
            priceRule:
              'Approved quotation Q-2026-000007; the customer agreed to another amount: Second visit',
          },
        },
      ],
    });
  });

  test('what was changed once is asked about again', () => {
    const changed = charge({
      amount: '2150.00',
      priceRule: 'Approved quotation Q-2026-000007; the customer agreed to another amount: Visit',
    });

    expect(decideChargePrice(changed, { amount: '2300.00', reason: 'Third' }, {})).toMatchObject({
      questions: [{ key: 'customerAgreed' }],
    });
    expect(decideChargePrice(changed, { amount: '2300.00', reason: 'Third' }, yes)).toMatchObject({
      writes: [
        {
          values: {
            priceRule:
              'Approved quotation Q-2026-000007; the customer agreed to another amount: Third',
          },
        },
      ],
    });
  });

  test('the pay alone is set without a question, and the quotation stays its rule', () => {
    const pay = { payeeAmount: '700.00', reason: 'By phone' };

    expect(decideChargePrice(charge(), pay, {})).toMatchObject({
      writes: [
        { values: { payeeAmount: '700.00', priceRule: 'Approved quotation Q-2026-000007' } },
      ],
    });
  });
});

test('pay above the fee is asked about where it is set', () => {
  const listed = charge({ amount: '1450.00', priceRule: 'Usual price of IME-STD' });

  expect(decideChargePrice(listed, { payeeAmount: '2060.00', reason: 'Agreed' }, {})).toMatchObject(
    { questions: [{ key: 'payAboveFee' }] },
  );
});

test('a charge without a fee says what is to be found out, a payment alone its pay', () => {
  const known = { description: 'Records', amount: null, payeeAmount: null, status: 'pending' };

  expect(missingPrice({ ...known, kind: 'service' })).toBe('Set the fee of "Records"');
  expect(missingPrice({ ...known, kind: 'specialistOnly' })).toContain('what the specialist earns');
  expect(missingPrice({ ...known, kind: 'service', status: 'reversed' })).toBeNull();
});
