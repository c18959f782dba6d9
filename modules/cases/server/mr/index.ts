import type { ServerModule } from '#kernel/server';
import { authorityEnded, authorityHandlers, authoritySigned } from './authority.handlers.ts';
import {
  recordBackgroundHandlers,
  recordCancellationWork,
  recordHoldWork,
} from './background.handlers.ts';
import { chaseBoardHandler } from './chase-board.handler.ts';
import { chaseRuleDefaults } from './chase-rules.ts';
import { duplicateHandlers } from './duplicate.handlers.ts';
import { fileHandlers } from './files.handlers.ts';
import { itemHandlers } from './items.handlers.ts';
import { keepRecordPriorities } from './keep-priorities.job.ts';
import { mergeRecordsHandler, mergeRecordsWork } from './merge-records.ts';
import { recordMessageHandler } from './message.handler.ts';
import { providerEscalations, providerReminders } from './provider-reminders.ts';
import { recordPrints } from './record-letters.ts';
import { providerMailRenderer } from './record-mail.ts';
import { requestHandlers } from './requests.handlers.ts';
import { recordUploadRoutes } from './upload-routes.ts';

export { mrMoveHandlers } from './mr.handlers.ts';

export const medicalRecordParts = {
  contributes: [providerMailRenderer, ...recordPrints, providerReminders, providerEscalations],
  handlers: [
    ...requestHandlers,
    ...itemHandlers,
    ...fileHandlers,
    ...authorityHandlers,
    ...duplicateHandlers,
    ...recordBackgroundHandlers,
    mergeRecordsHandler,
    recordMessageHandler,
    chaseBoardHandler,
  ],
  subscriptions: [authoritySigned, authorityEnded],
  jobs: [keepRecordPriorities],
  tasks: { work: [mergeRecordsWork, recordCancellationWork, recordHoldWork] },
  routes: recordUploadRoutes,
  tenantDefaults: (given) => [chaseRuleDefaults(given)],
} satisfies Partial<ServerModule>;
