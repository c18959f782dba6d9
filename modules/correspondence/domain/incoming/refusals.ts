import { defineRefusals } from '#kernel/domain';

export const incomingRefusals = defineRefusals({
  mailTooBig: { status: 413, message: 'The message is larger than this server takes.' },
});
