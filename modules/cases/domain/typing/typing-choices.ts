import type { Tones } from '#kernel/domain';

export const typingStatuses = {
  waiting: 'Waiting',
  claimed: 'Being typed',
  completed: 'Completed',
  accepted: 'Accepted',
} as const;

export type TypingStatus = keyof typeof typingStatuses;

export const typingTones: Tones<typeof typingStatuses> = {
  waiting: 'warning',
  claimed: 'info',
  completed: 'success',
  accepted: 'success',
};

/** E-009: the two pages of the typist. */
export const typedReportStatuses = { 0: 'Incomplete', 1: 'Completed' } as const;

export const typingPriorities = { normal: 'Normal', urgent: 'Urgent' } as const;

export const priorityTones: Tones<typeof typingPriorities> = { urgent: 'danger' };

export const longestTypedText = 400_000;
