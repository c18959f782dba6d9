import {
  choice,
  date,
  dateTime,
  defineResource,
  longText,
  lookup,
  money,
  number,
  text,
} from '#kernel/domain';
import { adminStaff, caseTeam, office } from '#platform/domain';
import { cancelReasons } from '../engine/case-choices.ts';
import { caseFields } from '../engine/case-fields.ts';
import {
  bookingCmKeys,
  bookingNoteKeys,
  caseSectionNames,
  clientDetailKeys,
} from '../engine/case-sections.ts';
import { tpdEligibilities, tpdEligibilityTones } from './eligibility-questions.ts';
import { outcomeTones, tpdOutcomes } from './tpd-choices.ts';
import { tpdClosed, tpdSteps, tpdTones } from './tpd-steps.ts';

const kept = { readOnly: true } as const;

/** G-030: the work that cannot be done any more. */
const workFields = {
  occupation: text('Occupation', { searchable: true, max: 200 }),
  dateLastWorked: date('Day last worked', { notFuture: true }),
  hoursPerWeek: number('Hours a week', { min: 0, max: 168, decimals: 1 }),
  duties: longText('Duties', { max: 4000 }),
  education: longText('Education, training and experience', { max: 4000 }),
} as const;

/** D-045: what the claim form of the fund asks of the client. */
const formFields = {
  disability: longText('Injury or illness', { max: 4000 }),
  firstSymptomsOn: date('First symptoms', { notFuture: true }),
  treatingDoctor: text('Treating doctor', { max: 200 }),
  formSentOn: date('Form sent to the client', { notFuture: true }),
  formSignedOn: date('Form signed', { notFuture: true }),
  formNote: longText('Note on the form', { max: 2000 }),
} as const;

const workKeys = Object.keys(workFields) as readonly (keyof typeof workFields)[];
const formKeys = Object.keys(formFields) as readonly (keyof typeof formFields)[];

/** D-044, R-255: a claim for total and permanent disability. */
export const tpd = defineResource({
  name: 'tpd',
  // E-048: so does the form that the fund asks for.
  alsoCalled: 'TPD_CLAIM_FORM',
  segment: 'tpd',
  label: ['TPD', 'TPD'],
  title: '{caseNo} {claimantName}',
  features: ['TPD'],
  pages: { row: 'R-255' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'TPD',
      steps: tpdSteps,
      stepTones: tpdTones,
      initial: 'caseCreated',
      closed: tpdClosed,
      nextWords: {
        FURTHER_REVIEW: 'Assess eligibility',
        PAPERWORK: 'Gather statements and records',
      },
    }),
    ...workFields,
    ...formFields,
    /** From the day last worked and the policies. */
    lodgeFrom: date('Earliest lodgement', kept),
    eligibility: choice('Preliminary eligibility', tpdEligibilities, {
      ...kept,
      tones: tpdEligibilityTones,
    }),
    agreementSignedOn: date('Agreement signed', kept),
    /** The case in which the clinical records are asked for. */
    recordsCaseId: lookup('Case of the records', 'case', kept),
    recordsReference: text('Reference of the records request', { ...kept, max: 200 }),
    bundleFileId: text('Bundle', { ...kept, max: 36, history: false }),
    bundlePages: number('Pages of the bundle', kept),
    bundledAt: dateTime('Bundle made', kept),
    submittedOn: date('Submitted on', kept),
    outcome: choice('Outcome', tpdOutcomes, { ...kept, tones: outcomeTones }),
    outcomeOn: date('Outcome of', kept),
    outcomeAmount: money('Amount paid', kept),
    cancelledOn: date('Cancelled on', kept),
    cancelReason: choice('Reason for cancellation', cancelReasons, kept),
    cancelNote: longText('Cancellation note', { ...kept, max: 2000 }),
  },
  checks: {
    signedAfterSent: {
      field: 'formSignedOn',
      op: '>=',
      than: 'formSentOn',
      refusal: 'formSignedBeforeSent',
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
      'companyId',
      'caseStatus',
      'eligibility',
      'lodgeFrom',
      'outcome',
      'nextStep',
      'nextDueDate',
      'picUserId',
    ],
    sort: 'caseNo desc',
  },
  filters: [
    'caseStatus',
    'step',
    'eligibility',
    'outcome',
    'lodgeFrom',
    'isOnHold',
    'isClosed',
    'companyId',
    'clientId',
    'nextStep',
    'nextDueDate',
    'picUserId',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo desc' },
  facts: ['caseStatus', 'eligibility', 'lodgeFrom', 'outcome', 'nextStep', 'nextDueDate'],
  detail: {
    Work: workKeys,
    'Claim form': formKeys,
    [caseSectionNames.ClientDetails]: clientDetailKeys,
    [caseSectionNames.BookingCM]: bookingCmKeys,
    [caseSectionNames.BookingNotes]: bookingNoteKeys,
    Outcome: ['agreementSignedOn', 'submittedOn', 'outcome', 'outcomeOn', 'outcomeAmount'],
    'Clinical records': ['recordsCaseId', 'recordsReference'],
    Cancelled: ['cancelledOn', 'cancelReason', 'cancelNote'],
    [caseSectionNames.Payment]: 'panel',
    [caseSectionNames.CaseCorrespondence]: 'panel',
    [caseSectionNames.ActionRequired]: 'panel',
  },
});
