import { defineModule } from '#kernel/domain';
import { documentsPages } from './pages.ts';

export * from './pages.ts';

export const documents = defineModule({ name: 'documents', pages: documentsPages });
