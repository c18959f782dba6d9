import type { Tx } from '#kernel/server';
import type { FeeLine } from '../../domain/index.ts';

const text = `select specialist_id as "specialistId", fee_arrangement as "feeArrangement",
    service_type as "serviceType", service_item as "serviceItem", matter_kind as "matterKind",
    amount::text as amount, split_percent::text as "splitPercent",
    effective_from::text as "effectiveFrom", effective_to::text as "effectiveTo"
  from party_specialist_fees where specialist_id = any($1::uuid[])`;

/** The fee tables of these specialists, by their id. */
export async function feesOfSpecialists(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly FeeLine[]>> {
  if (!ids.length) return new Map();
  const rows = await tx.query<FeeLine & { readonly specialistId: string }>(text, [ids]);
  return Map.groupBy(rows, ({ specialistId }) => specialistId);
}
