import { user } from '#identity/domain';
import type { RoleName } from '#platform/domain';
import { credentialRows } from '../seed/credentials.ts';
import { idOf, roleId } from '../seed/ids.ts';
import type { TableRows } from '../seed/load-rows.ts';
import { recordsOf } from '../seed/records-of.ts';
import { peopleFrom } from './people.ts';
import type { Person } from './people.ts';
import { phoneIn } from './places.ts';
import { randomOf } from './random.ts';
import { tenantId } from './tenants.ts';
import type { TenantName } from './tenants.ts';

export const demoPassword = 'Caseway!2026';

const rolesOf = {
  tenantadmin: ['TENANT_ADMIN'],
  adminstaff: ['ADMIN_STAFF'],
  staff: ['STAFF'],
  accounting: ['ACCOUNTING'],
  casemanager: ['CASE_MANAGER'],
  insurercm: ['CASE_MANAGER'],
  specialist: ['SPECIALIST'],
  typist: ['CONTRACTOR'],
  broker: ['CONTRACTOR'],
  insurer: ['CONTRACTOR'],
} as const satisfies Record<string, readonly RoleName[]>;

export type Who = keyof typeof rolesOf;

const everybody = Object.keys(rolesOf) as Who[];
const office: readonly Who[] = ['tenantadmin', 'adminstaff', 'staff', 'accounting'];

/** contract.md, "Demo data". */
const accountsOf: Readonly<Record<TenantName, readonly Who[]>> = {
  host: office,
  harbour: everybody,
  summit: everybody,
  lawbridge: [...office, 'casemanager'],
  southern: [...office, 'casemanager', 'insurer'],
  lumen: ['tenantadmin', 'adminstaff', 'staff', 'casemanager'],
  beacon: ['tenantadmin', 'adminstaff', 'staff'],
  demo: ['adminstaff', 'staff', 'casemanager'],
};

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
  return accountsOf[tenant].map((who) => ({
    who,
    id: idOf('user', tenant, who),
    email: `${who}@${tenant}.test`,
    phone: phoneIn('NSW', random),
    person: nextPerson(),
  }));
}

/** G-071: a tenant admin of a customer also runs the practice. */
const roleNames = (tenant: TenantName, who: Who): readonly RoleName[] =>
  who === 'tenantadmin' && tenant !== 'host' ? [...rolesOf[who], 'ADMIN_STAFF'] : rolesOf[who];

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
    ...recordsOf(user, records, tenantId(tenant)),
    credentialRows(tenantId(tenant), accounts, passwordHash),
  ];
}
