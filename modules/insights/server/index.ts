import type { ServerModule } from '#kernel/server';
import { statisticHandlers } from './statistics/read-statistic.handler.ts';

export const insightsServer: ServerModule = {
  name: 'insights',
  handlers: statisticHandlers,
};
