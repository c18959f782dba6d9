import { userGroup } from '../domain/index.ts';
import { idOf, recordRows } from '#kernel/server';
import type { TableRows } from '#kernel/server';
import type { Account } from './accounts.ts';
import { tenantId } from '#platform/demo';
import type { TenantName, Who } from '#platform/demo';

type Group = {
  readonly name: string;
  readonly description: string;
  readonly members: readonly Who[];
  readonly isActive?: false;
};

const groups: readonly Group[] = [
  {
    name: 'Management',
    description: 'Decides on exceptions, waivers and complaints.',
    members: ['tenantadmin', 'adminstaff'],
  },
  {
    name: 'Bookings',
    description: 'Answers customers and keeps the diaries full.',
    members: ['adminstaff', 'staff'],
  },
  {
    name: 'Accounts',
    description: 'Invoices, receipts and payments to providers.',
    members: ['accounting', 'adminstaff'],
  },
  {
    name: 'Report quality',
    description: 'Reads every report before it leaves the practice.',
    members: ['staff', 'typist'],
  },
  {
    name: 'Office relocation',
    description: 'Looked after the move; no longer needed.',
    members: ['staff'],
    isActive: false,
  },
];

/** The groups that an account of the demo belongs to. */
export const groupIdsOf = (
  tenant: TenantName,
  accounts: readonly Account[],
  userId: string,
): string[] => {
  const who = accounts.find(({ id }) => id === userId)?.who;
  return groups
    .filter(({ members }) => who !== undefined && members.includes(who))
    .map(({ name }) => idOf('user-group', tenant, name));
};

export function userGroupRows(
  tenant: TenantName,
  accounts: readonly Account[],
  creationTime: string,
): TableRows[] {
  const membersOf = (group: Group) =>
    accounts.filter(({ who }) => group.members.includes(who)).map(({ id }) => id);
  const records = groups
    .filter((group) => membersOf(group).length > 0)
    .map((group) => ({
      id: idOf('user-group', tenant, group.name),
      name: group.name,
      description: group.description,
      memberIds: membersOf(group),
      isActive: group.isActive ?? true,
      creationTime,
    }));
  return recordRows(userGroup, records, tenantId(tenant));
}
