import type { ServerPart } from '../join-parts.ts';
import { claimHandlers } from './claim.handlers.ts';
import { limitationFollows } from './limitation-follows.ts';
import { mvaMailRenderer, mvaMailWords, mvaPrinted, mvaTemplateFacts } from './mva-prints.ts';
import { offerHandlers } from './offer.handlers.ts';
import { limitationReminders } from './limitation-reminders.ts';

export { mvaMoveHandlers } from './mva.handlers.ts';

export const mvaParts: ServerPart = {
  handlers: [...claimHandlers, ...offerHandlers],
  contributes: [
    ...mvaPrinted,
    mvaTemplateFacts,
    mvaMailRenderer,
    mvaMailWords,
    limitationReminders,
  ],
  rules: [limitationFollows],
};
