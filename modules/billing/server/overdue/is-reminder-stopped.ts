import type { PlainDate } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { isStopped } from '../../domain/index.ts';

const text = `select until::text as until from reminder_stops
  where company_id = $1::uuid and not is_deleted`;

/** The stop of a company holds for whatever it is reminded of. */
export async function isReminderStopped(
  tx: Tx,
  companyId: string,
  today: PlainDate,
): Promise<boolean> {
  const [stop] = await tx.query<{ until: PlainDate | null }>(text, [companyId]);
  return isStopped(stop ?? null, today);
}
