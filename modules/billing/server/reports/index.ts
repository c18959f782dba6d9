import type { ServerModule } from '#kernel/server';
import { reportHandlers } from './report.handlers.ts';
import { reportRoutes } from './report-routes.ts';

export const reportParts = {
  handlers: reportHandlers,
  routes: reportRoutes,
} satisfies Partial<ServerModule>;
