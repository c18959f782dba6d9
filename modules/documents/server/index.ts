import type { ServerModule } from '#kernel/server';
import { filesCleanUp } from './clean-up.job.ts';
import './pdf-check.ts';
import { fileRoutes } from './routes.ts';
import './storage/storage-usage.ts';
import { storageHandlers } from './storage/storage.handlers.ts';

export { keepDocument } from './keep-document.ts';
export { readDocument } from './read-document.ts';

export const documentsServer: ServerModule = {
  name: 'documents',
  handlers: storageHandlers,
  jobs: [filesCleanUp],
  routes: fileRoutes,
};
