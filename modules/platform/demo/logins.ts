import { idOf } from '#kernel/server';
import type { RoleName } from '../domain/index.ts';
import type { TenantName } from './tenants.ts';

export const loginRoles = {
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

export type Who = keyof typeof loginRoles;

const everybody = Object.keys(loginRoles) as Who[];
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

/** Who can sign in at a tenant of the demo. */
export const whoIn = (tenant: TenantName): readonly Who[] => accountsOf[tenant];

export const userIdOf = (tenant: TenantName, who: Who): string => idOf('user', tenant, who);
