import { openAccount } from '#identity/server';
import type { Reaction } from '#kernel/server';

const linkText = `update staffs set user_id = $3 where tenant_id = $1 and id = $2`;

const rolesText = `insert into users__roles (tenant_id, owner_id, target_id)
  select tenant_id, $3, target_id from staffs__roles where tenant_id = $1 and owner_id = $2
  on conflict do nothing`;

const groupsText = `insert into user_group__members (tenant_id, owner_id, target_id)
  select tenant_id, target_id, $3 from staffs__user_groups where tenant_id = $1 and owner_id = $2
  on conflict do nothing`;

/** G-015: who is added to the staff can sign in; from then on triggers keep both in step. */
export const openStaffAccount: Reaction = async ({ tx, record, services }) => {
  if (record.userId) return;
  const userId = await openAccount(tx, services, {
    email: String(record.email),
    firstName: String(record.firstName),
    lastName: String(record.lastName),
    phone: (record.phone ?? null) as string | null,
  });
  for (const text of [linkText, rolesText, groupsText]) {
    await tx.query(text, [tx.context.tenantId, record.id, userId]);
  }
};
