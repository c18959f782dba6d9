import type { CaseRecord } from '../../domain/index.ts';

const labels = {
  joinLink: 'Link',
  joinPhone: 'Phone',
  joinPin: 'Access code',
  room: 'Room',
  court: 'Court',
} as const;

/** "Phone: +61 2 5550 1234", for mails, calendars and the page of a link. */
export const joiningLines = (record: CaseRecord): string[] =>
  Object.entries(labels).flatMap(([key, label]) => {
    const value = record[key];
    return value ? [`${label}: ${String(value)}`] : [];
  });
