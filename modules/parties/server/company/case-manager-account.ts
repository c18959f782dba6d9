import { openAccount } from '#identity/server';
import { defineRule, hiddenRowsById, writeBySystem } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { caseManager, decideAccountGiven } from '../../domain/index.ts';

type Person = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
};

/** The user and the case manager are made known to each other in one transaction. */
export async function giveAccount(
  tx: Tx,
  services: Services,
  { id, email, firstName, lastName, phone }: Person,
): Promise<void> {
  const account = { email, firstName, lastName, phone, role: 'CASE_MANAGER' } as const;
  const userId = await openAccount(tx, services, account);
  await writeBySystem({ tx, services }, decideAccountGiven(id, userId));
}

const waitingText = `select id, email, first_name as "firstName", last_name as "lastName", phone
  from case_managers where tenant_id = current_tenant() and id = any($1::uuid[])
    and offer_account and user_id is null and not is_deleted`;

export const offerAccount = defineRule({
  name: 'parties.caseManagerGetsAccount',
  sentence: 'G-011: the tick in the form opens an account as soon as the record is saved, once.',
  on: caseManager,
  when: ['create', 'change'],
  facts: hiddenRowsById<Person>(waitingText),
  async follow({ tx, services }, changes) {
    for (const { before, after } of changes)
      if (after && !before) await giveAccount(tx, services, after);
  },
});
