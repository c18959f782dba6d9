import type { ServerModule } from '#kernel/server';
import { connectorPoint } from '#platform/server';
import { connectionHandlers } from './connection.handlers.ts';
import { mendHandler } from './mend.handler.ts';
import { syncHandler, syncWork } from './sync.work.ts';
import { uploadAllHandler, uploadAllWork } from './upload-all.work.ts';
import { uploadHandlers } from './upload.handlers.ts';
import { xero } from './xero-connection.ts';

export const accountingParts = {
  contributes: [connectorPoint.contribute(xero)],
  // Emptied by migration 0520; a process of the release before still looks into it.
  database: { tables: ['accounting_connections'] },
  handlers: [...connectionHandlers, ...uploadHandlers, uploadAllHandler, syncHandler, mendHandler],
  tasks: { work: [uploadAllWork, syncWork] },
} satisfies Partial<ServerModule>;
