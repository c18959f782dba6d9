import { defineWorkflow } from '#kernel/domain';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { mvaGuards } from './mva-guards.ts';
import { mvaMoves } from './mva-moves.ts';
import { mvaClosed, mvaOpen } from './mva-steps.ts';
import type { MvaStep } from './mva-steps.ts';
import { mva } from './mva.resource.ts';

/** G-024. */
export const mvaWorkflow = defineWorkflow({
  on: mva,
  axes: {
    step: { final: ['closed'], chargeable: ['demandSent'] },
    billingStatus: {},
    isOnHold: {},
  },
  label: caseStatusLabel(mva, mvaClosed),
  guards: mvaGuards,
  moves: { ...mvaMoves, ...holdMoves(mvaOpen), ...billingMoves, ...undoMove<MvaStep>(mvaMoves) },
});
