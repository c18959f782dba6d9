import type { ServerModule } from '#kernel/server';
import { caseRecipients } from './case-recipients.ts';
import { forgetSectionLocks } from './forget-section-locks.job.ts';
import { caseScreens } from './publish-case-change.ts';
import { caseSummaryPrints } from './print-summary.ts';
import { sectionLockHub } from './section-lock-hub.ts';

export { publishCases } from './publish-case-change.ts';

/** What the page of a case asks of the server besides the engine. */
export const casePageParts = {
  contributes: [...caseSummaryPrints, ...caseRecipients],
  hub: sectionLockHub,
  jobs: [forgetSectionLocks],
  screens: caseScreens,
} satisfies Partial<ServerModule>;
