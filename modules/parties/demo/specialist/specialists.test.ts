import { expect, test } from 'vitest';
import { check, createSchema } from '#kernel/domain';
import type { AnyResource } from '#kernel/domain';
import { snake, tableOf } from '#kernel/server';
import {
  centre,
  contractState,
  feeTableProblem,
  specialistContract,
  specialistLeave,
} from '../../domain/index.ts';
import type { ContractDates, FeeArrangement, FeeRow } from '../../domain/index.ts';
import { accountsIn } from '#identity/demo';
import { centreRows } from '../centre/centres.ts';
import { specialistPartRows } from './specialist-parts.ts';
import { specialistRows } from './specialists.ts';
import { valuesIn } from '#platform/demo';

const today = '2026-03-04';
const valueId = valuesIn('harbour', today);
const specialists = specialistRows('harbour', accountsIn('harbour'), today, valueId);
const people = specialists[0]?.rows ?? [];
const parts = [
  ...specialists,
  ...specialistPartRows('harbour', people, today, valueId),
  ...centreRows('harbour', people, today, valueId),
];
const rowsOf = (table: string) => parts.find((part) => part.table === table)?.rows ?? [];

test('contract: enough specialists and centres, in every state of a contract', () => {
  const states = people.map((row) =>
    contractState(
      {
        onboardedDate: row.onboarded_date,
        onboardedEndDate: row.onboarded_end_date,
      } as ContractDates,
      today,
    ),
  );

  expect(people.length).toBeGreaterThanOrEqual(40);
  expect(new Set(states)).toEqual(new Set(['none', 'coming', 'current', 'ending', 'over']));
  expect(rowsOf('centres').length).toBeGreaterThanOrEqual(25);
  expect(new Set(rowsOf('centres').map((row) => row.state)).size).toBe(8);
  expect(rowsOf('centre_rooms').length).toBeGreaterThan(40);
  expect(rowsOf('centres__specialists').length).toBeGreaterThan(40);
});

test.each([specialistContract, specialistLeave, centre] as AnyResource[])(
  'every $segment row would pass its own form',
  (resource) => {
    const problems = rowsOf(tableOf(resource)).flatMap((row) => {
      const body = Object.entries(resource.fields)
        .filter(([, field]) => !field.readOnly && field.kind !== 'multiLookup')
        .map(([key]) => [key, row[snake(key)]]);
      const checked = check(createSchema(resource), Object.fromEntries(body));
      return checked.ok ? [] : checked.errors;
    });

    expect(problems).toEqual([]);
  },
);

test('[B-180] every fee table fits its arrangement, and no days overlap', () => {
  const problems = people.map((row) => {
    const fees = rowsOf('specialist_fees')
      .filter((fee) => fee.specialist_id === row.id)
      .map((fee) => ({
        serviceType: fee.service_type,
        serviceItem: fee.service_item,
        matterKind: fee.matter_kind,
        amount: fee.amount,
        splitPercent: fee.split_percent,
        effectiveFrom: fee.effective_from,
        effectiveTo: fee.effective_to,
      }));
    return feeTableProblem(row.fee_arrangement as FeeArrangement | null, fees as FeeRow[]);
  });

  expect(problems.filter(Boolean)).toEqual([]);
  expect(rowsOf('specialist_fees').length).toBeGreaterThan(200);
});
