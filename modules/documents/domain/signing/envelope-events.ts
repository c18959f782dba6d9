import { defineEvent, flag, lookup, text } from '#kernel/domain';

const envelopeId = lookup('Envelope', 'envelope', { required: true });
const signerId = lookup('Signer', 'envelopeSigner', { required: true });

/** It is somebody's turn: they get a link. */
export const signerInvited = defineEvent('SignerInvited', {
  envelopeId,
  signerId,
  isReminder: flag('Reminder'),
});

/** Somebody with a link asks for the code that opens it. */
export const signingCodeAsked = defineEvent('SigningCodeAsked', {
  envelopeId,
  signerId,
  linkHash: text('Link', { required: true }),
});

/** Everybody has signed and the sealed document is kept. */
export const envelopeCompleted = defineEvent('EnvelopeCompleted', {
  envelopeId,
  fromModule: text('Module'),
  objectId: text('Record'),
});

/** Declined, voided or run out: nobody signs it any more. */
export const envelopeEnded = defineEvent('EnvelopeEnded', {
  envelopeId,
  fromModule: text('Module'),
  objectId: text('Record'),
});
