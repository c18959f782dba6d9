import type { Tx } from '#kernel/server';
import type { KeyAccount } from '../../domain/index.ts';

const accountText = `select u.is_active as "isActive", u.is_locked as "isLocked", u.is_deleted as "isDeleted",
    exists (select from user_credentials c
      where c.tenant_id = u.tenant_id and c.user_id = u.id and c.password_hash is not null)
    or exists (select from provider_accounts p where p.tenant_id = u.tenant_id and p.user_id = u.id)
    or exists (select from sign_ins s where s.tenant_id = u.tenant_id and s.user_id = u.id)
      as "isPersons",
    coalesce((select json_agg(json_build_object('name', r.name, 'permissions', r.permissions))
       from users__roles ur
       join roles r on r.tenant_id = ur.tenant_id and r.id = ur.target_id and not r.is_deleted
      where ur.tenant_id = u.tenant_id and ur.owner_id = u.id), '[]') as roles
  from users u where u.tenant_id = current_tenant() and u.id = $1::uuid`;

/** What decides whether a program may act in its name. */
export async function keyAccountOf(tx: Tx, userId: string): Promise<KeyAccount | null> {
  const [account] = await tx.query<KeyAccount>(accountText, [userId]);
  return account ?? null;
}
