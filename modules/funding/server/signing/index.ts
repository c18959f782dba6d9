import type { ServerPart } from '#kernel/server';
import { fundingAgreement } from '../../domain/index.ts';
import { signingSubscriptions } from './follow-envelope.ts';
import { signingHandlers } from './signing.handlers.ts';
import { agreementPaperConsequence } from './void-when-changed.ts';

export const signingParts: ServerPart = {
  handlers: signingHandlers,
  subscriptions: signingSubscriptions,
  consequences: { [fundingAgreement.name]: agreementPaperConsequence },
};
