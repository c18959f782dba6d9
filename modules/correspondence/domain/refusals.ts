import { defineRefusals } from '#kernel/domain';

export const emailRefusals = defineRefusals({
  emailConfidential: {
    status: 403,
    message: 'This message is confidential. Only the person it was sent to can read it.',
  },
});
