import { abilityRow } from '#kernel/domain';
import { loginRoles } from '#platform/demo';
import type { Who } from '#platform/demo';

/** `who@tenant.test`; how often each is the one who does something, of the hours of a day. */
export type Account = `${Who}@${'harbour' | 'southern' | 'lawbridge'}.test`;

export const password = 'Caseway!2026';

/** G-071: a tenant admin of a customer also runs the practice. */
const rolesOf = (who: Who): readonly string[] =>
  who === 'tenantadmin' ? ['TENANT_ADMIN', 'ADMIN_STAFF'] : loginRoles[who];

const of = (tenant: 'harbour' | 'southern' | 'lawbridge', weights: Partial<Record<Who, number>>) =>
  Object.entries(weights).map(([who, weight]) => ({
    account: `${who}@${tenant}.test` as Account,
    roles: rolesOf(who as Who),
    tenant,
    weight,
  }));

export const people = [
  ...of('harbour', {
    staff: 30,
    adminstaff: 14,
    accounting: 10,
    casemanager: 8,
    insurercm: 3,
    specialist: 5,
    typist: 2,
    broker: 1,
    insurer: 1,
    tenantadmin: 3,
  }),
  ...of('southern', { adminstaff: 6, accounting: 4, casemanager: 1 }),
  ...of('lawbridge', { adminstaff: 4, staff: 3 }),
];
export type Person = (typeof people)[number];

export function personNamed(account: string): Person {
  const found = people.find((person) => person.account === account);
  if (!found) throw new Error(`Nobody is called ${account}`);
  return found;
}

/** What nobody of this role may ever do is tried on purpose only. */
export const mayDo = ({ roles }: Pick<Person, 'roles'>, ability: string): boolean =>
  abilityRow(ability)?.roles.some((role) => roles.includes(role)) ?? false;
