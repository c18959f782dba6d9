import { defineWorkflow } from '#kernel/domain';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { mnMoves } from './mn-moves.ts';
import { mnClosed, mnOpen } from './mn-steps.ts';
import type { MnStep } from './mn-steps.ts';
import { mn } from './mn.resource.ts';

type MatterFacts = { readonly linkedCases?: number };

const guards = {
  /** Asked with how many cases came out of it. */
  hasLinkedCase: ({ linkedCases }: MatterFacts) =>
    linkedCases === 0 ? 'matterWithoutBookings' : null,
} as const;

/** B-199. */
export const mnWorkflow = defineWorkflow({
  on: mn,
  axes: {
    step: { final: ['serviceInvoiced'], chargeable: ['serviceInvoiced'] },
    billingStatus: {},
    isOnHold: {},
  },
  label: caseStatusLabel(mn, mnClosed),
  guards,
  moves: { ...mnMoves, ...holdMoves(mnOpen), ...billingMoves, ...undoMove<MnStep>(mnMoves) },
});
