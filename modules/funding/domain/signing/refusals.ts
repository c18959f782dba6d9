import { defineRefusals } from '#kernel/domain';

export const signingOfAgreementRefusals = defineRefusals({
  agreementIsWithSigners: {
    status: 409,
    message:
      'The agreement is with its signers. Wait for them, or void the envelope and send it again.',
  },
  agreementSignerWithoutAddress: {
    status: 422,
    message: 'The {who} has no email address. Enter one, or add it to the record first.',
  },
  agreementChangeVoidsEnvelope: {
    status: 409,
    message:
      'The agreement is with its signers. Send forSigning=voidEnvelope to void the envelope and go on.',
  },
  rateWhileWithSigners: {
    status: 409,
    message:
      'The agreement is with its signers. Void the envelope first, then change its rates and send it again.',
  },
});
