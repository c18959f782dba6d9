import type { FastifyInstance } from 'fastify';
import type { Handler, ServerModule, Services } from '#kernel/server';
import { caseTypes } from '../../domain/index.ts';
import { makeFinalReportJob, makeFinalWhenFinalised } from './make-final-report.ts';
import { readReportsHandler } from './read-reports.handler.ts';
import { remarkHandlers } from './remark.handlers.ts';
import { noteLinkUsed } from './report-opened.ts';
import { reportRoutes } from './report-routes.ts';
import { reportTextHandlers } from './report-text.handlers.ts';
import { reportStatusHandler, resendHandler } from './resend.handlers.ts';
import { attachReportJob, sendReportMails } from './send-report-mails.ts';
import { addVersionWhenTyped } from './typed-version.ts';
import { versionHandlers } from './version.handlers.ts';

export { reportMoveHandlers, reportMoves } from './report-move.handlers.ts';

const handlers: readonly Handler[] = [
  ...versionHandlers,
  readReportsHandler,
  ...reportTextHandlers,
  ...remarkHandlers,
  resendHandler,
  ...caseTypes.map(reportStatusHandler),
];

/** What reports bring to the module besides their moves. */
export const reportParts = {
  handlers,
  subscriptions: [makeFinalWhenFinalised, sendReportMails, noteLinkUsed, addVersionWhenTyped],
  jobs: [makeFinalReportJob, attachReportJob],
  routes: (app: FastifyInstance, services: Services) => reportRoutes(app, services),
} satisfies Partial<ServerModule>;
