import { defineRefusals } from '#kernel/domain';

export const trackingRefusals = defineRefusals({
  alreadyQueued: { status: 409, message: 'This email is still on its way.' },
  wordsNotKept: {
    status: 409,
    message: 'The words of this email were not kept, so it cannot be sent again.',
  },
  linksUsed: {
    status: 409,
    message: 'The links of this email open once. Please write it anew to send new links.',
  },
  markNotNeeded: { status: 409, message: 'This email has arrived; there is nothing to mark.' },
  longPeriod: { status: 422, field: 'to', message: 'Please choose a period of a year at most.' },
});
