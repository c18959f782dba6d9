import { printsWithoutRecords } from '#documents/server';
import type { ServerModule } from '#kernel/server';
import { casesDemo } from '../demo/index.ts';
import { checklistDefaults } from './checklists/checklist-defaults.ts';
import { copyChecklistHandler } from './checklists/copy-checklist.handler.ts';
import { resetChecklistsHandler } from './checklists/reset-checklists.handler.ts';
import { correctionHandlers } from './corrections/correction.handlers.ts';
import { engineHandlers, engineParts } from './engine/index.ts';
import { imeMoveHandlers } from './ime/ime.handlers.ts';
import { imsApprovalHandlers } from './ims/ims-approval.handlers.ts';
import { reportMoveHandlers, reportParts } from './reports/index.ts';
import { talkingPointDefaults } from './settings/talking-point-defaults.ts';
import { casePrintRoutes, caseTypes } from '../domain/index.ts';

export { casePricePoint } from './engine/index.ts';

export const casesServer: ServerModule = {
  name: 'cases',
  contributes: [...printsWithoutRecords(casePrintRoutes, 'case'), ...engineParts.contributes],
  subscriptions: [...engineParts.subscriptions, ...reportParts.subscriptions],
  jobs: reportParts.jobs,
  routes: reportParts.routes,
  created: engineParts.created,
  handlers: [
    copyChecklistHandler,
    resetChecklistsHandler,
    ...imsApprovalHandlers,
    ...reportParts.handlers,
    ...correctionHandlers,
    ...engineHandlers([...imeMoveHandlers, ...caseTypes.flatMap(reportMoveHandlers)]),
  ],
  tenantDefaults: (given) => [...checklistDefaults(given), ...talkingPointDefaults(given)],
  demo: casesDemo,
};
