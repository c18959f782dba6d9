import { imeType } from '../../domain/index.ts';
import { moveHandlers } from '../engine/index.ts';
import type { MoveDetails } from '../engine/index.ts';

/** What the moves of an assessment write besides what the table says. */
export const imeDetails: MoveDetails = {
  overridePrepayment: ({ note }) => ({ values: { prepaymentNote: note } }),
  attend: ({ arrivedAt = null, note = null }) => ({
    values: { attendanceOutcome: 'confirmed', arrivedAt, attendanceNote: note },
  }),
  attendNoFee: ({ arrivedAt = null, note = null }) => ({
    values: { attendanceOutcome: 'confirmed', arrivedAt, attendanceNote: note },
  }),
  notAttend: ({ note = null }) => ({ values: { attendanceNote: note } }),
  cancel: ({ outcome, cancelReason, note = null }) => ({
    outcome: String(outcome),
    to: { step: String(outcome) },
    values: { cancelReason, cancelNote: note },
  }),
  setBillingStatus: ({ billingStatus }) => ({ to: { billingStatus: String(billingStatus) } }),
};

/** The paperwork leaves with files and links: see `server/paperwork`. */
export const imeMoveHandlers = moveHandlers(imeType, {
  except: ['undo', 'sendPaperwork'],
  details: imeDetails,
});
