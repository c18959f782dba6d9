import { printsWithoutRecords } from '#documents/server';
import type { ServerModule } from '#kernel/server';
import { casesDemo } from '../demo/index.ts';
import { checklistDefaults } from './checklists/checklist-defaults.ts';
import { copyChecklistHandler } from './checklists/copy-checklist.handler.ts';
import { resetChecklistsHandler } from './checklists/reset-checklists.handler.ts';
import { makeTaskChecklists } from './checklists/make-task-checklists.ts';
import { taskChecklistHandlers } from './checklists/task-checklist.handlers.ts';
import { engineHandlers, engineParts } from './engine/index.ts';
import { imeMoveHandlers } from './ime/ime.handlers.ts';
import { casePrints, caseTemplateFacts } from './letters/case-documents.ts';
import { caseMessageRenderer } from './letters/case-message.ts';
import { sendMessageHandlers } from './letters/send-message.handlers.ts';
import { paperworkHandlers, paperworkParts, sendPaperworkHandlers } from './paperwork/index.ts';
import { reminderDefaults } from './reminders/reminder-defaults.ts';
import { sendRemindersJob } from './reminders/send-reminders.job.ts';
import { imsApprovalHandlers } from './ims/ims-approval.handlers.ts';
import { talkingPointDefaults } from './settings/talking-point-defaults.ts';
import { printsToCome } from '../domain/index.ts';

export { casePricePoint } from './engine/index.ts';

export const casesServer: ServerModule = {
  name: 'cases',
  contributes: [
    ...printsWithoutRecords(printsToCome, 'case'),
    ...engineParts.contributes,
    ...paperworkParts.contributes,
    ...casePrints,
    ...caseTemplateFacts,
    caseMessageRenderer,
  ],
  subscriptions: [
    ...engineParts.subscriptions,
    ...paperworkParts.subscriptions,
    makeTaskChecklists,
  ],
  tasks: { work: paperworkParts.tasks },
  jobs: [sendRemindersJob],
  created: engineParts.created,
  handlers: [
    copyChecklistHandler,
    resetChecklistsHandler,
    ...taskChecklistHandlers,
    ...imsApprovalHandlers,
    ...paperworkHandlers,
    ...sendMessageHandlers,
    ...engineHandlers([...imeMoveHandlers, ...sendPaperworkHandlers]),
  ],
  tenantDefaults: (given) => [
    ...checklistDefaults(given),
    ...talkingPointDefaults(given),
    reminderDefaults(given),
  ],
  demo: casesDemo,
};
