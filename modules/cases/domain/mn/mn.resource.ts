import { choice, date, defineResource, longText, multiLookup, text } from '#kernel/domain';
import { adminStaff, caseTeam, caseTeamAndSpecialist, office } from '#platform/domain';
import { caseFields } from '../engine/case-fields.ts';
import {
  bookingCmKeys,
  bookingNoteKeys,
  caseSectionNames,
  clientDetailKeys,
} from '../engine/case-sections.ts';
import { closeReasons } from './mn-choices.ts';
import { mnClosed, mnSteps, mnTones } from './mn-steps.ts';

const matterFields = {
  treatedBy: text('Treated by', { max: 200, hint: 'The doctor or hospital that is blamed.' }),
  treatedFrom: date('Treated from', { notFuture: true }),
  treatedTo: date('Treated until', { notFuture: true }),
  specialtyIds: multiLookup('Specialties asked for', 'lookupConfig', {
    where: { type: 'specialty' },
  }),
  allegation: longText('What is alleged', { max: 4000 }),
  questions: longText('Questions to the specialists', { max: 4000 }),
} as const;

/** was a treatment negligent, and who would say so. */
export const mn = defineResource({
  name: 'mn',
  segment: 'mednegs',
  label: ['Medical Negligence', 'Medical Negligence'],
  title: '{caseNo} {claimantName}',
  features: ['MedNeg'],
  pages: { row: 'R-138' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'MN',
      steps: mnSteps,
      stepTones: mnTones,
      initial: 'created',
      closed: mnClosed,
      nextWords: { APPOINTMENT: 'Answers of specialists', FURTHER_REVIEW: 'Opinions' },
    }),
    ...matterFields,
    opinionDueOn: date('Opinions due', { readOnly: true }),
    closeReason: choice('Closed because', closeReasons, { readOnly: true }),
    closedOn: date('Closed on', { readOnly: true }),
  },
  checks: {
    treatedToAfterFrom: {
      field: 'treatedTo',
      op: '>=',
      than: 'treatedFrom',
      refusal: 'treatedToBeforeFrom',
    },
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
    SPECIALIST: { specialistId: 'visibleSpecialistIds', id: 'invitedCaseIds' },
  },
  writeScope: { CASE_MANAGER: { companyId: 'bookableCompanyIds' } },

  list: {
    columns: [
      'caseNo',
      'claimantName',
      'caseStatus',
      'companyId',
      'treatedBy',
      'opinionDueOn',
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
    'companyId',
    'bookingCmId',
    'clientId',
    'opinionDueOn',
    'nextStep',
    'nextDueDate',
    'picUserId',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo desc', filters: ['clientId'] },
  facts: ['caseStatus', 'opinionDueOn', 'nextStep', 'nextDueDate', 'picUserId'],
  detail: {
    Matter: [
      'treatedBy',
      'treatedFrom',
      'treatedTo',
      'specialtyIds',
      'allegation',
      'questions',
      'opinionDueOn',
      'closeReason',
      'closedOn',
    ],
    [caseSectionNames.ClientDetails]: clientDetailKeys,
    [caseSectionNames.BookingCM]: bookingCmKeys,
    [caseSectionNames.BookingNotes]: bookingNoteKeys.filter((key) => key !== 'reportTypeId'),
    [caseSectionNames.Payment]: 'panel',
    [caseSectionNames.CaseCorrespondence]: 'panel',
    [caseSectionNames.ActionRequired]: 'panel',
  },
});
