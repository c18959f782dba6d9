import { accept } from '#kernel/domain';
import type { Actor, AnyResource } from '#kernel/domain';
import { decideEach, defineRule, throwUnlessAccepted } from '#kernel/server';
import type { Rule, Tx } from '#kernel/server';
import { decideAccountChange, decideOnAccount, user } from '../../domain/index.ts';
import type { AccountFacts } from '../../domain/index.ts';

const factsText = `select u.id, u.user_name as "userName", u.email, u.is_active as "isActive",
    u.is_locked as "isLocked", u.is_deleted as "isDeleted",
    coalesce((select json_agg(json_build_object('name', r.name, 'permissions', r.permissions))
       from users__roles ur
       join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id and not r.is_deleted
      where ur.tenant_id = u.tenant_id and ur.owner_id = u.id), '[]') as roles
  from users u where u.tenant_id = $1 and u.id = any($2::uuid[])`;

type Account = AccountFacts & { readonly id: string };

/** Deleted ones too: what was done to an account is compared with what it was. */
const accounts = async (
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Account>> => {
  const rows = await tx.query<Account>(factsText, [tx.context.tenantId, ids.filter(Boolean)]);
  return new Map(rows.map((row) => [row.id, row]));
};

/** For whatever opens, closes or hands out an account that is not the actor's own. */
export async function mustNotBeAbove(tx: Tx, actor: Actor, userId: string): Promise<void> {
  const account = (await accounts(tx, [userId])).get(userId);
  throwUnlessAccepted(decideOnAccount(actor, account?.roles ?? []));
}

/** What the server does by itself asks nobody's rights. */
const decide = decideEach<AccountFacts>((before, after, { actor }) =>
  actor ? decideAccountChange(actor, before, after) : accept(),
);

const when = ['create', 'change', 'remove'] as const;

export const accountIsNotAbove = defineRule({
  name: 'identity.accountIsNotAbove',
  sentence: 'Nobody gives, changes or closes an account that may do more than their own.',
  on: user,
  when,
  facts: accounts,
  decide,
});

/** The same of a record that is kept in step with its account. */
export const accountOfIsNotAbove = (
  on: AnyResource,
  name: string,
  userIdsOf: (tx: Tx, recordIds: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Rule =>
  defineRule({
    name,
    sentence: `Nobody changes a ${on.label[0].toLowerCase()} whose account may do more than their own.`,
    on,
    when,
    async facts(tx, ids) {
      const userIds = await userIdsOf(tx, ids);
      const found = await accounts(tx, [...userIds.values()]);
      return new Map(
        [...userIds].flatMap(([id, userId]) => {
          const account = found.get(userId);
          return account ? [[id, account] as const] : [];
        }),
      );
    },
    decide,
  });
