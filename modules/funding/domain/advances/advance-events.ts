import { defineEvent, flag, text } from '#kernel/domain';

/** The office approved or rejected what the lender was asked for. */
export const advanceDecided = defineEvent('AdvanceRequestDecided', {
  requestId: text('Request', { required: true }),
  isApproved: flag('Approved', { required: true }),
  decidedById: text('Decided by', { required: true }),
});
