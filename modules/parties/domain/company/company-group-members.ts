import { accept, defineAction, lookup, refuse } from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';

const input = { companyId: lookup('Company', 'company', { required: true }) };

/** C-208, B-253. */
export const addGroupCompany = defineAction({
  name: 'addCompany',
  on: 'companyGroup',
  label: 'Add company',
  route: 'POST /app/company-groups/{id}/addCompany',
  roles: settingsStaff,
  input,
});

/** C-209, B-253. */
export const removeGroupCompany = defineAction({
  name: 'removeCompany',
  on: 'companyGroup',
  label: 'Remove company',
  route: 'DELETE /app/company-groups/{id}/removeCompany',
  roles: settingsStaff,
  input,
});

export type GroupFacts = { readonly id: string; readonly companyIds: readonly string[] };

export function decideAddCompany(
  group: GroupFacts,
  companyId: string,
): Decision<{ companyIds: string[] }> {
  if (group.companyIds.includes(companyId)) return refuse('companyAlreadyInGroup');
  return accept({ companyIds: [...group.companyIds, companyId] }, [
    { type: 'CompanyJoinedGroup', groupId: group.id, companyId },
  ]);
}

export function decideRemoveCompany(
  group: GroupFacts,
  companyId: string,
): Decision<{ companyIds: string[] }> {
  if (!group.companyIds.includes(companyId)) return refuse('companyNotInGroup');
  return accept({ companyIds: group.companyIds.filter((id) => id !== companyId) }, [
    { type: 'CompanyLeftGroup', groupId: group.id, companyId },
  ]);
}
