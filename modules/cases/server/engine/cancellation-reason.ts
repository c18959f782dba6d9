import { Refused } from '#kernel/server';
import type { Tx } from '#kernel/server';
import { reasonLabels } from '../../domain/index.ts';
import type { CancelReason } from '../../domain/index.ts';

const reasonText = `select id from platform_values
  where type = 'cancellationReason' and is_active
  order by label = $1 desc, label = 'Other' desc, label limit 1`;

/** The appointment says why in a value of the tenant's list. */
export async function reasonIdOf(tx: Tx, reason: CancelReason): Promise<string> {
  const [row] = await tx.query<{ id: string }>(reasonText, [reasonLabels[reason]]);
  if (!row) throw new Refused('cancellationReasonsMissing');
  return row.id;
}
