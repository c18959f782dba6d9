import type { ServerPart } from '#kernel/server';
import { loanEntryApproved } from './approve-entry.ts';
import { entryHandlers } from './entry.handlers.ts';
import { loanHandlers } from './loan.handlers.ts';

export const loanParts: ServerPart = {
  handlers: [...loanHandlers, ...entryHandlers],
  contributes: [loanEntryApproved],
};
