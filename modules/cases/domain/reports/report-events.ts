import { defineEvent, json, text } from '#kernel/domain';

/** A version was made final: its PDF is to be made. */
export const reportFinalised = defineEvent('ReportFinalised', {
  reportId: text('Report', { required: true }),
});

/** Deliveries were written down: their mails are to leave. */
export const reportDispatched = defineEvent('ReportDispatched', {
  reportId: text('Report', { required: true }),
  deliveryIds: json('Deliveries', { required: true }),
});
