import { defineModule } from '#kernel/domain';
import { insightsPages } from './pages.ts';

export * from './pages.ts';

export const insights = defineModule({ name: 'insights', pages: insightsPages });
