import { choice, date, defineResource, longText, money, text } from '#kernel/domain';
import { adminStaff, australianStates, caseTeam, office } from '#platform/domain';
import { caseFields } from '../engine/case-fields.ts';
import {
  bookingCmKeys,
  bookingNoteKeys,
  caseSectionNames,
  clientDetailKeys,
} from '../engine/case-sections.ts';
import { accidentRoles, liabilities, liabilityTones } from './mva-choices.ts';
import { mvaClosed, mvaSteps, mvaTones } from './mva-steps.ts';

const kept = { readOnly: true } as const;

/** G-021: what is said of the accident; the day and the state decide about the limitation. */
export const accidentFields = {
  stateId: choice('State of the accident', australianStates),
  accidentDate: date('Date of the accident'),
  accidentPlace: text('Place of the accident', { max: 300 }),
  accidentRole: choice('Role of the claimant', accidentRoles),
  policeEventNo: text('Police event number', { max: 60 }),
  vehicleRego: text('Vehicle registration', { max: 20 }),
  otherVehicleRego: text('Other vehicle registration', { max: 20 }),
  ctpInsurer: text('CTP insurer', { max: 200 }),
  accidentNote: longText('What happened', { max: 4000 }),
  injuries: longText('Injuries', { max: 4000 }),
} as const;

export const accidentKeys = Object.keys(accidentFields) as readonly (keyof typeof accidentFields)[];

/** D-038, R-234: a claim after a motor vehicle accident. */
export const mva = defineResource({
  name: 'mva',
  // E-048: the details of a claim stand on the claim itself.
  alsoCalled: 'MVA_CLAIM_DETAIL',
  segment: 'mva-claim',
  label: ['MVA Claim', 'MVA Claims'],
  title: '{caseNo} {claimantName}',
  features: ['MVA'],
  pages: { row: 'R-234' },
  rowsDifferByUser: true,

  fields: {
    ...caseFields({
      prefix: 'MVA',
      steps: mvaSteps,
      stepTones: mvaTones,
      initial: 'caseCreated',
      closed: mvaClosed,
      nextWords: {
        REQUEST_RECEIVED: 'Lodge the claim',
        FURTHER_REVIEW: 'Follow up the claim',
        PAPERWORK: 'Gather medical evidence',
        POST_ADMIN: 'Pay out the settlement',
      },
    }),
    ...accidentFields,
    /** What counts: what somebody said with a reason, else what the table gave. */
    limitationDate: date('Limitation date', kept),
    limitationCalculated: date('Calculated limitation date', kept),
    limitationRule: text('Limitation rule', { ...kept, max: 200 }),
    limitationVersion: text('Version of the rules', { ...kept, max: 20 }),
    limitationSource: text('Source of the rule', { ...kept, max: 200 }),
    limitationReason: text('Reason for another limitation date', { ...kept, max: 500 }),

    lodgedOn: date('Claim lodged', kept),
    liability: choice('Liability', liabilities, { ...kept, tones: liabilityTones }),
    liabilityDecidedOn: date('Liability decided', kept),
    demandAmount: money('Demand', kept),
    settledOn: date('Settled on', kept),
    settledWith: text('Settled with', { ...kept, max: 200 }),
    settlementGross: money('Settlement', kept),
    settlementNote: longText('Terms', { ...kept, max: 4000 }),
    costsTotal: money('Legal costs', kept),
    disbursementsTotal: money('Disbursements', kept),
    refundsTotal: money('Refunds', kept),
    netToClient: money('Net to client', kept),
    disbursedOn: date('Statement of', kept),
    terminatedOn: date('Terminated on', kept),
    terminationReason: longText('Reason for the termination', { ...kept, max: 2000 }),
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
      'stateId',
      'accidentDate',
      'limitationDate',
      'nextStep',
      'nextDueDate',
      'picUserId',
    ],
    sort: 'caseNo desc',
  },
  filters: [
    'caseStatus',
    'step',
    'stateId',
    'accidentDate',
    'limitationDate',
    'liability',
    'isOnHold',
    'isClosed',
    'companyId',
    'clientId',
    'nextStep',
    'nextDueDate',
    'picUserId',
  ],
  lookup: { text: '{caseNo} {claimantName}', sort: 'caseNo desc' },
  facts: ['caseStatus', 'limitationDate', 'liability', 'nextStep', 'nextDueDate', 'picUserId'],
  detail: {
    'Claim details': [...accidentKeys, 'lodgedOn', 'liability', 'liabilityDecidedOn'],
    [caseSectionNames.ClientDetails]: clientDetailKeys,
    [caseSectionNames.BookingCM]: bookingCmKeys,
    [caseSectionNames.BookingNotes]: bookingNoteKeys,
    [caseSectionNames.Payment]: 'panel',
    [caseSectionNames.CaseCorrespondence]: 'panel',
    [caseSectionNames.ActionRequired]: 'panel',
  },
});
