import { defineWorkflow } from '#kernel/domain';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { recordGuards } from './mr-guards.ts';
import { mrMoves } from './mr-moves.ts';
import { mrCancelled, mrClosed, mrOpen } from './mr-steps.ts';
import type { MrStep } from './mr-steps.ts';
import { mr } from './mr.resource.ts';

/** B-198. */
export const mrWorkflow = defineWorkflow({
  on: mr,
  axes: {
    step: { final: mrCancelled, chargeable: ['filesSent', 'cancelledChargeable'] },
    billingStatus: {},
    isOnHold: {},
  },
  label: caseStatusLabel(mr, mrClosed),
  guards: recordGuards,
  moves: { ...mrMoves, ...holdMoves(mrOpen), ...billingMoves, ...undoMove<MrStep>(mrMoves) },
});
