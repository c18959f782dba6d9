import {
  choice,
  dateTime,
  defineResource,
  email,
  file,
  longText,
  lookup,
  number,
  state,
  text,
} from '#kernel/domain';
import { office } from '#platform/domain';
import { signatureKinds, signerStatuses, signerTones } from './envelope-choices.ts';
import { envelope } from './envelope.resource.ts';

const share = { readOnly: true, min: 0, max: 1, decimals: 4 } as const;
const written = { readOnly: true } as const;

/** Whoever signs. They sign in the order of their places. */
export const envelopeSigner = defineResource({
  name: 'envelopeSigner',
  segment: 'envelope-signers',
  label: ['Signer', 'Signers'],
  title: '{name}',
  parent: { field: 'envelopeId', as: 'signers' },

  fields: {
    envelopeId: lookup('Envelope', envelope.name, { ...written, required: true }),
    place: number('Turn', { ...written, required: true, min: 1, max: 20 }),
    name: text('Name', { ...written, required: true, max: 200 }),
    email: email('Email', { ...written, required: true }),
    status: state('Status', signerStatuses, { initial: 'waiting', tones: signerTones }),
    invitedAt: dateTime('Invited at', written),
    remindedAt: dateTime('Reminded at', written),
    openedAt: dateTime('Opened at', written),
    signedAt: dateTime('Signed at', written),
    signatureKind: choice('Signature', signatureKinds, written),
    signatureId: file('Picture of the signature', written),
    declineReason: longText('Reason', { ...written, max: 1000 }),
    /** Where the signature stands: the page, and shares of its width and height from the top left. */
    page: number('Page', { ...written, min: 1, max: 5000 }),
    boxLeft: number('Left', share),
    boxTop: number('Top', share),
    boxWidth: number('Width', share),
  },

  verbs: { list: office, read: office },

  list: { columns: ['place', 'name', 'email', 'status', 'signedAt'], sort: 'place' },
  filters: ['envelopeId'],
  detail: { Signer: ['place', 'name', 'email', 'status', 'signedAt', 'declineReason'] },
});
