import { defineRefusals } from '#kernel/domain';

export const smsRefusals = defineRefusals({
  notMobile: { status: 422, field: 'to', message: 'Please enter a mobile number.' },
  smsNotSet: {
    status: 422,
    message: 'No SMS gateway is set. Set INTEGRATION_SMS_BASE and start again.',
  },
  smsStopped: {
    status: 422,
    field: 'to',
    message: 'This number asked to get no more SMS.',
  },
  smsWordsNotKept: {
    status: 409,
    message: 'The words of this SMS were not kept, so it cannot be sent again.',
  },
  smsStillQueued: { status: 409, message: 'This SMS is still on its way.' },
  smsNotSent: { status: 422, message: 'The SMS could not be sent.' },
});
