import { describe, expect, test } from 'vitest';
import { check, inputSchema, refuse } from '#kernel/domain';
import type { MatterKind } from './specialist-choices.ts';
import { feeBasis } from './fee-arrangement.ts';
import { changeFees, decideFees } from './change-fees.ts';
import { decideReportTypes } from './change-report-types.ts';
import { feeOn, feeTableProblem } from './fee-table.ts';
import type { FeeRow } from './fee-table.ts';

const fee = (given: Partial<FeeRow> = {}): FeeRow => ({
  serviceType: 'ime',
  matterKind: 'nonGazette',
  amount: '1850.00',
  effectiveFrom: '2026-01-01',
  ...given,
});

describe('the fee arrangement', () => {
  test.each([
    ['1', ['split', 'split', 'split']],
    ['2', ['split', 'fixed', 'fixed']],
    ['3', ['split', 'split', 'fixed']],
    ['4', ['fixed', 'fixed', 'fixed']],
  ] as const)(
    '[B-180] option %s for gazette, non-gazette and medical negligence',
    (option, basis) => {
      const kinds: MatterKind[] = ['gazette', 'nonGazette', 'medNeg'];

      expect(kinds.map((kind) => feeBasis(option, kind))).toEqual(basis);
    },
  );

  test('[B-180] a row that does not fit the arrangement is named', () => {
    expect(feeTableProblem('4', [fee()])).toBeNull();
    expect(feeTableProblem('1', [fee()])).toMatchObject({ row: 0, code: 'feeMustBeSplit' });
    expect(feeTableProblem('1', [fee({ amount: null, splitPercent: '60' })])).toBeNull();
    expect(feeTableProblem('1', [fee({ splitPercent: '60' })])).toMatchObject({
      code: 'feeMustBeSplit',
    });
    expect(feeTableProblem('4', [fee(), fee({ amount: null, serviceType: 'ot' })])).toMatchObject({
      row: 1,
      code: 'feeMustBeFixed',
      field: 'amount',
    });
    expect(feeTableProblem(null, [fee()])).toMatchObject({ code: 'feeArrangementMissing' });
    expect(feeTableProblem(null, [])).toBeNull();
  });
});

describe('the days of fees', () => {
  test.each([
    ['the same first day', {}, true],
    ['a later day, and the first is open', { effectiveFrom: '2026-07-01' }, false],
    ['a day inside a stated period', { effectiveFrom: '2026-02-01' }, true, '2026-03-31'],
    ['the last day of a stated period', { effectiveFrom: '2026-03-31' }, true, '2026-03-31'],
    ['the day after a stated period', { effectiveFrom: '2026-04-01' }, false, '2026-03-31'],
    ['another matter', { matterKind: 'gazette' }, false],
    ['another item', { serviceItem: 'Long consultation' }, false],
  ] as [string, Partial<FeeRow>, boolean, string?][])(
    '[G-029] %s overlaps or not',
    (_case, given, isRefused, end) => {
      const rows = [fee({ effectiveTo: end ?? null }), fee(given)];
      const backwards = feeTableProblem('4', rows.toReversed());

      expect(feeTableProblem('4', rows)?.code).toBe(isRefused ? 'feesOverlap' : undefined);
      expect(backwards?.code).toBe(isRefused ? 'feesOverlap' : undefined);
    },
  );

  test('an end before the start is refused', () => {
    expect(feeTableProblem('4', [fee({ effectiveTo: '2025-12-31' })])?.code).toBe(
      'feeEndsBeforeStart',
    );
  });

  test('the newest fee in force is taken, the one of the item first', () => {
    const rows = [
      fee({ amount: '1000.00' }),
      fee({ amount: '1100.00', effectiveFrom: '2026-07-01' }),
      fee({ amount: '2000.00', serviceItem: 'Complex' }),
    ];
    const wanted = { serviceType: 'ime', matterKind: 'nonGazette' } as const;

    expect(feeOn(rows, wanted, '2025-12-31')).toBeNull();
    expect(feeOn(rows, wanted, '2026-06-30')?.amount).toBe('1000.00');
    expect(feeOn(rows, wanted, '2026-07-01')?.amount).toBe('1100.00');
    expect(feeOn(rows, { ...wanted, serviceItem: 'complex' }, '2026-07-01')?.amount).toBe(
      '2000.00',
    );
    expect(feeOn(rows, { ...wanted, serviceItem: 'Short' }, '2026-07-01')?.amount).toBe('1100.00');
  });
});

describe('[C-220] saving the table', () => {
  const owner = { id: 's-1', feeArrangement: '4' } as const;

  test('replaces every row at once, and empties what a row leaves out', () => {
    expect(decideFees(owner, [fee({ id: 'f-1' })])).toMatchObject({
      writes: [
        {
          write: 'rows',
          resource: 'specialistFee',
          parentId: 's-1',
          rows: [{ id: 'f-1', amount: '1850.00', serviceItem: null, effectiveTo: null }],
        },
      ],
    });
  });

  test('is refused at its cell', () => {
    expect(decideFees(owner, [fee(), fee({ serviceType: 'ot', amount: null })])).toEqual(
      refuse('feeMustBeFixed', { field: 'items.1.amount' }),
    );
    expect(decideFees({ ...owner, feeArrangement: null }, [fee()])).toEqual(
      refuse('feeArrangementMissing', { field: 'feeArrangement' }),
    );
  });

  test('a table that is none is refused at its cell', () => {
    const members = (items: unknown) => {
      const checked = check(inputSchema(changeFees.input), { items });
      return checked.ok ? [] : checked.errors.flatMap((error) => error.members);
    };

    expect(members([fee()])).toEqual([]);
    expect(members('x')).toEqual(['items']);
    expect(members([fee(), fee(), { ...fee(), amount: 12 }])).toEqual(['items.2.amount']);
    expect(members([{ ...fee(), tip: 1 }])).toEqual(['items.0.tip']);
  });
});

describe('[C-218] saving report types', () => {
  const item = (reportTypeId: string, turnaroundDays = 10) => ({ reportTypeId, turnaroundDays });

  test('keeps the row of a report type that is there already', () => {
    const known = [{ id: 'row-1', reportTypeId: 'full' }];

    expect(decideReportTypes('s-1', [item('full', 7), item('short')], known)).toMatchObject({
      writes: [
        {
          resource: 'specialistReportType',
          rows: [
            { id: 'row-1', turnaroundDays: 7 },
            { id: null, reportTypeId: 'short' },
          ],
        },
      ],
    });
  });

  test('names the row that comes twice', () => {
    expect(decideReportTypes('s-1', [item('full'), item('full')], [])).toEqual(
      refuse('reportTypeTwice', { field: 'items.1.reportTypeId' }),
    );
  });
});
