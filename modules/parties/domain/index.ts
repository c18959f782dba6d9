import { defineModule } from '#kernel/domain';
import { centreActions, centreRefusals, centreResources } from './centre/index.ts';
import {
  companyActions,
  companyRefusals,
  companyResources,
  companyWorkflows,
} from './company/index.ts';
import { partiesPages } from './pages.ts';
import { formWorkflows, peopleActions, peopleRefusals, peopleResources } from './people/index.ts';
import {
  privacyActions,
  privacyRefusals,
  privacyResources,
  privacyTasks,
  privacyWorkflows,
} from './privacy/index.ts';
import { relationRefusals, relationResources, relationWorkflows } from './relations/index.ts';
import {
  specialistAbilities,
  specialistActions,
  specialistRefusals,
  specialistResources,
  specialistWorkflows,
} from './specialist/index.ts';

export * from './bookable/bookability.ts';
export * from './party-choices.ts';
export * from './centre/index.ts';
export * from './company/index.ts';
export * from './letters/addressees.ts';
export * from './pages.ts';
export * from './people/index.ts';
export * from './privacy/index.ts';
export * from './relations/index.ts';
export * from './specialist/index.ts';

export const parties = defineModule({
  name: 'parties',
  openToKeys: true,
  resources: [
    ...companyResources,
    ...peopleResources,
    ...specialistResources,
    ...centreResources,
    ...relationResources,
    ...privacyResources,
  ],
  actions: [
    ...companyActions,
    ...peopleActions,
    ...specialistActions,
    ...centreActions,
    ...privacyActions,
  ],
  tasks: privacyTasks,
  abilities: specialistAbilities,
  workflows: [
    ...companyWorkflows,
    ...formWorkflows,
    ...specialistWorkflows,
    ...relationWorkflows,
    ...privacyWorkflows,
  ],
  pages: partiesPages,
  refusals: {
    ...companyRefusals,
    ...peopleRefusals,
    ...specialistRefusals,
    ...centreRefusals,
    ...relationRefusals,
    ...privacyRefusals,
  },
});
