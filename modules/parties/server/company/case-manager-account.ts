import { openAccount } from '#identity/server';
import type { Reaction, RecordFacts, Services, Tx } from '#kernel/server';

const ownText = `update case_managers set user_id = $3, offer_account = true
  where tenant_id = $1 and id = $2`;

/** The user and the case manager are made known to each other in one transaction. */
export async function giveAccount(tx: Tx, services: Services, record: RecordFacts): Promise<void> {
  const userId = await openAccount(tx, services, {
    email: String(record.email),
    firstName: String(record.firstName),
    lastName: String(record.lastName),
    phone: (record.phone ?? null) as string | null,
    role: 'CASE_MANAGER',
  });
  await tx.query(ownText, [tx.context.tenantId, record.id, userId]);
}

/** G-011: the tick in the form is kept as soon as the record is saved, and only once. */
export const offerAccount: Reaction = async ({ tx, record, services }) => {
  if (record.offerAccount && !record.userId) await giveAccount(tx, services, record);
};
