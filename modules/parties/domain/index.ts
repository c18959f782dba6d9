import { defineModule } from '#kernel/domain';
import { client } from './client.resource.ts';
import { centreActions, centreRefusals, centreResources } from './centre/index.ts';
import { companyActions, companyRefusals, companyResources } from './company/index.ts';
import { contractor } from './contractor.resource.ts';
import { partiesPages } from './pages.ts';
import { specialistActions, specialistRefusals, specialistResources } from './specialist/index.ts';

export * from './catalogues.ts';
export * from './centre/index.ts';
export * from './client.resource.ts';
export * from './company/index.ts';
export * from './contractor.resource.ts';
export * from './genders.ts';
export * from './pages.ts';
export * from './specialist/index.ts';

export const parties = defineModule({
  name: 'parties',
  resources: [...companyResources, contractor, client, ...specialistResources, ...centreResources],
  actions: [...companyActions, ...specialistActions, ...centreActions],
  pages: partiesPages,
  refusals: { ...companyRefusals, ...specialistRefusals, ...centreRefusals },
});
