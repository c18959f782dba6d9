import { defineWorkflow } from '#kernel/domain';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { claimantGuards } from './mt-guards.ts';
import { mtMoves } from './mt-moves.ts';
import { mtClosed, mtOpen } from './mt-steps.ts';
import type { MtStep } from './mt-steps.ts';
import { mt } from './mt.resource.ts';

/** G-025. */
export const mtWorkflow = defineWorkflow({
  on: mt,
  axes: { step: { final: ['closed'], chargeable: ['qualified'] }, billingStatus: {}, isOnHold: {} },
  label: caseStatusLabel(mt, mtClosed),
  guards: claimantGuards,
  moves: { ...mtMoves, ...holdMoves(mtOpen), ...billingMoves, ...undoMove<MtStep>(mtMoves) },
});
