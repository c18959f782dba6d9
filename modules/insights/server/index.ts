import type { ServerModule } from '#kernel/server';
import { readStatisticHandler } from './statistics/read-statistic.handler.ts';

export const insightsServer: ServerModule = {
  name: 'insights',
  handlers: [readStatisticHandler],
};
