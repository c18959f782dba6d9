import type { ServerModule } from '#kernel/server';
import { campaignCountsHandler } from './campaign-counts.handler.ts';
import { changeClaimantsHandler } from './change-claimants.handler.ts';
import { changeClaimantsWork } from './change-claimants.ts';
import { mtMailWords, mtTemplateFacts } from './mt-mails.ts';
import { reportReceived } from './report-received.ts';
import { reviewHandlers } from './review.handlers.ts';

export { mtMoveHandlers } from './mt.handlers.ts';

export const massTortParts = {
  handlers: [campaignCountsHandler, changeClaimantsHandler, ...reviewHandlers],
  contributes: [mtMailWords, mtTemplateFacts],
  subscriptions: [reportReceived],
  tasks: { work: [changeClaimantsWork] },
} satisfies Partial<ServerModule>;
