import type { ServerPart } from '../join-parts.ts';
import { linkedCaseHandlers } from './linked-case.handlers.ts';
import { opinionRenderer } from './opinion-mail.ts';
import { opinionRoutes } from './opinion-routes.ts';
import { serviceInvoicedFollows } from './service-invoiced.ts';
import { opinionHandlers } from './opinion.handlers.ts';
import { remindOpinionsJob } from './remind-opinions.job.ts';

export { mnMoveHandlers } from './move.handlers.ts';

export const medicalNegligenceParts = {
  contributes: [opinionRenderer],
  handlers: [...opinionHandlers, ...linkedCaseHandlers],
  jobs: [remindOpinionsJob],
  rules: [serviceInvoicedFollows],
  routes: opinionRoutes,
} satisfies ServerPart;
