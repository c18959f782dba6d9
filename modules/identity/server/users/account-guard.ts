import type { Actor } from '#kernel/domain';
import { defineGuard, throwUnlessAccepted } from '#kernel/server';
import type { Guard, Tx } from '#kernel/server';
import { decideAccountChange, decideOnAccount } from '../../domain/index.ts';
import type { AccountFacts } from '../../domain/index.ts';

const factsText = `select u.user_name as "userName", u.email, u.is_active as "isActive",
    u.is_locked as "isLocked", u.is_deleted as "isDeleted",
    coalesce((select json_agg(json_build_object('name', r.name, 'permissions', r.permissions))
       from users__roles ur
       join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id and not r.is_deleted
      where ur.tenant_id = u.tenant_id and ur.owner_id = u.id), '[]') as roles
  from users u where u.tenant_id = $1 and u.id = $2`;

/** Deleted ones too: what was done to an account is compared with what it was. */
async function accountFacts(tx: Tx, userId: string): Promise<AccountFacts | null> {
  const [facts] = await tx.query<AccountFacts>(factsText, [tx.context.tenantId, userId]);
  return facts ?? null;
}

/** For whatever opens, closes or hands out an account that is not the actor's own. */
export async function mustNotBeAbove(tx: Tx, actor: Actor, userId: string): Promise<void> {
  const facts = await accountFacts(tx, userId);
  throwUnlessAccepted(decideOnAccount(actor, facts?.roles ?? []));
}

/** The plain verbs of users are no way around it. */
export const accountGuard = defineGuard<AccountFacts>({
  facts: accountFacts,
  decide: decideAccountChange,
});

/** Nor are those of a record that is kept in step with its account. */
export const guardAccountOf = (
  userIdOf: (tx: Tx, recordId: string) => Promise<string | null>,
): Guard =>
  defineGuard<AccountFacts>({
    async facts(tx, recordId) {
      const userId = await userIdOf(tx, recordId);
      return userId ? accountFacts(tx, userId) : null;
    },
    decide: decideAccountChange,
  });
