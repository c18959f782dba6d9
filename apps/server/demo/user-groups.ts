import { userGroup } from '#identity/domain';
import { idOf } from '../seed/ids.ts';
import type { TableRows } from '../seed/load-rows.ts';
import { recordsOf } from '../seed/records-of.ts';
import type { Account, Who } from './accounts.ts';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

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
  return recordsOf(userGroup, records, tenantId(tenant));
}
