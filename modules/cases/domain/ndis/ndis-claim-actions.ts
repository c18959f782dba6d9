import {
  choice,
  date,
  decimal,
  defineAction,
  defineTask,
  lookup,
  money,
  oneOf,
  record,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { ndisServiceItem } from '../settings/ndis-service-item.resource.ts';
import { ndisAppointment } from './ndis-appointment.resource.ts';
import { ndisClaimKinds } from './ndis-claim-choices.ts';
import { ndisClaim } from './ndis-claim.resource.ts';
import { ndisPaymentRequest } from './ndis-payment-request.resource.ts';
import { ndis } from './ndis.resource.ts';

/** `uncountedTravel`: minutes beyond what may be claimed. `unpaid`: what the catalogue does not pay for. */
const claimed = {
  count: 'number',
  total: 'money',
  uncountedTravel: 'number',
  unpaid: [{ kind: oneOf(ndisClaimKinds), minutes: 'number' }],
} as const;

/** The time, the travel and the work besides of one appointment, all or nothing. */
export const claimAppointment = defineAction({
  name: 'claim',
  on: ndisAppointment,
  label: 'Claim',
  route: 'POST /app/ndis-appointments/{id}/claim',
  roles: office,
  input: {},
  answer: claimed,
});

/** What no appointment stands for: work without the participant, a report, a thing that was bought. */
export const addNdisClaim = defineAction({
  name: 'addClaim',
  on: ndis,
  label: 'Add claim',
  route: 'POST /app/ndis/{id}/claim',
  roles: office,
  input: {
    kind: choice('Claim type', ndisClaimKinds, { required: true }),
    serviceItemId: lookup('Support item', ndisServiceItem.name, { required: true }),
    deliveredFrom: date('Delivered from', { required: true, notFuture: true }),
    deliveredTo: date('Delivered to', { notFuture: true, hint: 'Empty: the same day.' }),
    quantity: decimal('Quantity', { required: true, scale: 2, min: 0 }),
    unitPrice: money('Unit price', { hint: 'Empty: the price limit.' }),
  },
  answer: claimed,
});

const note = { note: text('Reason', { required: true, max: 500 }) } as const;

/** The money goes back to the budget. */
export const withdrawNdisClaim = defineAction({
  name: 'withdraw',
  on: ndisClaim,
  label: 'Withdraw',
  route: 'PUT /app/ndis-claims/{id}/withdraw',
  roles: office,
  input: note,
  answer: record(ndisClaim),
});

export const rejectNdisClaim = defineAction({
  name: 'reject',
  on: ndisClaim,
  label: 'Rejected by the NDIA',
  route: 'PUT /app/ndis-claims/{id}/reject',
  roles: office,
  input: note,
  answer: record(ndisClaim),
});

export const payNdisClaim = defineAction({
  name: 'pay',
  on: ndisClaim,
  label: 'Paid',
  route: 'PUT /app/ndis-claims/{id}/pay',
  roles: office,
  input: {},
  answer: record(ndisClaim),
});

/** Every NDIA managed claim of the days that waits goes into one file, made by a task. */
export const makePaymentRequest = defineAction({
  name: 'make',
  on: ndisPaymentRequest,
  label: 'Make payment request',
  route: 'POST /app/ndis-payment-requests/make',
  roles: office,
  input: {
    registrationNumber: text('Registration number', {
      required: true,
      format: 'ndisRegistration',
      max: 14,
    }),
    deliveredFrom: date('Delivered from', { required: true }),
    deliveredTo: date('Delivered to', { required: true }),
  },
  answer: { id: 'id', taskId: 'id', lineCount: 'number' },
});

export const paymentRequestTask = defineTask({
  name: 'ndisPaymentRequest',
  label: 'NDIS payment request',
  on: makePaymentRequest.on,
  verb: makePaymentRequest.name,
  rows: ['claim', 'claims'],
  opensList: true,
  input: { requestId: text('Request', { required: true, max: 36 }) },
});

export const ndisClaimActions = [
  claimAppointment,
  addNdisClaim,
  withdrawNdisClaim,
  rejectNdisClaim,
  payNdisClaim,
  makePaymentRequest,
] as const;
