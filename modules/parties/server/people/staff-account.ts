import { rolesNeedSecondPerson } from '#correspondence/server';
import { accountOfIsNotAbove, mustNotBeAbove, openAccount, roleNames } from '#identity/server';
import { defineRule, hiddenRowsById, linkTableOf, writeBySystem } from '#kernel/server';
import { decideStaffAccount, staff } from '../../domain/index.ts';
import type { GroupMembers } from '../../domain/index.ts';

type NewStaff = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly roleIds: readonly string[];
  readonly groupIds: readonly string[];
};

const newStaffText = `select s.id, s.email, s.first_name as "firstName", s.last_name as "lastName",
    s.phone, array(select r.target_id::text from ${linkTableOf(staff, 'roleIds')} r
      where r.tenant_id = s.tenant_id and r.owner_id = s.id) as "roleIds",
    array(select g.target_id::text from ${linkTableOf(staff, 'userGroupIds')} g
      where g.tenant_id = s.tenant_id and g.owner_id = s.id) as "groupIds"
  from staffs s where s.tenant_id = current_tenant() and s.id = any($1::uuid[])
    and s.user_id is null and not s.is_deleted`;

const groupsText = `select id, member_ids as "memberIds" from identity_groups
  where tenant_id = $1 and id = any($2::uuid[])`;

export const openStaffAccount = defineRule({
  name: 'parties.staffGetAccount',
  sentence:
    'G-015: who is added to the staff can sign in; triggers keep both in step from then on.',
  on: staff,
  when: ['create'],
  facts: hiddenRowsById<NewStaff>(newStaffText),
  async follow({ tx, actor, services }, changes) {
    for (const { after } of changes) {
      if (!after) continue;
      const { email, firstName, lastName, phone, groupIds } = after;
      const userId = await openAccount(tx, services, { email, firstName, lastName, phone });
      const asked = [tx.context.tenantId, groupIds];
      const groups = await tx.query<GroupMembers>(groupsText, asked);
      await writeBySystem({ tx, services }, decideStaffAccount(after, userId, groups));
      if (actor) await mustNotBeAbove(tx, actor, userId);
    }
  },
});

const accountsText = `select id, user_id as "userId" from staffs
  where tenant_id = current_tenant() and id = any($1::uuid[]) and user_id is not null`;

/** Triggers carry every change of a member of staff over to the account. */
export const staffAccountIsNotAbove = accountOfIsNotAbove(
  staff,
  'parties.staffAccountIsNotAbove',
  async (tx, ids) => {
    const rows = await tx.query<{ id: string; userId: string }>(accountsText, [ids]);
    return new Map(rows.map(({ id, userId }) => [id, userId]));
  },
);

const rolesText = `select s.id::text as id, concat_ws(' ', s.first_name, s.last_name) as name, s.is_active as "isActive",
    array(select r.target_id::text from ${linkTableOf(staff, 'roleIds')} r
      where r.tenant_id = s.tenant_id and r.owner_id = s.id order by r.target_id) as "roleIds"
  from staffs s where s.tenant_id = current_tenant() and s.id = any($1::uuid[]) and not s.is_deleted`;

type StaffRoles = {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly roleIds: readonly string[];
};

/** Triggers carry the roles of a member of staff over to the account. */
export const staffRolesNeedSecondPerson = rolesNeedSecondPerson(staff, async (tx, ids) => {
  const rows = await tx.query<StaffRoles>(rolesText, [ids]);
  const names = await roleNames(
    tx,
    rows.flatMap(({ roleIds }) => roleIds),
  );
  return new Map(
    rows.map(({ id, roleIds, ...one }) => [
      id,
      { ...one, roles: roleIds.map((roleId) => names.get(roleId) ?? roleId).toSorted() },
    ]),
  );
});
