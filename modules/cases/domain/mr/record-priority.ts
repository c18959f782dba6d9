import { addDays } from '#kernel/domain';
import type { PlainDate, Tones } from '#kernel/domain';

/** E-077, in its order. */
export const recordPriorities = {
  low: 'Low',
  medium: 'Medium',
  high: 'High/Overdue',
  retrieved: 'Retrieved',
} as const;

export type RecordPriority = keyof typeof recordPriorities;

export const recordPriorityTones: Tones<typeof recordPriorities> = {
  low: 'neutral',
  medium: 'warning',
  high: 'danger',
  retrieved: 'success',
};

export const itemStatuses = {
  toRequest: 'To be requested',
  requested: 'Requested',
  received: 'Files to check',
  retrieved: 'Retrieved',
  noRecords: 'No records held',
  cancelled: 'Cancelled',
} as const;

export type ItemStatus = keyof typeof itemStatuses;

export const itemTones: Tones<typeof itemStatuses> = {
  toRequest: 'warning',
  requested: 'info',
  received: 'warning',
  retrieved: 'success',
  noRecords: 'neutral',
  cancelled: 'neutral',
};

/** Nothing more is expected of the provider. */
export const doneStatuses: readonly ItemStatus[] = ['retrieved', 'noRecords', 'cancelled'];

/** So many days before it is due, a request wants to be looked at. */
const soon = 7;

type Asked = { readonly status: ItemStatus; readonly dueDate: PlainDate | null };

/** G-092: overdue is High/Overdue. */
export function priorityOf({ status, dueDate }: Asked, today: PlainDate): RecordPriority {
  if (doneStatuses.includes(status)) return 'retrieved';
  if (!dueDate || status === 'received') return 'low';
  if (dueDate < today) return 'high';
  return dueDate <= addDays(today, soon) ? 'medium' : 'low';
}
