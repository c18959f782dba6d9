import { choice, date, defineResource, email, flag, longText, state, text } from '#kernel/domain';
import { adminStaff, australianStates, caseTeam, office } from '#platform/domain';
import { caseFields } from '../engine/case-fields.ts';
import {
  bookingCmKeys,
  bookingNoteKeys,
  caseSectionNames,
  clientDetailKeys,
} from '../engine/case-sections.ts';
import { billingTones, statusNameSql } from '../engine/case-statuses.ts';
import { evidenceTypes, ndisManagementTypes, nomineeTypes, remotenesses } from './ndis-choices.ts';
import {
  ndisLifecycles,
  ndisStatuses,
  ndisStatusSql,
  ndisSteps,
  ndisStepTones,
} from './ndis-steps.ts';

const { partiallyPaid: _part, fullyPaid: _full, ...tonesOfBilling } = billingTones;

/** Of the plan that the participant has now. */
const planFields = {
  ndisNumber: text('NDIS number', {
    required: true,
    searchable: true,
    format: 'ndisNumber',
    max: 15,
    hint: 'Nine digits, as on the plan.',
  }),
  planFrom: date('Plan from'),
  planTo: date('Plan to'),
  managementType: choice('Plan management', ndisManagementTypes),
  planManager: text('Plan manager', { max: 200 }),
  planManagerEmail: email('Invoices to'),
  evidenceType: choice('Evidence of plan', evidenceTypes),
  state: choice('State', australianStates, { hint: 'Where the support is given.' }),
  remoteness: choice('Remoteness', remotenesses, { required: true, default: 'national' }),
} as const;

const participantFields = {
  primaryDisability: text('Primary disability', { max: 200 }),
  nomineeType: choice('Nominee', nomineeTypes, { default: 'none' }),
  nomineeName: text('Name of nominee', { max: 200 }),
  nomineeEmail: email('Email of nominee'),
  goals: longText('Goals', { max: 4000 }),
  supportsWanted: longText('Supports asked for', { max: 2000 }),
} as const;

/** B-189, S-075: one participant, whose plan pays for what is done. */
export const ndis = defineResource({
  name: 'ndis',
  segment: 'ndis',
  label: ['NDIS', 'NDIS'],
  title: '{caseNo} {claimantName}',
  features: ['NDIS'],
  pages: { row: 'R-201' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'NDIS',
      steps: ndisSteps,
      stepTones: ndisStepTones,
      initial: 'caseCreated',
      closed: [],
    }),
    caseStatus: choice('Status', ndisStatuses, {
      computed: ndisStatusSql,
      history: false,
      tones: { ...ndisStepTones, ...tonesOfBilling, onHold: 'warning' },
    }),
    statusName: text('Status name', {
      computed: statusNameSql(ndisStatuses),
      history: false,
      max: 60,
    }),
    isClosed: flag('Closed', { computed: `({lifecycle} = 'closed')`, history: false }),
    lifecycle: state('Case', ndisLifecycles, {
      initial: 'active',
      tones: { active: 'success', closed: 'neutral' },
    }),
    ...planFields,
    ...participantFields,
  },
  checks: {
    planEnds: { field: 'planTo', op: '>=', than: 'planFrom', refusal: 'planEndsBeforeStart' },
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
      'ndisNumber',
      'managementType',
      'planTo',
      'caseStatus',
      'lifecycle',
      'nextStep',
      'nextDueDate',
      'picUserId',
    ],
    sort: 'caseNo desc',
  },
  filters: [
    'caseStatus',
    'step',
    'managementType',
    'planTo',
    'isOnHold',
    'isClosed',
    'companyId',
    'clientId',
    'nextStep',
    'nextDueDate',
    'picUserId',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo desc', filters: ['managementType'] },
  facts: ['caseStatus', 'ndisNumber', 'managementType', 'planTo', 'nextStep', 'nextDueDate'],
  detail: {
    Plan: [
      'ndisNumber',
      'lifecycle',
      'managementType',
      'planFrom',
      'planTo',
      'planManager',
      'planManagerEmail',
      'evidenceType',
      'state',
      'remoteness',
    ],
    Participant: [
      'primaryDisability',
      'nomineeType',
      'nomineeName',
      'nomineeEmail',
      'goals',
      'supportsWanted',
    ],
    [caseSectionNames.ClientDetails]: clientDetailKeys,
    [caseSectionNames.BookingCM]: bookingCmKeys,
    [caseSectionNames.BookingNotes]: bookingNoteKeys,
    [caseSectionNames.CaseCorrespondence]: 'panel',
    [caseSectionNames.ActionRequired]: 'panel',
  },
});
