import type { Handler } from '#kernel/server';
import { consentEnded, consentHandlers, consentSigned } from './consent.handlers.ts';
import { makeBriefHandler, makeBriefWork } from './make-brief.ts';
import { noteOpening } from './note-opening.ts';
import { paperworkMailRenderer } from './paperwork-mail.ts';
import { prepaymentHandlers } from './prepayment.handlers.ts';
import { sendBriefHandler } from './send-paperwork.handlers.ts';

export { sendPaperworkHandlers } from './send-paperwork.handlers.ts';

export const paperworkHandlers: readonly Handler[] = [
  makeBriefHandler,
  sendBriefHandler,
  ...prepaymentHandlers,
  ...consentHandlers,
];

export const paperworkParts = {
  contributes: [paperworkMailRenderer],
  subscriptions: [noteOpening, consentSigned, consentEnded],
  tasks: [makeBriefWork],
} as const;
