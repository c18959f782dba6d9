import { date } from '#kernel/domain';
import { caseTeam, office } from '#platform/domain';
import { holdMoves, offHold, reason, remark } from '../engine/common-moves.ts';
import { ndisSteps } from './ndis-steps.ts';
import type { NdisStep } from './ndis-steps.ts';

const whileActive = { lifecycle: { from: ['active'] } } as const;

export const ndisMoves = {
  requestReport: {
    label: 'Request report',
    can: 'request a report',
    who: caseTeam,
    asks: { reportDueDate: date('Report needed by', { required: true }), ...remark },
    next: { step: 'REPORT_WRITING', dueIn: { businessDays: -3, from: 'reportDueDate' } },
    step: { from: ['caseCreated'], to: 'reportRequested' },
    ...whileActive,
    ...offHold,
  },
  /** Claims that wait for their payment request keep it open. */
  close: {
    label: 'Close',
    can: 'close it',
    who: office,
    asks: reason,
    guard: ['hasNothingToClaim', 'hasNothingAhead'],
    lifecycle: { from: ['active'], to: 'closed' },
    ...offHold,
  },
  reopen: {
    label: 'Reopen',
    can: 'reopen it',
    who: office,
    asks: reason,
    next: { step: 'REQUEST_RECEIVED', dueIn: { businessDays: 1 } },
    lifecycle: { from: ['closed'], to: 'active' },
  },
} as const;

const { putOnHold, takeOffHold } = holdMoves(Object.keys(ndisSteps) as NdisStep[]);

export const ndisHoldMoves = { putOnHold: { ...putOnHold, ...whileActive }, takeOffHold } as const;
