import type { ServerModule } from '#kernel/server';
import { bankLineHandlers } from './bank-line.handlers.ts';
import { importHandler } from './import-statement.handler.ts';
import { matchSureWork } from './match-sure.ts';
import { matchingHandler } from './matching.handler.ts';

export const bankParts = {
  tasks: { work: [matchSureWork] },
  handlers: [importHandler, matchingHandler, ...bankLineHandlers],
} satisfies Partial<ServerModule>;
