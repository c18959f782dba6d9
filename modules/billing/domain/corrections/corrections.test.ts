import { describe, expect, test } from 'vitest';
import { addMoney } from '#kernel/domain';
import { creditOfLines, creditOutcome, leftOf } from './credit-of-lines.ts';
import type { CreditableLine, CreditedLine } from './credit-of-lines.ts';
import { writeOffParts } from './decide-write-off.ts';

const aLine = (given: Partial<CreditableLine> = {}): CreditableLine => ({
  id: 'l1',
  description: 'Examination',
  caseId: null,
  accountCodeId: null,
  amount: '100.05',
  gst: '10.01',
  creditedAmount: '0.00',
  creditedGst: '0.00',
  ...given,
});

describe('a credit by line', () => {
  test('the parts of a line and their GST add up to the line, whatever the parts', () => {
    let line = aLine();
    const parts: CreditedLine[] = [];
    for (const amount of ['33.35', '33.35', '0.01', '33.34']) {
      const credited = creditOfLines([line], [{ invoiceLineId: 'l1', amount }]);
      const [one] = credited as readonly CreditedLine[];
      if (!one) throw new Error('refused');
      parts.push(one);
      line = {
        ...line,
        creditedAmount: addMoney(line.creditedAmount, one.amount),
        creditedGst: addMoney(line.creditedGst, one.gst),
      };
    }

    expect(leftOf(line)).toEqual({ amount: '0.00', gst: '0.00' });
    expect(addMoney('0', ...parts.map(({ gst }) => gst))).toBe('10.01');
  });

  test('a line that is credited already is left out of the whole', () => {
    const done = aLine({ id: 'l2', creditedAmount: '100.05', creditedGst: '10.01' });

    expect(creditOfLines([aLine(), done], null)).toMatchObject([{ invoiceLineId: 'l1' }]);
    expect(creditOfLines([done], null)).toMatchObject({ code: 'nothingLeftToCredit' });
  });

  test.each([
    [[{ invoiceLineId: 'l1', amount: '100.06' }], 'creditBeyondLine'],
    [[{ invoiceLineId: 'l1', amount: '0.00' }], 'amountNotPositive'],
    [[{ invoiceLineId: 'l1', amount: '-1.00' }], 'amountNotPositive'],
    [[{ invoiceLineId: 'x', amount: '1.00' }], 'creditOfOtherLine'],
    [
      [
        { invoiceLineId: 'l1', amount: '60.00' },
        { invoiceLineId: 'l1', amount: '60.00' },
      ],
      'creditedLineTwice',
    ],
  ])('%j is refused: %s', (wanted, code) => {
    expect(creditOfLines([aLine()], wanted)).toMatchObject({ kind: 'refused', code });
  });

  test('what goes beyond the open amount stays credit', () => {
    const lines = [{ amount: '100.00', gst: '10.00' }];

    expect(creditOutcome('30.00', lines)).toEqual({
      total: '110.00',
      applied: '30.00',
      rest: '80.00',
      openAfter: '0.00',
    });
    expect(creditOutcome('500.00', lines)).toMatchObject({ rest: '0.00', openAfter: '390.00' });
  });
});

test('a write-off takes back the GST in what is open, case by case', () => {
  const parts = writeOffParts([
    { caseId: 'a', open: '55.00', charged: '110.00', chargedGst: '10.00' },
    { caseId: 'b', open: '70.00', charged: '70.00', chargedGst: '0.00' },
    { caseId: 'c', open: '5.00', charged: '0.00', chargedGst: '0.00' },
  ]);

  expect(parts.map(({ gst }) => gst)).toEqual(['5.00', '0.00', '0.00']);
});
