import { defineWorkflow } from '#kernel/domain';
import { billingMoves, undoMove } from '../engine/common-moves.ts';
import { ndisHoldMoves, ndisMoves } from './ndis-moves.ts';
import { ndisStatusLabel } from './ndis-steps.ts';
import type { NdisStep } from './ndis-steps.ts';
import { ndis } from './ndis.resource.ts';

type Facts = { readonly toClaim?: number | null; readonly ahead?: number | null };

/** B-200; closing is an axis of its own, because the participant stays while bills are paid. */
export const ndisWorkflow = defineWorkflow({
  on: ndis,
  axes: { step: {}, billingStatus: {}, isOnHold: {}, lifecycle: {} },
  label: ndisStatusLabel,
  guards: {
    hasNothingToClaim: ({ toClaim }: Facts) => (toClaim ? 'claimsNotSent' : null),
    hasNothingAhead: ({ ahead }: Facts) => (ahead ? 'ndisAppointmentsOpen' : null),
  },
  moves: {
    ...ndisMoves,
    ...ndisHoldMoves,
    ...billingMoves,
    ...undoMove<NdisStep>({ requestReport: ndisMoves.requestReport }),
  },
});
