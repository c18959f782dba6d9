import { defineModule } from '#kernel/domain';
import { insightsPages } from './pages.ts';
import { readStatistic, readStatistics } from './statistics/statistics.ts';

export * from './dashboard-layout.ts';
export * from './pages.ts';
export * from './statistics/index.ts';

export const insights = defineModule({
  name: 'insights',
  openToKeys: true,
  actions: [readStatistic, readStatistics],
  pages: insightsPages,
});
