import type { Tones } from '#kernel/domain';

/** A draft is worked on; a final report is a PDF that nobody changes any more. */
export const reportKinds = { draft: 'Draft', final: 'Final' } as const;

export const reportKindTones: Tones<typeof reportKinds> = { draft: 'neutral', final: 'success' };

export const remarkStatuses = { open: 'Open', done: 'Done' } as const;

export const remarkTones: Tones<typeof remarkStatuses> = { open: 'warning', done: 'success' };

/** How a report came into the hands of whoever opened it. */
export const openedWays = { link: 'By the link', signedIn: 'After signing in' } as const;

/** Steps at which the report is what it is: an amendment or a return opens it again. */
const lockedSteps: readonly string[] = [
  'reportFinalisation',
  'reportSent',
  'reportSentClarification',
  'reportSentAmendment',
  'reportSentWithFee',
  'cancelledNoFee',
  'cancelledChargeable',
  'cancelledPaySpecialist',
];

export const isReportLocked = (step: string): boolean => lockedSteps.includes(step);

/** The table of moves has no step for it there: a new version is made final by itself. */
const afterwards: readonly string[] = ['clarificationNoFee', 'amendmentNoFee'];

export const isAfterwards = (step: string): boolean => afterwards.includes(step);

/** What a version of a report can be. */
export const reportExtensions: readonly string[] = ['docx', 'pdf'];
