import { defineRefusals } from '#kernel/domain';

export const emailRefusals = defineRefusals({
  mailQuotaOfUser: {
    status: 429,
    message: 'You have sent too many emails in the last hour. Please try again later.',
  },
  mailQuotaOfTenant: {
    status: 429,
    message: 'Your organisation has sent too many emails in the last hour. Please try again later.',
  },
  strangersQuota: {
    status: 429,
    message: 'You have written to too many new addresses in the last hour. Please try again later.',
  },
  mailLacks: { status: 422, message: '{lack}. Fill it in on the record or in the words.' },
  mailHasHole: {
    status: 422,
    field: 'body',
    message: 'A name or a value is missing at "{hole}". Please fill it in.',
  },
  testGoesToYou: {
    status: 422,
    field: 'sendToEmail',
    message: 'A preview is sent to your own address only.',
  },
  emailConfidential: {
    status: 403,
    message: 'This message is confidential. Only the person it was sent to can read it.',
  },
});
