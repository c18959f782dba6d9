import { defineRefusals } from '#kernel/domain';

export const specialistRefusals = defineRefusals({
  specialistNotAvailable: { status: 422, message: 'This specialist is not available.' },
  specialistHasNoEmail: {
    status: 422,
    field: 'businessEmail',
    message: 'This specialist has no email address.',
  },
  exclusionReasonMissing: {
    status: 422,
    field: 'exclusionReason',
    message: 'Please give the reason for the exclusion.',
  },
  contractEndsBeforeStart: {
    status: 422,
    field: 'onboardedEndDate',
    message: 'The end date must not be before the start date.',
  },
  periodEndsBeforeStart: {
    status: 422,
    field: 'endDate',
    message: 'The end date must not be before the start date.',
  },
  onboardingNeedsEmail: {
    status: 422,
    field: 'businessEmail',
    message: 'Enter an email address first.',
  },
  onboardingNeedsPhone: { status: 422, field: 'phone', message: 'Enter a phone number first.' },
  onboardingNeedsSpecialty: {
    status: 422,
    field: 'specialtyIds',
    message: 'Choose a specialty first.',
  },
  onboardingNeedsCv: { status: 422, field: 'cvFileId', message: 'Upload the CV first.' },
  onboardingNeedsQualification: {
    status: 422,
    field: 'qualificationIds',
    message: 'Choose a qualification first.',
  },
  onboardingNeedsRegistration: {
    status: 422,
    field: 'providerNumber',
    message: 'Enter a provider number or an accreditation first.',
  },
  onboardingNeedsFeeArrangement: {
    status: 422,
    field: 'feeArrangement',
    message: 'Choose the fee arrangement first.',
  },
  onboardingNeedsFees: { status: 422, message: 'Enter the fees first.' },
  onboardingNeedsReportTypes: { status: 422, message: 'Enter the report types first.' },
  onboardingNeedsContract: {
    status: 422,
    message: 'A contract must be signed, and not be over, first.',
  },
  feeArrangementMissing: {
    status: 422,
    field: 'feeArrangement',
    message: 'Choose the fee arrangement of the specialist first.',
  },
  feeMustBeSplit: {
    status: 422,
    message: 'The fee arrangement splits the fee here: enter a percentage and no amount.',
  },
  feeMustBeFixed: {
    status: 422,
    message: 'The fee arrangement has a fixed rate here: enter an amount and no percentage.',
  },
  feeEndsBeforeStart: {
    status: 422,
    field: 'effectiveTo',
    message: 'The end date must not be before the start date.',
  },
  reportTypeTwice: { status: 400, message: 'This report type is listed already.' },
  feesOverlap: {
    status: 422,
    message: 'Another fee for the same service and matter holds on these days.',
  },
  contractMissing: { status: 422, message: 'Add a contract first.' },
  contractSignedAlready: { status: 422, message: 'This contract is signed already.' },
  agreementNotSent: { status: 422, message: 'This agreement has not been sent to you yet.' },
  agreementNotSigned: { status: 422, message: 'No contract of this specialist is signed yet.' },
  agreementMissing: { status: 404, message: 'No agreement was generated yet.' },
  signedInFuture: {
    status: 422,
    field: 'signedDate',
    message: 'The day of the signature must not be in the future.',
  },
});
