import type { ServerPart } from '#kernel/server';
import { signingSubscriptions } from './follow-envelope.ts';
import { signingHandlers } from './signing.handlers.ts';
import { changedAgreementVoidsEnvelope } from './void-when-changed.ts';

export const signingParts: ServerPart = {
  handlers: signingHandlers,
  subscriptions: signingSubscriptions,
  rules: [changedAgreementVoidsEnvelope],
};
