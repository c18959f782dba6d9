import type { ServerPart } from '../join-parts.ts';
import { makeBundleHandler, makeBundleWork } from './bundle.ts';
import { cancelTpdHandler, cancelTpdWork } from './cancellation.ts';
import { chaseRenderer, statementReminders } from './statement-reminders.ts';
import { eligibilityHandlers } from './eligibility.handlers.ts';
import { tpdMailWords } from './tpd-mails.ts';
import { lodgementFollows } from './lodgement-follows.ts';

export { tpdMoveHandlers } from './tpd.handlers.ts';

export const tpdParts: ServerPart = {
  handlers: [...eligibilityHandlers, makeBundleHandler, cancelTpdHandler],
  contributes: [chaseRenderer, statementReminders, tpdMailWords],
  tasks: { work: [makeBundleWork, cancelTpdWork] },
  rules: lodgementFollows,
};
