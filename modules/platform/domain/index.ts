import { defineModule } from '#kernel/domain';
import { listBackgroundJobs, retryBackgroundJob } from './background-jobs.ts';
import { edition } from './edition.resource.ts';
import {
  changeEditionFeatures,
  changeTenantFeatures,
  readEditionFeatures,
  readTenantFeatures,
} from './feature-actions.ts';
import { platformPages } from './pages.ts';
import { city } from './reference/city.resource.ts';
import { country } from './reference/country.resource.ts';
import { lookupConfig } from './reference/lookup-config.resource.ts';
import { platformRefusals } from './refusals.ts';
import { tenant } from './tenant.resource.ts';

export * from './background-jobs.ts';
export * from './edition.resource.ts';
export * from './editions.ts';
export * from './feature-actions.ts';
export * from './features.ts';
export * from './link-settings.ts';
export * from './notifications/index.ts';
export * from './pages.ts';
export * from './realtime/index.ts';
export * from './reference/index.ts';
export * from './refusals.ts';
export * from './roles.ts';
export * from './saved-filters/index.ts';
export * from './setting-attributes.ts';
export * from './settings.ts';
export * from './table-settings/index.ts';
export * from './tenant.resource.ts';
export * from './vocabulary.ts';

export const platform = defineModule({
  name: 'platform',
  resources: [edition, tenant, country, city, lookupConfig],
  actions: [
    readTenantFeatures,
    changeTenantFeatures,
    readEditionFeatures,
    changeEditionFeatures,
    listBackgroundJobs,
    retryBackgroundJob,
  ],
  pages: platformPages,
  refusals: platformRefusals,
});
