import { defineWorkflow } from '#kernel/domain';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { coMoves } from './co-moves.ts';
import { coClosed, coOpen } from './co-steps.ts';
import type { CoStep } from './co-steps.ts';
import { co } from './co.resource.ts';

/** G-026. */
export const coWorkflow = defineWorkflow({
  on: co,
  axes: {
    step: {
      final: ['cancelledNoFee', 'cancelledChargeable'],
      chargeable: ['held', 'cancelledChargeable'],
    },
    billingStatus: {},
    isOnHold: {},
  },
  label: caseStatusLabel(co, coClosed),
  moves: { ...coMoves, ...holdMoves(coOpen), ...billingMoves, ...undoMove<CoStep>(coMoves) },
});
