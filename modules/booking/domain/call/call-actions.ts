import { defineAction, nullable, oneOf, record, text } from '#kernel/domain';
import { office } from '#platform/domain';
import { consultationTypes } from '../booking-choices.ts';
import { callStatuses } from './call-choices.ts';
import { call } from './call.resource.ts';

const { callerName, callerPhone, companyId, caseManagerId, clientId, claimNo, suburb, note } =
  call.fields;

/** What is known when the telephone rings; the rest of the people is looked up from it. */
export const callFields = {
  callerName,
  callerPhone,
  companyId,
  caseManagerId,
  clientId,
  claimNo,
  suburb,
  note,
} as const;

export const startCall = defineAction({
  name: 'startCall',
  on: call,
  label: 'New call',
  route: 'POST /app/calls',
  roles: office,
  input: callFields,
  answer: record(call),
});

/** Only what is named changes. */
export const changeCall = defineAction({
  name: 'changeCall',
  on: call,
  label: 'Change call',
  route: 'PUT /app/calls/{id}',
  roles: office,
  input: callFields,
  answer: record(call),
});

const slotInput = { slotId: text('Slot', { required: true, max: 36 }) } as const;

export const keepSlot = defineAction({
  name: 'keepSlot',
  on: call,
  label: 'Keep for call',
  route: 'POST /app/calls/{id}/keep',
  roles: office,
  input: slotInput,
  answer: record(call),
});

export const letSlotGo = defineAction({
  name: 'letSlotGo',
  on: call,
  label: 'Let go',
  route: 'POST /app/calls/{id}/let-go',
  roles: office,
  input: slotInput,
  answer: record(call),
});

/** `lapsed`: the hold ran out and nobody has taken it; `taken`: somebody else was faster. */
export const keptStates = ['held', 'lapsed', 'booked', 'taken'] as const;
export type KeptState = (typeof keptStates)[number];

const reference = { id: 'id', displayName: 'text' } as const;

/** A kept slot as the strip shows it, and as the booking dialog takes it. */
export const keptSlotShape = {
  id: 'id',
  sessionId: 'id',
  startsAt: 'instant',
  endsAt: 'instant',
  timeZone: 'text',
  heldById: 'id?',
  heldUntil: 'instant?',
  state: oneOf(keptStates),
  specialistName: 'text',
  placeName: 'text',
  consultationType: oneOf(consultationTypes),
  /** Only of a booking that this officer or their link has made. */
  appointmentId: 'id?',
} as const;

export const ownCallShape = {
  id: 'id',
  concurrencyStamp: 'text',
  status: oneOf(callStatuses),
  callerName: 'text?',
  callerPhone: 'text?',
  claimNo: 'text?',
  suburb: 'text?',
  note: 'text?',
  company: nullable(reference),
  caseManager: nullable(reference),
  client: nullable(reference),
  offeredUntil: 'instant?',
  slots: [keptSlotShape],
} as const;

/** Every call of the officer that is not closed, in the order in which they came. */
export const ownCalls = defineAction({
  name: 'ownCalls',
  on: call,
  label: 'Own calls',
  route: 'GET /app/calls/own',
  roles: office,
  input: {},
  /** Without a mail server a link is kept and reaches nobody. */
  answer: { items: [ownCallShape], hasMailServer: 'flag' },
});
