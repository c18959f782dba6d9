import { choice, date, dateTime, defineResource, flag, lookup, text } from '#kernel/domain';
import { caseTeamAndSpecialist, office, picSteps } from '#platform/domain';
import { caseTypeNames, caseVisibilities } from './case-choices.ts';
import { billingStatuses, billingTones } from './case-statuses.ts';

const kept = { computedBy: ['keep_case'], history: false } as const;

/**
 * What all cases have in common, one row for each, with the id of the case itself. The tables of the
 * types keep it by a trigger; nobody writes it. Whatever belongs to any case points here.
 */
export const anyCase = defineResource({
  name: 'case',
  segment: 'cases',
  label: ['Case', 'Cases'],
  title: '{caseNo} {claimantName}',
  pages: { only: [], title: 'Combined Task Search' },
  rowsDifferByUser: true,
  commonPartOf: ['ime', 'ot', 'mt', 'mva', 'tpd', 'supp', 'fr', 'co', 'mn', 'mr', 'ndis'],

  fields: {
    caseType: choice('Case type', caseTypeNames, { required: true, ...kept }),
    caseNo: text('Case number', { required: true, searchable: true, max: 30, ...kept }),
    clientId: lookup('Claimant', 'client', kept),
    claimantName: text('Claimant', { searchable: true, ...kept }),
    companyId: lookup('Company', 'company', kept),
    bookingCmId: lookup('Booking CM', 'caseManager', kept),
    contractorId: lookup('Contractor', 'contractor', kept),
    specialistId: lookup('Specialist', 'specialist', kept),
    claimNo: text('Claim number', { searchable: true, max: 50, ...kept }),
    step: text('Step', { max: 40, ...kept }),
    billingStatus: choice('Billing', billingStatuses, { tones: billingTones, ...kept }),
    isOnHold: flag('On hold', { tone: 'warning', ...kept }),
    statusName: text('Status', { max: 60, ...kept }),
    isClosed: flag('Closed', kept),
    isUrgent: flag('Urgent', { tone: 'warning', ...kept }),
    nextStep: choice('Next action', picSteps, kept),
    nextDueDate: date('Due', kept),
    picUserId: lookup('Person in charge', 'user', kept),
    appointmentDate: dateTime('Appointment', kept),
    reportDueDate: date('Report promised for', kept),
    reportSentOn: date('Report sent', kept),
    visibility: choice('Visible to', caseVisibilities, kept),
  },

  verbs: {
    list: caseTeamAndSpecialist,
    read: caseTeamAndSpecialist,
    lookup: caseTeamAndSpecialist,
    export: office,
  },
  scope: {
    CASE_MANAGER: { companyId: 'ownCompanyIds', id: 'sharedCaseIds' },
    SPECIALIST: { specialistId: 'visibleSpecialistIds', id: 'invitedCaseIds' },
  },
  unique: [['caseNo']],

  list: {
    columns: [
      'caseNo',
      'caseType',
      'claimantName',
      'companyId',
      'specialistId',
      'appointmentDate',
      'statusName',
      'nextStep',
      'nextDueDate',
      'picUserId',
    ],
    sort: 'nextDueDate',
  },
  filters: [
    'caseType',
    'statusName',
    'nextStep',
    'nextDueDate',
    'picUserId',
    'specialistId',
    'companyId',
    'bookingCmId',
    'clientId',
    'appointmentDate',
    'reportDueDate',
    'billingStatus',
    'isOnHold',
    'isClosed',
    'isUrgent',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo', filters: ['caseType', 'clientId'] },
  detail: { Case: ['caseNo', 'caseType', 'claimantName', 'companyId', 'statusName'] },
});
