import { defineModule } from '#kernel/domain';
import { applyHighRisk } from './apply-high-risk.ts';
import { caseManager } from './case-manager.resource.ts';
import { client } from './client.resource.ts';
import { centreActions, centreRefusals, centreResources } from './centre/index.ts';
import { company } from './company.resource.ts';
import { contractor } from './contractor.resource.ts';
import { liftHighRisk } from './lift-high-risk.ts';
import { partiesPages } from './pages.ts';
import { partyRefusals } from './refusals.ts';
import { specialistActions, specialistRefusals, specialistResources } from './specialist/index.ts';

export * from './apply-high-risk.ts';
export * from './case-manager.resource.ts';
export * from './catalogues.ts';
export * from './centre/index.ts';
export * from './client.resource.ts';
export * from './company.resource.ts';
export * from './contractor.resource.ts';
export * from './genders.ts';
export * from './high-risk.ts';
export * from './lift-high-risk.ts';
export * from './pages.ts';
export * from './specialist/index.ts';

export const parties = defineModule({
  name: 'parties',
  resources: [company, caseManager, contractor, client, ...specialistResources, ...centreResources],
  actions: [applyHighRisk, liftHighRisk, ...specialistActions, ...centreActions],
  pages: partiesPages,
  refusals: { ...partyRefusals, ...specialistRefusals, ...centreRefusals },
});
