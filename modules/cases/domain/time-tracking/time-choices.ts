import type { Tones } from '#kernel/domain';

/** E-093, B-190: the only status of a time entry (G-027). */
export const timeBillingStatuses = {
  notReady: 'Not ready',
  readyToBill: 'Ready to bill',
  billed: 'Billed',
  nonBillable: 'Non-Billable',
} as const;

export const timeBillingTones: Tones<typeof timeBillingStatuses> = {
  notReady: 'warning',
  readyToBill: 'info',
  billed: 'success',
  nonBillable: 'neutral',
};

/** E-094, B-191. */
export const timeUserKinds = { staff: 'Staff', specialist: 'Specialist' } as const;

export const timeApprovals = {
  draft: 'Not submitted',
  submitted: 'Submitted',
  approved: 'Approved',
} as const;

export const timeApprovalTones: Tones<typeof timeApprovals> = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'success',
};

export const timeActivities = {
  examination: 'Examination',
  report: 'Report writing',
  fileReview: 'Review of records',
  conference: 'Conference',
  telephone: 'Telephone call',
  correspondence: 'Correspondence',
  research: 'Research',
  travel: 'Travel',
  administration: 'Administration',
  other: 'Other',
} as const;

export type TimeActivity = keyof typeof timeActivities;

/** A day: whoever works longer has left the timer on. */
export const longestEntry = 1440;
