import { defineRefusals } from '#kernel/domain';

export const coRefusals = defineRefusals({
  minutesBeforeHeld: {
    status: 409,
    message: 'This conference has not been held, so there are no minutes of it to send.',
  },
  attendBeforeService: {
    status: 422,
    field: 'attendOn',
    message: 'The day to attend lies before the subpoena was served. Correct one of the two.',
  },
  subpoenaExpiresBeforeService: {
    status: 422,
    field: 'subpoenaExpiresOn',
    message: 'The subpoena cannot expire before it was served. Correct one of the two.',
  },
  conferenceOver: { status: 409, message: 'This conference is over. Nobody can be added to it.' },
  conferenceConfirmed: {
    status: 409,
    message: 'A time is confirmed. Use Find another time before you change who takes part.',
  },
  participantWithoutSpecialist: {
    status: 422,
    field: 'items',
    message: 'Choose the specialist of each participant who is one, and of nobody else.',
  },
  participantWithoutName: {
    status: 422,
    field: 'items',
    message: 'Say the name of every participant.',
  },
  participantUnbookable: {
    status: 422,
    field: 'items',
    message: '{name} cannot be booked: {reason}. Choose another specialist.',
  },
  participantTwice: {
    status: 422,
    field: 'items',
    message: 'One of the participants stands in the list twice. Remove one of the two lines.',
  },
  conferenceWithoutParticipants: {
    status: 409,
    message: 'A conference needs at least two participants. Add them first.',
  },
  conferenceWithoutSpecialist: {
    status: 409,
    message: 'No specialist takes part yet. Add one to the participants first.',
  },
  timesMissing: { status: 422, field: 'items', message: 'Offer at least one time.' },
  conferenceTimeGone: {
    status: 409,
    message: 'That time was given back. Offer it again, and confirm it once more.',
  },
  timePast: { status: 422, field: 'items', message: 'Offer times that are still to come.' },
  timeTwice: { status: 422, field: 'items', message: 'One of the times is offered twice.' },
  answerByPast: {
    status: 422,
    field: 'answerBy',
    message: 'The day until which people answer has gone by. Choose a later one.',
  },
  pollClosed: {
    status: 409,
    message: 'The times are no longer asked about. Ask the practice for the latest email.',
  },
  timeNotOffered: {
    status: 422,
    field: 'items',
    message: 'One of these times is not offered any more. Open the page again.',
  },
  notYourAnswer: {
    status: 403,
    message: 'You can answer for yourself only.',
  },
  joiningMissing: {
    status: 422,
    field: 'joinLink',
    message: 'Say how to join: a link, a phone number, a room or a court.',
  },
  specialistTaken: {
    status: 409,
    message: '{name} is not free at that time. Choose another one, or free their calendar first.',
  },
  heldEndsBeforeStart: {
    status: 422,
    field: 'heldTo',
    message: 'The conference cannot end before it started.',
  },
  heldInFuture: {
    status: 422,
    field: 'heldTo',
    message: 'Record the conference once it is over.',
  },
  heldTooLong: {
    status: 422,
    field: 'heldTo',
    message: 'A conference cannot be longer than a day. Check the two times.',
  },
  participantsWithoutEmail: {
    status: 409,
    message: 'None of the participants has an email address. Add one first.',
  },
});
