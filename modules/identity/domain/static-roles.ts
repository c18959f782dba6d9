import type { RoleName } from '#platform/domain';
import { allRoles, roles } from '#platform/domain';

const descriptions: Readonly<Record<RoleName, string>> = {
  TENANT_ADMIN: 'Keeps the tenant, its roles and its subscription.',
  ADMIN_STAFF: 'Runs the practice and its settings.',
  STAFF: 'Books and works on cases.',
  ACCOUNTING: 'Invoices, payments and provider remittances.',
  CASE_MANAGER: 'Orders and follows cases for a customer company.',
  SPECIALIST: 'Sees clients and writes reports.',
  CONTRACTOR: 'Works for the practice from outside: typing, brokering and other services.',
  COMPANY: 'A customer company, as a name in lists.',
  INSURER: 'An insurer, as a name in lists.',
};

/** Doc 1 section 6: the built-in roles, the same nine in every tenant. */
export const staticRoles = allRoles.map((name) => ({
  name,
  displayName: roles[name],
  description: descriptions[name],
  isStatic: true,
}));
