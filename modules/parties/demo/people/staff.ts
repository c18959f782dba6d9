import { user } from '#identity/domain';
import { staff } from '../../domain/index.ts';
import type { RoleName } from '#platform/domain';
import { idOf, randomOf, recordRows } from '#kernel/server';
import { groupIdsOf, roleId } from '#identity/demo';
import type { TableRows } from '#kernel/server';
import type { Account } from '#identity/demo';
import { mailboxOf, namesOf, peopleFrom, phoneIn, tenantId } from '#platform/demo';
import type { TenantName, ValueId, Who } from '#platform/demo';

const roles: Readonly<Partial<Record<Who, readonly RoleName[]>>> = {
  tenantadmin: ['TENANT_ADMIN', 'ADMIN_STAFF'],
  adminstaff: ['ADMIN_STAFF'],
  staff: ['STAFF'],
  accounting: ['ACCOUNTING'],
};

const jobs: Readonly<Partial<Record<Who, string>>> = {
  tenantadmin: 'Practice manager',
  adminstaff: 'Team leader',
  staff: 'Booking coordinator',
  accounting: 'Accounts officer',
};

/** Colleagues who have been invited and have not signed in yet. */
const others: Readonly<
  Partial<Record<TenantName, readonly (readonly [job: string, role: RoleName])[]>>
> = {
  harbour: [
    ['Booking coordinator', 'STAFF'],
    ['Booking coordinator', 'STAFF'],
    ['Booking coordinator', 'STAFF'],
    ['Report coordinator', 'STAFF'],
    ['Report coordinator', 'STAFF'],
    ['Quality assurance editor', 'STAFF'],
    ['Team leader', 'ADMIN_STAFF'],
    ['Accounts officer', 'ACCOUNTING'],
    ['Booking coordinator', 'STAFF'],
    ['Business development manager', 'STAFF'],
  ],
  summit: [
    ['Booking coordinator', 'STAFF'],
    ['Report coordinator', 'STAFF'],
    ['Accounts officer', 'ACCOUNTING'],
  ],
};

function officeStaff(tenant: TenantName, account: Account) {
  const names = roles[account.who];
  if (!names) return [];
  const own =
    tenant === 'host' && account.who === 'tenantadmin' ? ['TENANT_ADMIN' as const] : names;
  const job = jobs[account.who] ?? '';
  const { person, email, phone } = account;
  return [{ key: account.who, userId: account.id, person, email, phone, job, roles: own }];
}

/** Each has an account that says the same; triggers keep it so later. */
export function staffRows(
  tenant: TenantName,
  accounts: readonly Account[],
  creationTime: string,
  valueId: ValueId,
): TableRows[] {
  const random = randomOf(tenant, 'staff');
  const id = tenantId(tenant);
  const nextPerson = peopleFrom(
    random,
    accounts.map(({ person }) => person),
  );
  const office = accounts.flatMap((account) => officeStaff(tenant, account));
  const invited = (others[tenant] ?? []).map(([job, role], index) => {
    const person = nextPerson();
    return {
      key: String(index),
      userId: idOf('user', tenant, `staff-${index}`),
      person,
      email: `${mailboxOf(person)}@${tenant}.test`,
      phone: phoneIn('NSW', random),
      job,
      roles: [role],
    };
  });
  const all = [...office, ...invited].filter(({ roles: own }) =>
    own.some((r) => r !== 'TENANT_ADMIN'),
  );
  const records = all.map(({ key, userId, person, email, phone, job, roles: own }, index) => ({
    id: idOf('staff', tenant, key),
    ...namesOf(person),
    titleId: valueId('greetingTitle', person.title),
    email,
    phone,
    extension: String(200 + index * 3),
    jobTitleId: valueId('jobTitle', job),
    roleIds: own.map((name) => roleId(id, name)),
    userGroupIds: groupIdsOf(tenant, accounts, userId),
    isBookingSupport: job === 'Booking coordinator',
    userId,
    creationTime,
  }));
  const users = invited.map(({ userId, person, email, phone, roles: own }) => ({
    id: userId,
    userName: email,
    email,
    title: person.title,
    firstName: person.firstName,
    lastName: person.lastName,
    phone,
    roleIds: own.map((name) => roleId(id, name)),
    creationTime,
  }));
  return [...recordRows(user, users, id), ...recordRows(staff, records, id)];
}
