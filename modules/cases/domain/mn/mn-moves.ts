import { choice } from '#kernel/domain';
import { office } from '#platform/domain';
import { offHold, reason, remark } from '../engine/common-moves.ts';
import { closeReasons } from './mn-choices.ts';
import { mnOpen } from './mn-steps.ts';

const asked = [
  'open',
  'requestSent',
  'freePoRequested',
  'tcRequested',
  'linkedReportCreated',
] as const;

/** B-199. Those without `who` follow from what is asked of specialists, in its transaction. */
export const mnMoves = {
  openMatter: {
    label: 'Open',
    can: 'open it',
    who: office,
    asks: remark,
    next: { step: 'REQUEST_RECEIVED', dueIn: { businessDays: 1 } },
    step: { from: ['created'], to: 'open' },
    ...offHold,
  },
  sendRequest: {
    label: 'Ask specialists',
    sends: ['MedicalNegligenceTriage'],
    next: { step: 'APPOINTMENT', dueIn: { businessDays: 3 } },
    step: { from: ['open', 'requestSent'], to: 'requestSent' },
    ...offHold,
  },
  requestFreePo: {
    label: 'Request free opinions',
    sends: ['FreeOpinionRequest'],
    next: { step: 'FURTHER_REVIEW', dueIn: { businessDays: 0, from: 'opinionDueOn' } },
    step: { from: ['open', 'requestSent', 'freePoRequested'], to: 'freePoRequested' },
    ...offHold,
  },
  requestTc: {
    label: 'Request teleconference',
    next: { step: 'APPOINTMENT', dueIn: { businessDays: 3 } },
    step: { from: asked, to: 'tcRequested' },
    ...offHold,
  },
  createLinkedReport: {
    label: 'Create linked report',
    next: { step: 'REPORT_WRITING', dueIn: { businessDays: 10 } },
    step: { from: asked, to: 'linkedReportCreated' },
    ...offHold,
  },
  closeWithBookings: {
    label: 'Close with bookings',
    can: 'close it with bookings',
    who: office,
    asks: remark,
    guard: 'hasLinkedCase',
    step: { from: ['tcRequested', 'linkedReportCreated'], to: 'closeWithBookings' },
    ...offHold,
  },
  closeWithoutBookings: {
    label: 'Close without bookings',
    can: 'close it without bookings',
    who: office,
    asks: { closeReason: choice('Closed because', closeReasons, { required: true }), ...reason },
    step: { from: mnOpen, to: 'closeWithoutBookings' },
    ...offHold,
  },
  /** Makes the charge; the step follows once that stands on an invoice. */
  invoiceService: {
    label: 'Charge the service',
    can: 'charge the service',
    who: office,
    asks: remark,
    charges: 'service',
    step: { from: ['closeWithBookings', 'closeWithoutBookings'] },
    ...offHold,
  },
  serviceInvoiced: {
    label: 'Service invoiced',
    step: { from: ['closeWithBookings', 'closeWithoutBookings'], to: 'serviceInvoiced' },
  },
  /** The invoice was cancelled or credited. */
  serviceNotInvoiced: {
    label: 'Service no longer invoiced',
    step: { from: ['serviceInvoiced'], to: ['closeWithBookings', 'closeWithoutBookings'] },
  },
} as const;
