import { listOf, optional } from '#kernel/domain';

/** What the booking histories of all parties answer. */
export const bookingLines = listOf({
  id: 'id',
  module: 'text',
  caseNo: 'text',
  serviceType: 'text',
  serviceText: 'text',
  date: 'text?',
  timeZone: optional('text?'),
  status: 'text',
  statusText: 'text',
  statusTone: 'text',
  client: 'text?',
  specialist: 'text?',
  centre: 'text?',
});
