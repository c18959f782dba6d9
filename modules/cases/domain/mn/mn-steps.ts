import type { Tones } from '#kernel/domain';

/** B-199, E-104, in its order. On Hold is an axis of its own. */
export const mnSteps = {
  created: 'Created',
  open: 'Open',
  requestSent: 'Request Sent to Specialists',
  freePoRequested: 'Free PO Requested',
  tcRequested: 'TC Requested',
  linkedReportCreated: 'Linked Report Created',
  closeWithBookings: 'Close With Bookings',
  closeWithoutBookings: 'Close Without Bookings',
  serviceInvoiced: 'Service Invoiced',
} as const;

export type MnStep = keyof typeof mnSteps;

export const mnTones: Tones<typeof mnSteps> = {
  open: 'info',
  requestSent: 'warning',
  freePoRequested: 'warning',
  tcRequested: 'info',
  linkedReportCreated: 'info',
  closeWithBookings: 'success',
  closeWithoutBookings: 'neutral',
  serviceInvoiced: 'success',
};

export const mnClosed = [
  'closeWithBookings',
  'closeWithoutBookings',
  'serviceInvoiced',
] as const satisfies readonly MnStep[];

export const mnOpen = [
  'created',
  'open',
  'requestSent',
  'freePoRequested',
  'tcRequested',
  'linkedReportCreated',
] as const satisfies readonly MnStep[];
