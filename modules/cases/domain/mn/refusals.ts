import { defineRefusals } from '#kernel/domain';

export const mnRefusals = defineRefusals({
  treatedToBeforeFrom: {
    status: 422,
    field: 'treatedTo',
    message: 'The treatment cannot end before it began.',
  },
  specialistsMissing: {
    status: 422,
    field: 'specialistIds',
    message: 'Choose at least one specialist.',
  },
  opinionAskedAlready: {
    status: 409,
    field: 'specialistIds',
    message: 'One of these specialists is asked for an opinion already. Leave them out.',
  },
  opinionDuePast: {
    status: 422,
    field: 'dueOn',
    message: 'The day to answer has gone by. Choose today or a later one.',
  },
  specialistDeclined: {
    status: 409,
    field: 'specialistIds',
    message: 'One of these specialists declined. Ask them first whether that has changed.',
  },
  requestOver: {
    status: 409,
    message: 'This request is no longer open. Please call the practice.',
  },
  declineWithoutReason: {
    status: 422,
    field: 'reason',
    message: 'Say why not: no time, a conflict of interest, or another field.',
  },
  missingMaterialUnnamed: {
    status: 422,
    field: 'moreNeeded',
    message: 'Say what material is missing.',
  },
  opinionWithoutReasons: {
    status: 422,
    field: 'breach',
    message: 'Give your reasons on breach of duty, causation and damage.',
  },
  opinionGiven: {
    status: 409,
    message: 'This opinion is given. Request it again if it must be written anew.',
  },
  matterWithoutBookings: {
    status: 409,
    message:
      'No teleconference or report came out of this case. Request one, or close it without bookings.',
  },
});
