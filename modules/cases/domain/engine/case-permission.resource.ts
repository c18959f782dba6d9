import {
  choice,
  defineAction,
  defineResource,
  lookup,
  multiLookup,
  record,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { caseVisibilities } from './case-choices.ts';
import { anyCase } from './case.resource.ts';

/** D-058, B-237: who sees a case. Without one everybody does whom their role lets. */
export const casePermission = defineResource({
  name: 'casePermission',
  segment: 'case-permissions',
  label: ['Case Permission', 'Case Permissions'],
  title: '{visibility}',
  pages: { only: [] },

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true, unique: true }),
    visibility: choice('Visible to', caseVisibilities, { required: true }),
    groupIds: multiLookup('Groups', 'userGroup'),
  },
  verbs: { list: office, read: office },

  list: { columns: ['caseId', 'visibility', 'groupIds'], sort: 'visibility' },
  filters: ['caseId', 'visibility'],
  detail: { Information: ['caseId', 'visibility', 'groupIds'] },
});

/** C-127: made or changed by the same call. */
export const setCasePermission = defineAction({
  name: 'set',
  on: casePermission,
  label: 'Who sees this case',
  route: 'POST /app/CasePermission',
  roles: office,
  input: {
    fromModule: text('Case type', { required: true, max: 40 }),
    objectId: text('Case', { required: true, max: 36 }),
    visibility: choice('Visible to', caseVisibilities, { required: true }),
    groupIds: multiLookup('Groups', 'userGroup'),
  },
  answer: record(casePermission),
});
