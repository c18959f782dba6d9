import { choice, date, defineResource, longText, lookup, money, text } from '#kernel/domain';
import { adminStaff, caseTeam, office } from '#platform/domain';
import { caseFields } from '../engine/case-fields.ts';
import {
  bookingCmKeys,
  bookingNoteKeys,
  caseSectionNames,
  clientDetailKeys,
} from '../engine/case-sections.ts';
import { eligibilities, eligibilityTones } from './eligibility.ts';
import { mtClosed, mtSteps, mtTones } from './mt-steps.ts';

/** D-027, R-090: one claimant of a mass tort. */
export const mt = defineResource({
  name: 'mt',
  segment: 'mass-torts',
  label: ['Mass Tort', 'Mass Torts'],
  title: '{caseNo} {claimantName}',
  features: ['MassTorts'],
  pages: { row: 'R-090' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'MT',
      steps: mtSteps,
      stepTones: mtTones,
      initial: 'caseCreated',
      closed: mtClosed,
      nextWords: {
        REQUEST_RECEIVED: 'Intake',
        FURTHER_REVIEW: 'Review eligibility',
        PAPERWORK: 'Wait for records',
        ATTENDANCE: 'Wait for the assessment',
        POST_ADMIN: 'Settle the claim',
      },
    }),
    campaignId: lookup('Campaign', 'massTortCampaign', { required: true }),
    productUsed: text('Product used', { max: 200 }),
    usedFrom: date('Used from', { notFuture: true }),
    usedTo: date('Used until', { notFuture: true }),
    diagnosis: text('Diagnosis', { max: 500 }),
    diagnosedOn: date('Diagnosed on', { notFuture: true }),
    treatedBy: text('Treated by', { max: 200 }),
    intakeNote: longText('What happened', { max: 4000 }),
    eligibility: choice('Eligibility', eligibilities, { readOnly: true, tones: eligibilityTones }),
    assessmentId: lookup('Assessment', 'ime', { readOnly: true }),
    settledOn: date('Settled on', { readOnly: true }),
    settledAmount: money('Settlement', { readOnly: true }),
  },
  checks: {
    usedToAfterFrom: {
      field: 'usedTo',
      op: '>=',
      than: 'usedFrom',
      refusal: 'usedToBeforeFrom',
    },
  },

  verbs: {
    list: caseTeam,
    read: caseTeam,
    lookup: caseTeam,
    create: caseTeam,
    update: caseTeam,
    delete: adminStaff,
    export: office,
    import: office,
  },
  scope: { CASE_MANAGER: { companyId: 'ownCompanyIds', id: 'sharedCaseIds' } },
  writeScope: { CASE_MANAGER: { companyId: 'bookableCompanyIds' } },

  list: {
    columns: [
      'caseNo',
      'claimantName',
      'campaignId',
      'companyId',
      'caseStatus',
      'eligibility',
      'nextStep',
      'nextDueDate',
      'picUserId',
    ],
    sort: 'caseNo desc',
  },
  filters: [
    'campaignId',
    'caseStatus',
    'step',
    'eligibility',
    'isOnHold',
    'isClosed',
    'companyId',
    'clientId',
    'nextStep',
    'nextDueDate',
    'picUserId',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo desc', filters: ['campaignId'] },
  facts: ['caseStatus', 'campaignId', 'eligibility', 'nextStep', 'nextDueDate', 'picUserId'],
  detail: {
    Intake: [
      'campaignId',
      'productUsed',
      'usedFrom',
      'usedTo',
      'diagnosis',
      'diagnosedOn',
      'treatedBy',
      'intakeNote',
    ],
    [caseSectionNames.ClientDetails]: clientDetailKeys,
    [caseSectionNames.BookingCM]: bookingCmKeys,
    [caseSectionNames.BookingNotes]: bookingNoteKeys,
    Outcome: ['assessmentId', 'settledOn', 'settledAmount'],
    [caseSectionNames.CaseCorrespondence]: 'panel',
    [caseSectionNames.ActionRequired]: 'panel',
  },
});
