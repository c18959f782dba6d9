import { defineWorkflow } from '#kernel/domain';
import { caseStatusLabel } from '../engine/case-label.ts';
import { billingMoves, holdMoves, undoMove } from '../engine/common-moves.ts';
import { assessmentGuards } from './ime-guards.ts';
import { imeAppointmentMoves } from './ime-appointment-moves.ts';
import { imeReportMoves } from './ime-report-moves.ts';
import { cancelledSteps, imeClosed, imeSteps } from './ime-steps.ts';
import type { ImeStep } from './ime-steps.ts';
import { ime } from './ime.resource.ts';

export const imeOpen = (Object.keys(imeSteps) as ImeStep[]).filter(
  (step) => !imeClosed.some((closed) => closed === step),
);

const stepMoves = { ...imeAppointmentMoves, ...imeReportMoves } as const;

/** G-001, B-196: the way of an assessment from the first request to the report. */
export const imeWorkflow = defineWorkflow({
  on: ime,
  axes: {
    step: {
      final: cancelledSteps,
      chargeable: ['attendedChargeable', 'reportSent', 'cancelledChargeable'],
    },
    billingStatus: {},
    isOnHold: {},
  },
  label: caseStatusLabel(ime, imeClosed),
  guards: assessmentGuards,
  moves: {
    ...stepMoves,
    ...holdMoves(imeOpen),
    ...billingMoves,
    ...undoMove<ImeStep>(stepMoves),
  },
});
