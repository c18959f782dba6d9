import { caseTeam } from '#platform/domain';
import { offHold, remark } from '../engine/common-moves.ts';

const beforeAppointment = ['caseCreated', 'quotationRequested', 'quotationSent'] as const;

/** G-023. Those without `who` follow from what happens to the quotation, in its transaction. */
export const otQuotationMoves = {
  requestQuotation: {
    label: 'Request quotation',
    can: 'request a quotation',
    who: caseTeam,
    asks: remark,
    next: { step: 'OT_QUOTATION', dueIn: { businessDays: 1 } },
    step: { from: ['caseCreated'], to: 'quotationRequested' },
    ...offHold,
  },
  quotationSent: {
    label: 'Quotation sent',
    next: { step: 'OT_QUOTATION', dueIn: { businessDays: 5 } },
    step: { from: beforeAppointment, to: 'quotationSent' },
    ...offHold,
  },
  quotationApproved: {
    label: 'Quotation approved',
    next: { step: 'APPOINTMENT', dueIn: { businessDays: 1 } },
    step: { from: ['quotationSent'], to: 'appointmentRequested' },
  },
  /** Rejected, expired or cancelled: another one is needed. */
  quotationLost: {
    label: 'Quotation not approved',
    next: { step: 'OT_QUOTATION', dueIn: { businessDays: 2 } },
    step: { from: ['quotationSent'], to: 'quotationRequested' },
  },
} as const;
