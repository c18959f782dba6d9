import { defineResource } from '#kernel/domain';
import { adminStaff, caseTeam, caseTeamAndSpecialist, office } from '#platform/domain';
import { caseFields } from '../engine/case-fields.ts';
import {
  bookingCmKeys,
  bookingNoteKeys,
  caseSectionNames,
  clientDetailKeys,
} from '../engine/case-sections.ts';
import { requestFields, requestKeys } from '../request/request-fields.ts';
import { suppClosed, suppSteps, suppTones } from './supp-steps.ts';

/** D-028, R-102: a further report on papers, mostly to one that was sent. */
export const supp = defineResource({
  name: 'supp',
  segment: 'supplementaries',
  base: 'supplementary',
  label: ['Supplementary', 'Supplementaries'],
  title: '{caseNo} {claimantName}',
  features: ['Supplementary'],
  pages: { row: 'R-102' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'SR',
      steps: suppSteps,
      stepTones: suppTones,
      initial: 'caseCreated',
      closed: suppClosed,
    }),
    ...requestFields,
  },

  verbs: {
    list: caseTeamAndSpecialist,
    read: caseTeamAndSpecialist,
    lookup: caseTeamAndSpecialist,
    create: caseTeam,
    update: caseTeam,
    delete: adminStaff,
    export: office,
  },
  scope: {
    CASE_MANAGER: { companyId: 'ownCompanyIds', id: 'sharedCaseIds' },
    SPECIALIST: { specialistId: 'visibleSpecialistIds' },
  },
  writeScope: { CASE_MANAGER: { companyId: 'bookableCompanyIds' } },

  list: {
    columns: [
      'caseNo',
      'claimantName',
      'caseStatus',
      'requestKind',
      'companyId',
      'specialistId',
      'pages',
      'reportDueDate',
      'nextStep',
      'nextDueDate',
      'picUserId',
    ],
    sort: 'caseNo desc',
  },
  filters: [
    'caseStatus',
    'step',
    'requestKind',
    'specialistAnswer',
    'billingStatus',
    'isOnHold',
    'isClosed',
    'isUrgent',
    'specialistId',
    'companyId',
    'bookingCmId',
    'clientId',
    'originCaseId',
    'nextStep',
    'nextDueDate',
    'picUserId',
    'reportDueDate',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo desc', filters: ['clientId'] },
  facts: ['caseStatus', 'requestKind', 'nextStep', 'nextDueDate', 'picUserId', 'reportDueDate'],
  detail: {
    'Questions and Specialist': requestKeys,
    [caseSectionNames.ClientDetails]: clientDetailKeys,
    [caseSectionNames.BookingCM]: bookingCmKeys,
    [caseSectionNames.BookingNotes]: bookingNoteKeys,
    [caseSectionNames.Dictations]: 'panel',
    [caseSectionNames.Cancellation]: ['cancelledOn', 'cancelReason', 'cancelNote'],
    [caseSectionNames.Payment]: 'panel',
    [caseSectionNames.CaseCorrespondence]: 'panel',
    [caseSectionNames.ActionRequired]: 'panel',
    [caseSectionNames.CreditRequest]: 'panel',
  },
});
