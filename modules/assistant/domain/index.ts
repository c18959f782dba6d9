import { defineModule } from '#kernel/domain';
import { assistantPages } from './pages.ts';

export * from './pages.ts';

export const assistant = defineModule({ name: 'assistant', pages: assistantPages });
