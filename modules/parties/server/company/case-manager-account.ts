import { openAccount } from '#identity/server';
import type { RecordOf } from '#kernel/domain';
import { reactionTo, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { caseManager, decideAccountGiven } from '../../domain/index.ts';

/** The user and the case manager are made known to each other in one transaction. */
export async function giveAccount(
  tx: Tx,
  services: Services,
  { id, email, firstName, lastName, phone }: RecordOf<typeof caseManager>,
): Promise<void> {
  const account = { email, firstName, lastName, phone, role: 'CASE_MANAGER' } as const;
  const userId = await openAccount(tx, services, account);
  await writeBySystem({ tx, services }, decideAccountGiven(id, userId));
}

/** G-011: the tick in the form is kept as soon as the record is saved, and only once. */
export const offerAccount = reactionTo(caseManager, async ({ tx, record, services }) => {
  if (record.offerAccount && !record.userId) await giveAccount(tx, services, record);
});
