import type { ServerPart } from '../join-parts.ts';
import { proposeDisposalJob } from './propose-disposal.job.ts';
import { retentionHandlers } from './retention.handlers.ts';

export const retentionParts: ServerPart = {
  handlers: retentionHandlers,
  jobs: [proposeDisposalJob],
};
