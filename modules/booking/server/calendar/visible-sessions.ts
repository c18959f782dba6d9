import type { Actor } from '#kernel/domain';
import { office } from '#platform/domain';
import type { SessionVisibility } from './calendar-sql.ts';

const isOneOf = (roles: readonly string[], wanted: readonly string[]) =>
  roles.some((role) => wanted.includes(role));

/** B-401: the office sees all, a customer what is not kept for others, a specialist their own. */
export function visibleSessions({ roles, attributes }: Actor): SessionVisibility {
  const isCustomer = roles.includes('CASE_MANAGER');
  const visible = attributes.visibleCompanyIds ?? attributes.companyId ?? '';
  return {
    isOffice: isOneOf(roles, office),
    isCustomer,
    companyIds: isCustomer ? visible.split(',').filter(Boolean) : [],
    specialistId: roles.includes('SPECIALIST') ? (attributes.specialistId ?? null) : null,
  };
}
