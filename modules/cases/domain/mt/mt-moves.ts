import { date, money, lookup } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { offHold, reason, remark } from '../engine/common-moves.ts';
import { ime } from '../ime/ime.resource.ts';
import { mtOpen } from './mt-steps.ts';

/** G-025: from the first form to the settlement. */
export const mtMoves = {
  startIntake: {
    label: 'Start intake',
    can: 'start the intake',
    who: caseTeam,
    asks: remark,
    sends: ['MassTortIntake'],
    next: { step: 'REQUEST_RECEIVED', dueIn: { businessDays: 3 } },
    step: { from: ['caseCreated'], to: 'intake' },
    ...offHold,
  },
  startReview: {
    label: 'Start eligibility review',
    can: 'start the eligibility review',
    who: office,
    asks: remark,
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 5 } },
    step: { from: ['intake'], to: 'eligibilityReview' },
    ...offHold,
  },
  requestRecords: {
    label: 'Request records',
    can: 'request the records',
    who: office,
    asks: remark,
    next: { step: 'PAPERWORK', dueIn: { businessDays: 14 } },
    step: { from: ['eligibilityReview', 'qualified'], to: 'recordsRequested' },
    ...offHold,
  },
  bookAssessment: {
    label: 'Assessment booked',
    can: 'record the assessment that was booked',
    who: office,
    features: ['Assessment'],
    asks: { assessmentId: lookup('Assessment', ime.name, { required: true }), ...remark },
    guard: 'hasAssessment',
    next: { step: 'ATTENDANCE', dueIn: { businessDays: 10 } },
    step: { from: ['eligibilityReview', 'recordsRequested', 'qualified'], to: 'assessmentBooked' },
    ...offHold,
  },
  receiveReport: {
    label: 'Report received',
    can: 'record that the report has come',
    who: office,
    asks: remark,
    guard: 'hasReport',
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 2 } },
    step: { from: ['assessmentBooked'], to: 'reportReceived' },
    ...offHold,
  },
  qualify: {
    label: 'Qualified',
    can: 'qualify the claimant',
    who: office,
    asks: remark,
    guard: 'isEligible',
    charges: 'service',
    sends: ['MassTortQualified'],
    next: { step: 'POST_ADMIN', dueIn: { businessDays: 5 } },
    step: { from: ['eligibilityReview', 'recordsRequested', 'reportReceived'], to: 'qualified' },
    ...offHold,
  },
  disqualify: {
    label: 'Not qualified',
    can: 'record that the claimant does not qualify',
    who: office,
    asks: reason,
    sends: ['MassTortNotQualified'],
    step: {
      from: ['intake', 'eligibilityReview', 'recordsRequested', 'reportReceived'],
      to: 'notQualified',
    },
    ...offHold,
  },
  settle: {
    label: 'Settled',
    can: 'record the settlement',
    who: office,
    asks: {
      settledOn: date('Settled on', { required: true, notFuture: true }),
      settledAmount: money('Amount', { min: 0 }),
      ...remark,
    },
    sends: ['MassTortSettled'],
    step: { from: ['qualified', 'reportReceived'], to: 'settled' },
    ...offHold,
  },
  close: {
    label: 'Close',
    can: 'close it',
    who: office,
    asks: reason,
    step: { from: [...mtOpen, 'notQualified', 'settled'], to: 'closed' },
    ...offHold,
  },
} as const;
