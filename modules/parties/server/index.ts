import type { ServerModule } from '#kernel/server';
import { highRiskHandlers } from './high-risk.handlers.ts';

export const partiesServer: ServerModule = {
  name: 'parties',
  handlers: highRiskHandlers,
};
