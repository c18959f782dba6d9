import { defineWorkflow } from '#kernel/domain';
import { atPath } from '../engine/at-path.ts';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { imeAppointmentMoves } from '../ime/ime-appointment-moves.ts';
import { assessmentGuards } from '../ime/ime-guards.ts';
import { imeReportMoves } from '../ime/ime-report-moves.ts';
import { cancelledSteps } from '../ime/ime-steps.ts';
import { otQuotationMoves } from './ot-quotation-moves.ts';
import { otClosed, otOpen } from './ot-steps.ts';
import type { OtStep } from './ot-steps.ts';
import { ot } from './ot.resource.ts';

const { cancel, ...appointmentMoves } = atPath(imeAppointmentMoves, 'assessments', ot.base);

const stepMoves = {
  ...otQuotationMoves,
  ...appointmentMoves,
  ...imeReportMoves,
  cancel: {
    ...cancel,
    step: {
      from: [...cancel.step.from, 'quotationRequested', 'quotationSent'],
      to: cancel.step.to,
    },
  },
} as const;

/** G-018, G-023: the quotation, then the way of an assessment. */
export const otWorkflow = defineWorkflow({
  on: ot,
  axes: {
    step: {
      final: cancelledSteps,
      chargeable: ['attendedChargeable', 'reportSent', 'cancelledChargeable'],
    },
    billingStatus: {},
    isOnHold: {},
  },
  label: caseStatusLabel(ot, otClosed),
  guards: assessmentGuards,
  moves: {
    ...stepMoves,
    ...holdMoves(otOpen),
    ...billingMoves,
    ...undoMove<OtStep>(stepMoves),
  },
});
