import { defineModule } from '#kernel/domain';
import { casesPages } from './pages.ts';

export * from './pages.ts';

export const cases = defineModule({ name: 'cases', pages: casesPages });
