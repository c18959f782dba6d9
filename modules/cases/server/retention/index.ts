import type { ServerPart } from '../join-parts.ts';
import { disposeCasesWork } from './dispose-cases-work.ts';
import { disposalApproved, disposeCasesHandler } from './dispose-cases.handler.ts';
import { proposeDisposalJob } from './propose-disposal.job.ts';
import { readDisposalHandler } from './read-disposal.handler.ts';
import { retentionHandlers } from './retention.handlers.ts';

export const retentionParts: ServerPart = {
  handlers: [...retentionHandlers, disposeCasesHandler, readDisposalHandler],
  contributes: [disposalApproved],
  tasks: { work: [disposeCasesWork] },
  jobs: [proposeDisposalJob],
};
