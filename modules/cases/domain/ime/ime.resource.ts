import { defineResource } from '#kernel/domain';
import { adminStaff, caseTeam, caseTeamAndSpecialist, office } from '#platform/domain';
import { assessmentFields } from '../engine/assessment-fields.ts';
import { caseFields } from '../engine/case-fields.ts';
import { caseSections } from '../engine/case-sections.ts';
import { imeClosed, imeSteps, imeTones } from './ime-steps.ts';

/** D-025, R-087: an independent medical assessment. */
export const ime = defineResource({
  name: 'ime',
  segment: 'assessments',
  label: ['Assessment', 'Assessments'],
  title: '{caseNo} {claimantName}',
  features: ['Assessment'],
  pages: { row: 'R-087' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'IME',
      steps: imeSteps,
      stepTones: imeTones,
      initial: 'caseCreated',
      closed: imeClosed,
    }),
    ...assessmentFields,
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
      'companyId',
      'specialistId',
      'appointmentDate',
      'nextStep',
      'nextDueDate',
      'picUserId',
    ],
    sort: 'caseNo desc',
  },
  filters: [
    'caseStatus',
    'step',
    'billingStatus',
    'isOnHold',
    'isClosed',
    'isUrgent',
    'specialistId',
    'companyId',
    'bookingCmId',
    'clientId',
    'appointmentDate',
    'nextStep',
    'nextDueDate',
    'picUserId',
    'reportDueDate',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo desc', filters: ['clientId'] },
  facts: ['caseStatus', 'nextStep', 'nextDueDate', 'picUserId', 'appointmentDate'],
  detail: caseSections,
});
