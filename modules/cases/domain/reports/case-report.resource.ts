import {
  choice,
  dateTime,
  defineResource,
  file,
  longText,
  lookup,
  number,
  text,
} from '#kernel/domain';
import { allRoles, caseTeamAndSpecialist, office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';
import { reportKinds, reportKindTones } from './report-choices.ts';

const kept = { computedBy: ['fill_case_report'], history: false } as const;
const fromCustomers = { hiddenFrom: ['CASE_MANAGER'] } as const;

/**
 * One version of the report of a case. A case manager sees a final one of their company, once it was
 * sent: `sharedCompanyId` is empty until then. They get its bytes by the download that counts as opened.
 */
export const caseReport = defineResource({
  name: 'caseReport',
  segment: 'case-reports',
  label: ['Report', 'Reports'],
  title: 'Version {version}',
  pages: { only: [] },
  rowsDifferByUser: true,

  fields: {
    caseId: lookup('Case', anyCase.name, { required: true, readOnly: true }),
    version: number('Version', kept),
    kind: choice('Kind', reportKinds, {
      required: true,
      readOnly: true,
      default: 'draft',
      tones: reportKindTones,
    }),
    fileId: file('Document', { readOnly: true, ...fromCustomers }),
    note: longText('Note', { readOnly: true, max: 2000, ...fromCustomers }),
    madeById: lookup('Made by', 'user', { ...kept, ...fromCustomers }),
    sourceId: lookup('Made from', 'caseReport', { readOnly: true, ...fromCustomers }),
    problem: text('Why there is no PDF', { readOnly: true, max: 300, ...fromCustomers }),
    sentAt: dateTime('Sent', { readOnly: true }),
    specialistId: lookup('Specialist', 'specialist', kept),
    sharedCompanyId: lookup('Shared with', 'company', { ...kept, ...fromCustomers }),
    /** The copy among the attachments of the case. */
    attachedFile: text('Attachment', {
      readOnly: true,
      history: false,
      max: 36,
      hiddenFrom: allRoles,
    }),
  },
  unique: [['caseId', 'version']],

  verbs: {
    list: caseTeamAndSpecialist,
    read: caseTeamAndSpecialist,
    lookup: office,
    export: office,
  },
  scope: {
    CASE_MANAGER: { sharedCompanyId: 'ownCompanyIds' },
    SPECIALIST: { specialistId: 'visibleSpecialistIds' },
  },

  list: { columns: ['version', 'kind', 'caseId', 'sentAt', 'creationTime'], sort: 'version desc' },
  filters: ['caseId', 'kind', 'sentAt'],
  lookup: { text: 'Version {version}', sort: 'version desc', filters: ['caseId'] },
  detail: { Report: ['caseId', 'version', 'kind', 'sentAt'] },
});
