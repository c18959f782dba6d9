import { choice, date, longText, money, text } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { offHold, remark } from '../engine/common-moves.ts';
import { liabilities } from './mva-choices.ts';
import { mvaOpen } from './mva-steps.ts';

export const settlementFields = {
  settledOn: date('Settled on', { required: true, notFuture: true }),
  settledWith: text('Settled with', { max: 200 }),
  settlementGross: money('Settlement', { required: true, min: 0, hint: 'The gross amount.' }),
  settlementNote: longText('Terms', { max: 4000 }),
} as const;

export const terminationFields = {
  terminatedOn: date('Terminated on', { required: true, notFuture: true }),
  terminationReason: longText('Reason', { required: true, max: 2000 }),
} as const;

const beforeSettlement = mvaOpen.filter((step) => step !== 'settled');

/** G-024: from the accident to the last cent. */
export const mvaMoves = {
  lodgeClaim: {
    label: 'Lodge claim',
    can: 'lodge the claim',
    who: caseTeam,
    asks: { lodgedOn: date('Lodged on', { required: true, notFuture: true }), ...remark },
    guard: 'knowsAccident',
    sends: ['MvaClaimLodged'],
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 20 } },
    step: { from: ['caseCreated'], to: 'claimLodged' },
    ...offHold,
  },
  recordLiability: {
    label: 'Record liability decision',
    can: 'record the decision on liability',
    who: office,
    asks: {
      liability: choice('Liability', liabilities, { required: true }),
      liabilityDecidedOn: date('Decided on', { required: true, notFuture: true }),
      ...remark,
    },
    sends: ['MvaLiabilityDecided'],
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 5 } },
    step: { from: ['claimLodged'], to: 'liabilityDecision' },
    ...offHold,
  },
  startTreatment: {
    label: 'Start treatment',
    can: 'start the treatment',
    who: office,
    asks: remark,
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 40 } },
    step: { from: ['claimLodged', 'liabilityDecision'], to: 'treatment' },
    ...offHold,
  },
  gatherEvidence: {
    label: 'Gather medical evidence',
    can: 'gather the medical evidence',
    who: office,
    asks: remark,
    next: { step: 'PAPERWORK', dueIn: { businessDays: 20 } },
    step: { from: ['liabilityDecision', 'treatment'], to: 'medicalEvidence' },
    ...offHold,
  },
  sendDemand: {
    label: 'Demand sent',
    can: 'record that the demand has left',
    who: office,
    asks: remark,
    guard: 'hasDemand',
    charges: 'service',
    sends: ['MvaDemandSent'],
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 20 } },
    step: { from: ['treatment', 'medicalEvidence'], to: 'demandSent' },
    ...offHold,
  },
  negotiate: {
    label: 'Start negotiation',
    can: 'start the negotiation',
    who: office,
    asks: remark,
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 10 } },
    step: { from: ['demandSent'], to: 'negotiation' },
    ...offHold,
  },
  settle: {
    label: 'Settle',
    can: 'settle it',
    who: office,
    asks: { ...settlementFields, ...remark },
    sends: ['MvaSettled'],
    next: { step: 'POST_ADMIN', dueIn: { businessDays: 10 } },
    step: { from: ['demandSent', 'negotiation'], to: 'settled' },
    ...offHold,
  },
  close: {
    label: 'Close',
    can: 'close it',
    who: office,
    asks: remark,
    guard: 'isPaidOut',
    step: { from: ['settled', 'terminated'], to: 'closed' },
    ...offHold,
  },
  terminate: {
    label: 'Terminate',
    can: 'terminate it',
    who: office,
    asks: { ...terminationFields, ...remark },
    sends: ['MvaTerminated'],
    step: { from: beforeSettlement, to: 'terminated' },
    ...offHold,
  },
} as const;
