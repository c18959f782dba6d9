import type { Actor } from '#kernel/domain';

const has = (actor: Actor, ...names: string[]) => names.some((name) => actor.roles.includes(name));

/** B-094 to B-096: the derived flags of doc 1 section 6. */
export const flags = {
  isAdminOrAccounting: (actor: Actor) => has(actor, 'TENANT_ADMIN', 'ADMIN_STAFF', 'ACCOUNTING'),
  isAdminOrStaff: (actor: Actor) =>
    has(actor, 'TENANT_ADMIN', 'ADMIN_STAFF', 'STAFF', 'ACCOUNTING'),
  isAdminOrStaffOrSpecialist: (actor: Actor) =>
    flags.isAdminOrStaff(actor) || has(actor, 'SPECIALIST'),
  isAdminOrStaffOrCaseManager: (actor: Actor) =>
    flags.isAdminOrStaff(actor) || has(actor, 'CASE_MANAGER'),
  isBrokerContractor: (actor: Actor) =>
    has(actor, 'CONTRACTOR') && actor.attributes.contractorType === 'broker',
  isInsurerContractor: (actor: Actor) =>
    has(actor, 'CONTRACTOR') &&
    actor.attributes.contractorType !== 'broker' &&
    actor.attributes.contractorCompanyType === 'insurer',
  isInsurerCaseManager: (actor: Actor) =>
    has(actor, 'CASE_MANAGER') && actor.attributes.caseManagerCompanyType === 'insurer',
  isHostAdmin: (actor: Actor) => actor.isHost && has(actor, 'TENANT_ADMIN'),
  isHostAdminStaff: (actor: Actor) => actor.isHost && has(actor, 'ADMIN_STAFF'),
  isHostStaff: (actor: Actor) => actor.isHost && has(actor, 'STAFF'),
  /** B-112: not admin staff, in the tenant named demo. */
  isDemoAccount: (actor: Actor) =>
    actor.attributes.tenantName === 'demo' && !has(actor, 'ADMIN_STAFF'),
} as const;

export type FlagName = keyof typeof flags;
