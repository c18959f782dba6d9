import { defineModule } from '#kernel/domain';
import { edition } from './edition.resource.ts';
import { platformPages } from './pages.ts';
import { tenant } from './tenant.resource.ts';

export * from './edition.resource.ts';
export * from './editions.ts';
export * from './features.ts';
export * from './pages.ts';
export * from './roles.ts';
export * from './setting-attributes.ts';
export * from './settings.ts';
export * from './tenant.resource.ts';

export const platform = defineModule({
  name: 'platform',
  resources: [edition, tenant],
  pages: platformPages,
});
