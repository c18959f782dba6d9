import type { ServerPart } from '../join-parts.ts';
import { consentEnded, consentHandlers, consentSigned } from './consent.handlers.ts';
import { makeBriefHandler, makeBriefWork } from './make-brief.ts';
import { noteOpening } from './note-opening.ts';
import { paperworkMailRenderer } from './paperwork-mail.ts';
import { prepaymentHandlers } from './prepayment.handlers.ts';
import { sendBriefHandler } from './send-paperwork.handlers.ts';

export { keepDemoConsents } from './consent.handlers.ts';
export { sendPaperworkHandlers } from './send-paperwork.handlers.ts';

export const paperworkParts: ServerPart = {
  contributes: [paperworkMailRenderer],
  subscriptions: [noteOpening, consentSigned, consentEnded],
  tasks: { work: [makeBriefWork] },
  handlers: [makeBriefHandler, sendBriefHandler, ...prepaymentHandlers, ...consentHandlers],
};
