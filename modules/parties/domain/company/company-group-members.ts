import {
  accept,
  change,
  defineAction,
  defineEvent,
  emit,
  lookup,
  record,
  refuse,
} from '#kernel/domain';
import type { Decision } from '#kernel/domain';
import { settingsStaff } from '#platform/domain';
import { companyGroup } from './company-group.resource.ts';

const input = { companyId: lookup('Company', 'company', { required: true }) };

/** C-208, B-253. */
export const addGroupCompany = defineAction({
  name: 'addCompany',
  on: companyGroup,
  label: 'Add company',
  route: 'POST /app/company-groups/{id}/addCompany',
  roles: settingsStaff,
  input,
  answer: record(companyGroup),
});

/** C-209, B-253. */
export const removeGroupCompany = defineAction({
  name: 'removeCompany',
  on: companyGroup,
  label: 'Remove company',
  route: 'DELETE /app/company-groups/{id}/removeCompany',
  roles: settingsStaff,
  input,
  answer: record(companyGroup),
});

const membership = {
  groupId: lookup('Group', 'companyGroup', { required: true }),
  companyId: lookup('Company', 'company', { required: true }),
};
export const companyJoinedGroup = defineEvent('CompanyJoinedGroup', membership);
export const companyLeftGroup = defineEvent('CompanyLeftGroup', membership);

export type GroupFacts = { readonly id: string; readonly companyIds: readonly string[] };

export function decideAddCompany({ id, companyIds }: GroupFacts, companyId: string): Decision {
  if (companyIds.includes(companyId)) return refuse('companyAlreadyInGroup');
  return accept(
    change(companyGroup, id, { companyIds: [...companyIds, companyId] }),
    emit(companyJoinedGroup({ groupId: id, companyId })),
  );
}

export function decideRemoveCompany({ id, companyIds }: GroupFacts, companyId: string): Decision {
  if (!companyIds.includes(companyId)) return refuse('companyNotInGroup');
  return accept(
    change(companyGroup, id, { companyIds: companyIds.filter((member) => member !== companyId) }),
    emit(companyLeftGroup({ groupId: id, companyId })),
  );
}
