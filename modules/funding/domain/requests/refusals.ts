import { defineRefusals } from '#kernel/domain';

export const fundingRequestRefusals = defineRefusals({
  fundingRequestNotPending: {
    status: 409,
    message:
      'Request {requestNo} is {status}. It is changed only while it is Pending: cancel it and make another.',
  },
});
