import { defineRefusals } from '#kernel/domain';

export const smsRefusals = defineRefusals({
  notMobile: { status: 422, field: 'to', message: 'Please enter a mobile number.' },
  smsNotSet: {
    status: 422,
    message: 'No SMS gateway is set. Set INTEGRATION_SMS_BASE and start again.',
  },
  smsNotSent: { status: 422, message: 'The SMS could not be sent.' },
});
