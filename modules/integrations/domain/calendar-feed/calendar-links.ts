import { user } from '#identity/domain';
import { defineLink } from '#kernel/domain';
import type { LinkDefinition } from '#kernel/domain';
import { centre, specialist } from '#parties/domain';

const feed = {
  // A program asks for years; after one the person says again that it may.
  expires: { days: 365 },
  uses: 'many',
  page: '/app/calendar-feeds/{token}/calendar.ics',
  heldBy: 'the calendar program of whoever made it',
  endsWith: 'the account of whoever made it, or their right to see appointments',
} as const;

export const ownCalendarLink = defineLink({
  ...feed,
  name: 'ownCalendar',
  label: 'Calendar of own appointments',
  for: user,
});

export const specialistCalendarLink = defineLink({
  ...feed,
  name: 'specialistCalendar',
  label: 'Calendar of a specialist',
  for: specialist,
});

export const centreCalendarLink = defineLink({
  ...feed,
  name: 'centreCalendar',
  label: 'Calendar of a centre',
  for: centre,
});

export const calendarLinks: readonly LinkDefinition[] = [
  ownCalendarLink,
  specialistCalendarLink,
  centreCalendarLink,
];
