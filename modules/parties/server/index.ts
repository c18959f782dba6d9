import { contributeActorFacts } from '#identity/server';
import type { ServerModule } from '#kernel/server';
import { partyFacts } from './actor-facts.ts';
import { highRiskNotice } from './high-risk-notice.ts';
import { highRiskHandlers } from './high-risk.handlers.ts';

contributeActorFacts(partyFacts);

export const partiesServer: ServerModule = {
  name: 'parties',
  handlers: highRiskHandlers,
  subscriptions: [highRiskNotice],
};
