import { checkDocument, createEnvelope, remindSigner, signingChoices } from './envelope-actions.ts';
import { envelopeEvent } from './envelope-event.resource.ts';
import { envelopeSigner } from './envelope-signer.resource.ts';
import { envelope } from './envelope.resource.ts';
import { envelopeSignerWorkflow, envelopeWorkflow } from './envelope.workflow.ts';

export * from './decide-envelope.ts';
export * from './decide-signing.ts';
export * from './docusign-connector.ts';
export * from './envelope-actions.ts';
export * from './envelope-choices.ts';
export * from './envelope-event.resource.ts';
export * from './envelope-events.ts';
export * from './envelope-facts.ts';
export * from './envelope-signer.resource.ts';
export * from './envelope.resource.ts';
export * from './envelope.workflow.ts';
export * from './evidence-document.ts';
export * from './provider-news.ts';
export * from './refusals.ts';
export * from './signature-place.ts';
export * from './signing-view.ts';

export const signingResources = [envelope, envelopeSigner, envelopeEvent] as const;
export const signingWorkflows = [envelopeWorkflow, envelopeSignerWorkflow] as const;
export const signingActions = [
  createEnvelope,
  remindSigner,
  checkDocument,
  signingChoices,
] as const;
