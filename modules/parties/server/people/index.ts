import type { ServerModule } from '#kernel/server';
import { bookingHistoryHandlers } from './booking-history.handlers.ts';
import { contractorHandlers, offerContractorAccount } from './contractor.handlers.ts';
import { openStaffAccount, staffAccountGuard } from './staff-account.ts';

export const peopleHandlers = [...bookingHistoryHandlers, ...contractorHandlers];

export const peopleReactions = {
  created: { contractor: offerContractorAccount, staff: openStaffAccount },
  updated: { contractor: offerContractorAccount },
  guards: { staff: staffAccountGuard },
} satisfies Pick<ServerModule, 'created' | 'updated' | 'guards'>;
