import type { ServerPart } from '../join-parts.ts';
import { caseTimeHandlers } from './case-time.ts';
import { followInvoices } from './follow-invoices.ts';
import { noTimeAhead } from './no-time-ahead.ts';
import { proposalsHandler } from './proposals.handler.ts';
import { timeHandlers } from './time.handlers.ts';
import { timerHandlers } from './timer.handlers.ts';
import { weekHandlers } from './week.handlers.ts';

export const timeParts: ServerPart = {
  handlers: [
    ...timeHandlers,
    ...timerHandlers,
    ...weekHandlers,
    ...caseTimeHandlers,
    proposalsHandler,
  ],
  rules: [followInvoices, noTimeAhead],
  database: { tables: ['time_timers'], shows: [] },
};
