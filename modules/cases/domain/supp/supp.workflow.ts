import { defineWorkflow } from '#kernel/domain';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { requestGuards } from '../request/request-guards.ts';
import { requestMoves } from '../request/request-moves.ts';
import { cancelledRequestSteps, requestOpen } from '../request/request-steps.ts';
import { suppClosed, suppSent } from './supp-steps.ts';
import type { SuppStep } from './supp-steps.ts';
import { supp } from './supp.resource.ts';

const stepMoves = requestMoves(suppSent, 'SupplementaryRequest');

export const suppWorkflow = defineWorkflow({
  on: supp,
  axes: {
    step: {
      final: cancelledRequestSteps,
      chargeable: ['reportSent', 'reportSentWithFee', 'cancelledChargeable'],
    },
    billingStatus: {},
    isOnHold: {},
  },
  label: caseStatusLabel(supp, suppClosed),
  guards: requestGuards,
  moves: {
    ...stepMoves,
    ...holdMoves(requestOpen),
    ...billingMoves,
    ...undoMove<SuppStep>(stepMoves),
  },
});
