import { defineRefusals } from '#kernel/domain';

export const callRefusals = defineRefusals({
  callIsFull: {
    status: 422,
    message: 'A call keeps three slots at most. Let one of them go first.',
  },
  callIsOffered: {
    status: 409,
    message: 'The slots of this call are offered by link. Withdraw the offer first.',
  },
  callIsOver: { status: 409, message: 'This call is over. Start another one.' },
  keptForAnotherCall: {
    status: 409,
    message: 'You keep this slot for another call. Choose another one, or let it go there first.',
  },
  offerNeedsClient: {
    status: 422,
    field: 'clientId',
    message: 'Say for whom it is before the slots are sent.',
  },
  offerNeedsCaseManager: {
    status: 422,
    field: 'caseManagerId',
    message: 'Choose the case manager who gets the link.',
  },
  caseManagerHasNoEmail: {
    status: 422,
    field: 'caseManagerId',
    message: 'This case manager has no email address. Add one, or choose somebody else.',
  },
  offerNeedsSlots: { status: 422, message: 'Keep one to three slots for this call first.' },
  offerAnswered: { status: 409, message: 'A time has been chosen already.' },
  offerExpired: {
    status: 409,
    message: 'This offer has run out. Please call us for other times.',
  },
  offerWithdrawn: {
    status: 409,
    message: 'This offer is no longer open. Please call us, or use the link in your latest email.',
  },
  offeredSlotGone: {
    status: 409,
    message: 'This time is no longer free. Please choose another one, or call us.',
  },
  offerNeedsCall: {
    status: 409,
    message: 'We have to talk about this time before it can be booked. Please call us.',
  },
});
