import type { ServerModule } from '#kernel/server';
import { bookingHistoryHandlers } from './booking-history.handlers.ts';
import { caseManagerOfClient } from './case-manager-of-client.ts';
import { contractorHandlers, offerContractorAccount } from './contractor.handlers.ts';
import { afterDocumentSaved, formGuard, formHandlers } from './forms/index.ts';
import { seenByHandler } from './seen-by.handler.ts';
import { openStaffAccount, staffAccountGuard } from './staff-account.ts';

export const peopleHandlers = [
  ...bookingHistoryHandlers,
  ...contractorHandlers,
  ...formHandlers,
  seenByHandler,
];

export const peopleReactions = {
  created: {
    clientDocument: afterDocumentSaved,
    contractor: offerContractorAccount,
    staff: openStaffAccount,
  },
  updated: { clientDocument: afterDocumentSaved, contractor: offerContractorAccount },
  guards: { client: caseManagerOfClient, staff: staffAccountGuard, clientDocument: formGuard },
} satisfies Pick<ServerModule, 'created' | 'updated' | 'guards'>;
