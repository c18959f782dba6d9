import { canonicalRole } from '#platform/domain';

export type RoleRule = { readonly value: string; readonly roleId: string };

/** Who runs the tenant is named by a person; who is outside the practice needs a record besides. */
const neverByRule = [
  'TENANT_ADMIN',
  'CASE_MANAGER',
  'SPECIALIST',
  'CONTRACTOR',
  'COMPANY',
  'INSURER',
];

export const mayComeByRule = (roleName: string): boolean =>
  !neverByRule.includes(canonicalRole(roleName));

/** The values of a claim: providers write one as a text and several as a list. */
export function claimValues(claims: Readonly<Record<string, unknown>>, name: string): string[] {
  const given = claims[name];
  const list = Array.isArray(given) ? given : [given];
  return list.filter((value): value is string => typeof value === 'string' && value !== '');
}

export type AccountRule = {
  readonly createsAccounts: boolean;
  readonly defaultRoleId: string | null;
  readonly roleRules: readonly RoleRule[];
};

/** The roles of a new account; none: nobody gets in by this rule. */
export function roleIdsByRule(rule: AccountRule, values: readonly string[]): string[] {
  if (!rule.createsAccounts) return [];
  const mapped = rule.roleRules.filter(({ value }) => values.includes(value));
  const ids = mapped.map(({ roleId }) => roleId);
  if (ids.length) return [...new Set(ids)];
  return rule.defaultRoleId ? [rule.defaultRoleId] : [];
}
