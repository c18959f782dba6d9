import { defineWorkflow } from '#kernel/domain';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { tpdGuards } from './tpd-guards.ts';
import { tpdMoves } from './tpd-moves.ts';
import { tpdClosed, tpdOpen } from './tpd-steps.ts';
import type { TpdStep } from './tpd-steps.ts';
import { tpd } from './tpd.resource.ts';

/** B-202. */
export const tpdWorkflow = defineWorkflow({
  on: tpd,
  axes: {
    step: { final: ['cancelled'], chargeable: ['legalSubmission'] },
    billingStatus: {},
    isOnHold: {},
  },
  label: caseStatusLabel(tpd, tpdClosed),
  guards: tpdGuards,
  moves: { ...tpdMoves, ...holdMoves(tpdOpen), ...billingMoves, ...undoMove<TpdStep>(tpdMoves) },
});
