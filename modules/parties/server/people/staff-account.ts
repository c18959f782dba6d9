import { guardAccountOf, openAccount } from '#identity/server';
import { reactionTo, writeBySystem } from '#kernel/server';
import { decideStaffAccount, staff } from '../../domain/index.ts';
import type { GroupMembers } from '../../domain/index.ts';

const groupsText = `select id, member_ids as "memberIds" from identity_groups
  where tenant_id = $1 and id = any($2::uuid[])`;

/** G-015: who is added to the staff can sign in; from then on triggers keep both in step. */
export const openStaffAccount = reactionTo(staff, async ({ tx, record, services }) => {
  if (record.userId) return;
  const { email, firstName, lastName, phone } = record;
  const userId = await openAccount(tx, services, { email, firstName, lastName, phone });
  const groups = await tx.query<GroupMembers>(groupsText, [
    tx.context.tenantId,
    record.userGroupIds,
  ]);
  await writeBySystem({ tx, services }, decideStaffAccount(record, userId, groups));
});

const accountText =
  'select user_id as "userId" from staffs where tenant_id = $1 and id = $2 and user_id is not null';

/** Triggers carry every change of a member of staff over to the account. */
export const staffAccountGuard = guardAccountOf(async (tx, id) => {
  const [found] = await tx.query<{ userId: string }>(accountText, [tx.context.tenantId, id]);
  return found?.userId ?? null;
});
