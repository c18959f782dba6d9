import { expect, test } from 'vitest';
import { caseTypes } from '#cases/domain';
import { exact } from '#kernel/domain';
import type { SeedRow } from '#kernel/server';
import { demoRows } from './demo-rows.ts';

const parts = demoRows(new Date('2026-11-16T01:00:00Z'), 'hash');
const rowsOf = (table: string): readonly SeedRow[] =>
  parts.filter((part) => part.table === table).flatMap(({ rows }) => rows);

/** What customers of a tenant pay for a service, whoever they are. */
function pricesOf(tenantId: unknown, serviceType: unknown): readonly SeedRow[] {
  const keys = caseTypes.filter((type) => type.serviceType === serviceType).map(({ key }) => key);
  const items = rowsOf('billing_rules')
    .filter((rule) => rule.tenant_id === tenantId && keys.includes(rule.case_type as 'IME'))
    .filter((rule) => ['assessment', 'service'].includes(String(rule.kind)) && !rule.loading)
    .map((rule) => rule.service_item_id);
  return [
    ...rowsOf('service_items').filter(({ id }) => items.includes(id)),
    ...rowsOf('service_prices').filter((price) => items.includes(price.service_item_id)),
  ];
}

test('no specialist of the demo earns more than a customer pays, or the price says why', () => {
  const fees = rowsOf('specialist_fees').filter((fee) => !fee.service_item && fee.amount);
  const above = fees.flatMap((fee) =>
    pricesOf(fee.tenant_id, fee.service_type)
      .filter((price) => !price.pay_above_reason)
      .filter((price) => exact(String(fee.amount)).greaterThan(String(price.unit_price)))
      .map(
        (price) =>
          `${String(fee.service_type)} ${String(fee.amount)} of ${String(price.unit_price)}`,
      ),
  );

  expect(new Set(above)).toEqual(new Set());
  expect(fees.length).toBeGreaterThan(100);
  expect(pricesOf(fees[0]?.tenant_id, 'supplementary')).toHaveLength(1);
});

test('no charge of the demo pays more than its price', () => {
  const above = rowsOf('case_charges').filter(
    ({ amount, payee_amount: pay }) =>
      amount && pay && exact(String(pay)).greaterThan(String(amount)),
  );

  expect(above.map((row) => [row.description, row.amount, row.payee_amount])).toEqual([]);
});
