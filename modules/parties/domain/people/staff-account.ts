import { accept, change } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { user, userGroup } from '#identity/domain';
import { staff } from './staff.resource.ts';

type StaffFacts = { readonly id: string; readonly roleIds: readonly string[] };

export type GroupMembers = { readonly id: string; readonly memberIds: readonly string[] };

/** G-015: the account gets the roles and the groups of the member of staff whose it is. */
export const decideStaffAccount = (
  { id, roleIds }: StaffFacts,
  userId: string,
  groups: readonly GroupMembers[],
): Decision =>
  accept(
    change(staff, id, { userId }),
    change(user, userId, { roleIds: [...roleIds] }),
    groups.map((group) =>
      change(userGroup, group.id, { memberIds: [...new Set([...group.memberIds, userId])] }),
    ),
  );
