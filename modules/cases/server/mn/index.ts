import type { ServerPart } from '../join-parts.ts';
import { linkedCaseHandlers } from './linked-case.handlers.ts';
import { opinionRenderer } from './opinion-mail.ts';
import { opinionRoutes } from './opinion-routes.ts';
import { serviceInvoicedFollows } from './service-invoiced.ts';
import { opinionHandlers } from './opinion.handlers.ts';
import { opinionReminders } from './opinion-reminders.ts';

export { mnMoveHandlers } from './move.handlers.ts';

export const medicalNegligenceParts = {
  contributes: [opinionRenderer, opinionReminders],
  handlers: [...opinionHandlers, ...linkedCaseHandlers],
  rules: [serviceInvoicedFollows],
  routes: opinionRoutes,
} satisfies ServerPart;
