import {
  choice,
  date,
  flag,
  longText,
  lookup,
  multiLookup,
  state,
  stateFlag,
  text,
} from '#kernel/domain';
import type { Choices, Tones } from '#kernel/domain';
import { sides } from '#parties/domain';
import { picSteps } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import { caseVisibilities } from './case-choices.ts';
import {
  billingStatuses,
  billingTones,
  closedSql,
  statusChoices,
  statusNameSql,
  statusSql,
} from './case-statuses.ts';

const outside = ['CASE_MANAGER', 'SPECIALIST', 'CONTRACTOR'] as const;

/** What the customer orders and about whom: the same for every type. */
const partyFields = {
  clientId: lookup('Claimant', 'client', { required: true }),
  claimantName: text('Claimant name', {
    searchable: true,
    history: false,
    computedBy: ['fill_case'],
  }),
  companyId: lookup('Company', 'company'),
  bookingCmId: lookup('Booking CM', 'caseManager', {
    within: 'companyId',
    withinAs: 'forCompanyId',
  }),
  otherCmIds: multiLookup('Other CMs', 'caseManager', {
    within: 'companyId',
    withinAs: 'forCompanyId',
  }),
  businessUnitId: lookup('Business unit', 'companyBusinessUnit', { within: 'companyId' }),
  customerReference: text('Customer reference', { searchable: true, max: 100 }),
  /** Some customers pay no invoice without it. */
  purchaseOrderNo: text('Purchase order', { max: 50 }),
  contractorId: lookup('Contractor', 'contractor'),
  specialistId: lookup('Specialist', 'specialist'),
  interpreterId: lookup('Interpreter', 'serviceProvider', { where: { kind: 'interpreter' } }),
} as const;

const claimFields = {
  claimNo: text('Claim number', { searchable: true, max: 50 }),
  /** D-016: the matter in the practice system of the customer. */
  matterId: text('Matter', { max: 100 }),
  dateOfInjury: date('Date of injury', { notFuture: true }),
  matterTypeId: lookup('Matter type', 'lookupConfig', { where: { type: 'matterType' } }),
  schemeId: lookup('Scheme', 'matterType'),
  typeOfClaimId: lookup('Type of claim', 'lookupConfig', { where: { type: 'typeOfClaim' } }),
  side: choice('Acts for', sides),
  employer: text('Employer', { max: 200 }),
  bodyPartIds: multiLookup('Body parts', 'lookupConfig', { where: { type: 'bodyPart' } }),
  interpreterRequired: flag('Interpreter required', { default: false, tone: 'info' }),
  languageId: lookup('Language', 'lookupConfig', { where: { type: 'languages' } }),
} as const;

const orderFields = {
  requestedOn: date('Request received', { notFuture: true }),
  isUrgent: flag('Urgent', { default: false, tone: 'warning' }),
  reportTypeId: lookup('Type of report', 'lookupConfig', { where: { type: 'typeOfReport' } }),
  reportDueDate: date('Report promised for'),
  sourceOfReferralId: lookup('Source of referral', 'lookupConfig', {
    where: { type: 'sourceOfReferral' },
  }),
  bookingNotes: longText('Booking notes', { max: 4000 }),
  internalNotes: longText('Internal notes', { max: 4000, hiddenFrom: outside }),
} as const;

/** Whose turn it is: the moves write it (G-118). */
const nextFields = (words: NextWords) => ({
  nextStep: choice('Next action', { ...picSteps, ...words }, { readOnly: true }),
  nextDueDate: date('Due', { readOnly: true }),
  picUserId: lookup('Person in charge', 'user', { readOnly: true }),
});

/** What a type calls its next actions, where the words of an assessment say something else. */
type NextWords = Readonly<Partial<Record<PicStep, string>>>;

type Kind<S extends Choices, C extends readonly (keyof S & string)[]> = {
  /** `IME` numbers IME-2026-000123. */
  readonly prefix: string;
  readonly steps: S;
  readonly stepTones: Tones<S>;
  readonly initial: keyof S & string;
  /** The steps at which the work is done. */
  readonly closed: C;
  readonly nextWords?: NextWords;
};

/**
 * The fields that every case has. `step`, `billingStatus` and `isOnHold` are the three axes of its
 * workflow; `caseStatus` is what people read and filter by, and `statusName` its words.
 */
export const caseFields = <
  const S extends Choices,
  const C extends readonly (keyof S & string)[],
  const I extends keyof S & string,
>({
  prefix,
  steps,
  stepTones,
  initial,
  closed,
  nextWords = {},
}: Kind<S, C> & { readonly initial: I }) =>
  ({
    caseNo: text('Case number', { readOnly: true, searchable: true, max: 30, numbered: prefix }),
    ...partyFields,
    ...claimFields,
    ...orderFields,
    step: state('Step', steps, { initial, tones: stepTones }),
    billingStatus: state('Billing', billingStatuses, { initial: 'none', tones: billingTones }),
    isOnHold: stateFlag('On hold', { false: 'Not on hold', true: 'On hold' }, { tone: 'warning' }),
    caseStatus: choice('Status', statusChoices(steps), {
      computed: statusSql(closed),
      history: false,
      tones: { ...stepTones, ...billingTones, onHold: 'warning' },
    }),
    statusName: text('Status name', {
      computed: statusNameSql(statusChoices(steps)),
      history: false,
      max: 60,
    }),
    isClosed: flag('Closed', { computed: closedSql(closed), history: false }),
    ...nextFields(nextWords),
    visibility: choice('Visible to', caseVisibilities, { readOnly: true, default: 'everyone' }),
  }) as const;
