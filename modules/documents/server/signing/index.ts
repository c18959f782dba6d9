import { checkDocumentHandler } from './check-document.handler.ts';
import { completeEnvelopeWork } from './complete-envelope.ts';
import { createEnvelopeHandler } from './create-envelope.handler.ts';
import { docusignJobs } from './docusign/docusign-jobs.ts';
import { envelopeHandlers } from './envelope.handlers.ts';
import { followEnvelopes } from './follow-envelopes.job.ts';
import { writeEvidenceWork } from './write-evidence.ts';

export { docusign } from './docusign/docusign-client.ts';
export { docusignRoutes } from './docusign/docusign-webhook.ts';
export { sealedSealKeys } from './seal/seal-key.ts';
export { signingRoutes } from './signing-routes.ts';
export { tellSenders } from './tell-sender.ts';

export const signingHandlers = [createEnvelopeHandler, ...envelopeHandlers, checkDocumentHandler];

export const signingJobs = [
  completeEnvelopeWork,
  writeEvidenceWork,
  followEnvelopes,
  ...docusignJobs,
];
