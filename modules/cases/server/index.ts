import { printsWithoutRecords } from '#documents/server';
import type { ServerModule } from '#kernel/server';
import { casesDemo } from '../demo/index.ts';
import { checklistDefaults } from './checklists/checklist-defaults.ts';
import { copyChecklistHandler } from './checklists/copy-checklist.handler.ts';
import { resetChecklistsHandler } from './checklists/reset-checklists.handler.ts';
import { engineHandlers, engineParts } from './engine/index.ts';
import { imeMoveHandlers } from './ime/ime.handlers.ts';
import { massTortParts, mtMoveHandlers } from './mt/index.ts';
import { otMoveHandlers } from './ot/ot.handlers.ts';
import { quotationParts, quotationRoutes, quotationTemplateDefaults } from './quotation/index.ts';
import { casesTables } from './tables.ts';
import { imsApprovalHandlers } from './ims/ims-approval.handlers.ts';
import { talkingPointDefaults } from './settings/talking-point-defaults.ts';
import { casePrintRoutes } from '../domain/index.ts';

export { casePricePoint } from './engine/index.ts';

export const casesServer: ServerModule = {
  name: 'cases',
  contributes: [
    ...printsWithoutRecords(casePrintRoutes, 'case'),
    ...engineParts.contributes,
    ...quotationParts.contributes,
  ],
  database: casesTables,
  routes: quotationRoutes,
  jobs: quotationParts.jobs,
  tasks: massTortParts.tasks,
  subscriptions: [
    ...engineParts.subscriptions,
    ...quotationParts.subscriptions,
    ...massTortParts.subscriptions,
  ],
  created: engineParts.created,
  handlers: [
    copyChecklistHandler,
    resetChecklistsHandler,
    ...imsApprovalHandlers,
    ...engineHandlers([...imeMoveHandlers, ...otMoveHandlers, ...mtMoveHandlers]),
    ...quotationParts.handlers,
    ...massTortParts.handlers,
  ],
  tenantDefaults: (given) => [
    ...checklistDefaults(given),
    ...talkingPointDefaults(given),
    ...quotationTemplateDefaults(given),
  ],
  demo: casesDemo,
};
