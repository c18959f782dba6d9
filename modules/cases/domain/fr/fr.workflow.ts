import { defineWorkflow } from '#kernel/domain';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { requestGuards } from '../request/request-guards.ts';
import { requestMoves } from '../request/request-moves.ts';
import { cancelledRequestSteps, requestOpen } from '../request/request-steps.ts';
import { frClosed } from './fr-steps.ts';
import type { FrStep } from './fr-steps.ts';
import { fr } from './fr.resource.ts';

const stepMoves = requestMoves(['reportSent'], 'FileReviewRequest');

/** G-022. */
export const frWorkflow = defineWorkflow({
  on: fr,
  axes: {
    step: { final: cancelledRequestSteps, chargeable: ['reportSent', 'cancelledChargeable'] },
    billingStatus: {},
    isOnHold: {},
  },
  label: caseStatusLabel(fr, frClosed),
  guards: requestGuards,
  moves: {
    ...stepMoves,
    ...holdMoves(requestOpen),
    ...billingMoves,
    ...undoMove<FrStep>(stepMoves),
  },
});
