import type { ServerModule } from '#kernel/server';
import { connectionHandlers } from './connection.handlers.ts';
import { mendHandler } from './mend.handler.ts';
import { syncHandler, syncWork } from './sync.work.ts';
import { uploadAllHandler, uploadAllWork } from './upload-all.work.ts';
import { uploadHandlers } from './upload.handlers.ts';

export { sealedAccounting } from './connection.ts';

export const accountingParts = {
  handlers: [...connectionHandlers, ...uploadHandlers, uploadAllHandler, syncHandler, mendHandler],
  tasks: { work: [uploadAllWork, syncWork] },
} satisfies Partial<ServerModule>;
