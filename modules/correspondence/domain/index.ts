import { defineModule } from '#kernel/domain';
import { correspondencePages } from './pages.ts';

export * from './pages.ts';

export const correspondence = defineModule({ name: 'correspondence', pages: correspondencePages });
