import { defineWorkflow, longText } from '#kernel/domain';
import { office } from '#platform/domain';
import type { SignerStatus } from './envelope-choices.ts';
import { envelopeSigner } from './envelope-signer.resource.ts';
import { envelope } from './envelope.resource.ts';

type Signers = { readonly signers: readonly { readonly status: SignerStatus }[] };

const guards = {
  /** What everybody has signed is only waiting for its seal. */
  isUnsigned: ({ signers }: Signers) =>
    signers.length > 0 && signers.every(({ status }) => status === 'signed')
      ? 'envelopeFullySigned'
      : null,
} as const;

export const envelopeWorkflow = defineWorkflow({
  on: envelope,
  axes: { status: { final: ['completed', 'declined', 'voided'] } },
  guards,
  moves: {
    send: {
      label: 'Send',
      can: 'send it',
      who: office,
      status: { from: ['draft'], to: 'sent' },
      sends: ['signing.link'],
    },
    deliver: { label: 'Opened by a signer', status: { from: ['sent'], to: 'delivered' } },
    complete: {
      label: 'Signed by everybody and sealed',
      status: { from: ['sent', 'delivered'], to: 'completed' },
      sends: ['signing.completed'],
    },
    decline: {
      label: 'Declined by a signer',
      status: { from: ['sent', 'delivered'], to: 'declined' },
    },
    void: {
      label: 'Void',
      can: 'void it',
      who: office,
      asks: { reason: longText('Reason', { required: true, max: 1000 }) },
      guard: 'isUnsigned',
      status: { from: ['draft', 'sent', 'delivered'], to: 'voided' },
    },
    expire: {
      label: 'Nobody signed in time',
      guard: 'isUnsigned',
      status: { from: ['sent', 'delivered'], to: 'voided' },
    },
  },
});

export const envelopeSignerWorkflow = defineWorkflow({
  on: envelopeSigner,
  axes: { status: { final: ['signed', 'declined'] } },
  moves: {
    invite: { label: 'Invited', status: { from: ['waiting'], to: 'invited' } },
    open: { label: 'Opened', status: { from: ['invited'], to: 'opened' } },
    sign: { label: 'Signed', status: { from: ['invited', 'opened'], to: 'signed' } },
    decline: { label: 'Declined', status: { from: ['invited', 'opened'], to: 'declined' } },
    /** Another program has the signers; it tells how far each of them is. */
    followProvider: {
      label: 'Told by the provider',
      status: {
        from: ['waiting', 'invited', 'opened'],
        to: ['invited', 'opened', 'signed', 'declined'],
      },
    },
  },
});

export const { send: sendEnvelope, void: voidEnvelope } = envelopeWorkflow.actions;
