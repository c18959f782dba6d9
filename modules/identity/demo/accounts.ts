import { user } from '../domain/index.ts';
import type { RoleName } from '#platform/domain';
import { credentialRows } from '../seed/credentials.ts';
import { randomOf, recordRows } from '#kernel/server';
import { roleId } from '../seed/static-roles.ts';
import type { TableRows } from '#kernel/server';
import { loginRoles, peopleFrom, phoneIn, tenantId, userIdOf, whoIn } from '#platform/demo';
import type { Person, TenantName, Who } from '#platform/demo';

export const demoPassword = 'Caseway!2026';

export type Account = {
  readonly who: Who;
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly person: Person;
};

export function accountsIn(tenant: TenantName): Account[] {
  const random = randomOf(tenant, 'accounts');
  const nextPerson = peopleFrom(random);
  return whoIn(tenant).map((who) => ({
    who,
    id: userIdOf(tenant, who),
    email: `${who}@${tenant}.test`,
    phone: phoneIn('NSW', random),
    person: nextPerson(),
  }));
}

/** G-071: a tenant admin of a customer also runs the practice. */
const roleNames = (tenant: TenantName, who: Who): readonly RoleName[] =>
  who === 'tenantadmin' && tenant !== 'host'
    ? [...loginRoles[who], 'ADMIN_STAFF']
    : loginRoles[who];

export function accountRows(
  tenant: TenantName,
  accounts: readonly Account[],
  passwordHash: string,
  creationTime: string,
  lastSignIns: ReadonlyMap<string, string>,
): TableRows[] {
  const records = accounts.map(({ who, id, email, phone, person }) => ({
    id,
    userName: email,
    email,
    title: who === 'specialist' ? 'Dr' : person.title,
    firstName: person.firstName,
    lastName: person.lastName,
    phone,
    roleIds: roleNames(tenant, who).map((name) => roleId(tenantId(tenant), name)),
    mustChangePassword: false,
    lastSignInTime: lastSignIns.get(id) ?? null,
    creationTime,
  }));
  return [
    ...recordRows(user, records, tenantId(tenant)),
    credentialRows(tenantId(tenant), accounts, passwordHash),
  ];
}
