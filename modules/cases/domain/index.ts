import { defineModule } from '#kernel/domain';
import {
  checkList,
  checklistCriteria,
  copyChecklist,
  resetChecklists,
} from './checklists/index.ts';
import { imsApproval, imsApprovalWorkflow } from './ims/index.ts';
import { casesPages } from './pages.ts';
import { caseRefusals } from './refusals.ts';
import {
  amaServiceFee,
  defaultPic,
  ndisServiceItem,
  talkingPoint,
  talkingPointCategory,
} from './settings/index.ts';

export * from './checklists/index.ts';
export * from './ims/index.ts';
export * from './pages.ts';
export * from './prints.ts';
export * from './settings/index.ts';

export const cases = defineModule({
  name: 'cases',
  resources: [
    checkList,
    checklistCriteria,
    talkingPointCategory,
    talkingPoint,
    defaultPic,
    ndisServiceItem,
    amaServiceFee,
    imsApproval,
  ],
  actions: [copyChecklist, resetChecklists],
  workflows: [imsApprovalWorkflow],
  pages: casesPages,
  refusals: caseRefusals,
});
