import { choice, defineResource, lookup } from '#kernel/domain';
import { caseTeam } from '#platform/domain';
import { linkKinds } from './mn-choices.ts';
import { mn } from './mn.resource.ts';

/** A case that came out of a medical negligence: its teleconference, its report. */
export const mnLink = defineResource({
  name: 'mnLink',
  segment: 'mn-links',
  label: ['Linked case', 'Linked cases'],
  title: '{kind}',
  features: ['MedNeg'],
  parent: { field: 'medNegId', as: 'linkedCases' },
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    medNegId: lookup('Medical negligence', mn.name, { required: true, readOnly: true }),
    caseId: lookup('Case', 'case', { required: true, readOnly: true }),
    kind: choice('Kind', linkKinds, { required: true, readOnly: true }),
  },
  unique: [['medNegId', 'caseId']],

  verbs: { list: caseTeam },
  scope: { CASE_MANAGER: { 'medNegId.companyId': 'ownCompanyIds' } },
  list: { columns: ['medNegId', 'caseId', 'kind'], sort: 'creationTime' },
  filters: ['medNegId', 'caseId'],
  detail: { 'Linked case': ['medNegId', 'caseId', 'kind'] },
});
