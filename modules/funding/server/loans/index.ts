import type { ServerPart } from '#kernel/server';
import { loanHandlers } from './loan.handlers.ts';

export const loanParts: ServerPart = { handlers: loanHandlers };
