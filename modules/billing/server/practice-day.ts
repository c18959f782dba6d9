import { dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';

const text = `select coalesce(timezone, 'Australia/Sydney') as zone
  from platform_tenants where id = current_tenant()`;

/** The calendar day at the practice. */
export async function practiceDay(tx: Tx, { now }: Pick<Services, 'now'>): Promise<PlainDate> {
  const [row] = await tx.query<{ zone: string }>(text);
  return dayIn(row?.zone ?? 'Australia/Sydney', now());
}
