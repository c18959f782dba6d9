import type { DemoFacts } from '#kernel/server';
import type { FeeLine } from '../../domain/index.ts';

export type FeesOf = (specialistId: string) => readonly FeeLine[];

/** The fee tables of the demo, as the product reads them. */
export function feesIn({ rowsIn }: DemoFacts, own: string): FeesOf {
  const arrangements = new Map(
    rowsIn('specialists', own).map((row) => [String(row['id']), row['fee_arrangement']]),
  );
  const lines = Map.groupBy(rowsIn('specialist_fees', own), (row) => String(row['specialist_id']));
  return (specialistId) =>
    (lines.get(specialistId) ?? []).map((row) => ({
      serviceType: row['service_type'] as FeeLine['serviceType'],
      serviceItem: (row['service_item'] ?? null) as string | null,
      matterKind: row['matter_kind'] as FeeLine['matterKind'],
      amount: row['amount'] as string | null,
      splitPercent: row['split_percent'] as string | null,
      effectiveFrom: String(row['effective_from']),
      effectiveTo: row['effective_to'] ? String(row['effective_to']) : null,
      feeArrangement: (arrangements.get(specialistId) ?? null) as FeeLine['feeArrangement'],
    }));
}
