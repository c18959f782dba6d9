import { imeType } from '../../domain/index.ts';
import { appointmentMoveHandlers, appointmentMoves } from '../appointment/index.ts';
import { moveHandlers } from '../engine/index.ts';
import type { MoveDetails } from '../engine/index.ts';
import { reportMoves } from '../reports/index.ts';

/** What the moves of an assessment write besides what the table says. */
export const imeDetails: MoveDetails = {
  overridePrepayment: ({ note }) => ({ values: { prepaymentNote: note } }),
  setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
};

export const imeMoveHandlers = [
  ...moveHandlers(imeType, {
    except: ['undo', ...appointmentMoves, ...reportMoves],
    details: imeDetails,
  }),
  ...appointmentMoveHandlers(imeType),
];
