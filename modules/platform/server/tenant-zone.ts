import { dayIn } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';
import type { Services, Tx } from '#kernel/server';

const text = `select coalesce(timezone, 'Australia/Sydney') as zone
  from platform_tenants where id = current_tenant()`;

export async function tenantZone(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ zone: string }>(text);
  return row?.zone ?? 'Australia/Sydney';
}

/** The calendar day at the practice. */
export const todayOf = async (tx: Tx, { now }: Pick<Services, 'now'>): Promise<PlainDate> =>
  dayIn(await tenantZone(tx), now());
