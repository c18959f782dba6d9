import { Refused, handle } from '#kernel/server';
import type { Handler } from '#kernel/server';
import { decideMarkAsSuccess, markEmailAsSuccess, mayMarkAsSuccess } from '../../domain/index.ts';
import { emailsOfRecordHandler } from './emails-of-record.ts';
import { syncOutlookHandler } from './outlook-copy.ts';
import { resendHandler } from './resend.ts';
import { sendingReportHandler } from './sending-report.ts';

/** B-394. A mail that still waits is taken off the queue by its status. */
const markHandler = handle(markEmailAsSuccess, ({ record, commit }) => {
  if (!mayMarkAsSuccess(record)) throw new Refused('markNotNeeded');
  return commit(decideMarkAsSuccess(record));
});

export const trackingHandlers: readonly Handler[] = [
  emailsOfRecordHandler,
  markHandler,
  resendHandler,
  sendingReportHandler,
  syncOutlookHandler,
];
