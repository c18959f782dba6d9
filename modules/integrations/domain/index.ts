import { defineModule } from '#kernel/domain';
import { integrationsPages } from './pages.ts';

export * from './pages.ts';

export const integrations = defineModule({ name: 'integrations', pages: integrationsPages });
