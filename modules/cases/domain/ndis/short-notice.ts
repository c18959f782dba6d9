import { daysBetween } from '#kernel/domain';
import type { PlainDate } from '#kernel/domain';

/** NDIS pricing arrangements: less than seven clear days is short notice. An agreement may say otherwise. */
export const usualNoticeDays = 7;

/** The days between both, neither of them counted. */
export const clearDays = (noticeOn: PlainDate, appointmentOn: PlainDate): number =>
  daysBetween(noticeOn, appointmentOn) - 1;

/** Charged in full. */
export const isShortNotice = (
  noticeOn: PlainDate,
  appointmentOn: PlainDate,
  noticeDays: number,
): boolean => clearDays(noticeOn, appointmentOn) < noticeDays;
