import { imeType } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { appointmentMoveHandlers, appointmentMoves } from '../appointment/index.ts';
import { moveHandlers } from '../engine/index.ts';
import type { MoveDetails } from '../engine/index.ts';
import { reportMoveHandlers, reportMoves } from '../reports/index.ts';

/** What the moves of an assessment write besides what the table says. */
const details: MoveDetails = {
  overridePrepayment: ({ note }) => ({ values: { prepaymentNote: note } }),
  setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
};

/** The moves of a type whose claimant is seen by a specialist who then writes a report. */
export const assessmentMoveHandlers = (type: CaseType) => [
  ...moveHandlers(type, {
    except: ['undo', 'sendPaperwork', ...appointmentMoves, ...reportMoves],
    details,
  }),
  ...appointmentMoveHandlers(type),
  ...reportMoveHandlers(type),
];

export const imeMoveHandlers = assessmentMoveHandlers(imeType);
