import type { ServerModule } from '#kernel/server';
import { filesCleanUp } from './clean-up.job.ts';
import { fileRoutes } from './routes.ts';

export const documentsServer: ServerModule = {
  name: 'documents',
  jobs: [filesCleanUp],
  routes: fileRoutes,
};
