import { defineRefusals } from '#kernel/domain';

export const signingRefusals = defineRefusals({
  envelopeNeedsSigners: { status: 422, field: 'signers', message: 'Add at least one signer.' },
  signerTwice: {
    status: 422,
    field: 'signers',
    message: 'Each signer needs an email address of their own.',
  },
  signaturePageMissing: {
    status: 422,
    field: 'signers',
    message: 'A signature stands on a page that the document does not have.',
  },
  documentNotSignable: {
    status: 422,
    field: 'fileId',
    message: 'Only a PDF that opens without a password can be signed.',
  },
  envelopeFullySigned: {
    status: 409,
    message: 'Everybody has signed this envelope. It is being sealed.',
  },
  envelopeExpired: {
    status: 409,
    message: 'The days for signing are over. Please make a new envelope.',
  },
  nobodyToRemind: { status: 409, message: 'Nobody has to sign this envelope now.' },
  docusignNotSet: {
    status: 422,
    field: 'provider',
    message: 'DocuSign is not set up here. Please sign with Caseway.',
  },
  consentMissing: {
    status: 422,
    field: 'consent',
    message: 'Please agree to sign electronically first.',
  },
  documentNotOpened: { status: 409, message: 'Please open the document before you sign it.' },
  notYourTurn: {
    status: 409,
    message: 'Somebody else signs before you. You will get an email when it is your turn.',
  },
  signedAlready: { status: 409, message: 'You have signed this document already.' },
  signingDeclined: { status: 409, message: 'Signing this document was declined.' },
  signingVoided: { status: 409, message: 'This document is no longer to be signed.' },
  signingExpired: { status: 409, message: 'The time for signing this document is over.' },
  signatureUnreadable: {
    status: 422,
    field: 'picture',
    message: 'Your signature could not be read. Please draw or type it again.',
  },
  codeWrong: {
    status: 422,
    field: 'code',
    message: 'The code is not right. After five tries, ask for a new one.',
  },
  codeAskedTooOften: {
    status: 429,
    message: 'A code was sent a moment ago. Please look into your mail, or wait a minute.',
  },
});
