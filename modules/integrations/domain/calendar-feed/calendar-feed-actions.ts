import { appointment } from '#booking/domain';
import { defineAction, lookup } from '#kernel/domain';
import { caseTeamAndSpecialist, office } from '#platform/domain';

export const calendarFeedsPath = '/view/calendar-feeds';

/** Customers follow their cases; their calendars get the invitations of their own appointments. */
const whoSubscribes = caseTeamAndSpecialist.filter((role) => role !== 'CASE_MANAGER');

/** The address is answered once: only its hash is kept. */
const made = { id: 'id', url: 'text', expiresAt: 'instant' } as const;

const common = { on: appointment, page: calendarFeedsPath, answersSecret: true } as const;

export const addOwnCalendarFeed = defineAction({
  ...common,
  name: 'addOwnCalendarFeed',
  label: 'Subscribe to own appointments',
  route: 'POST /app/calendar-feeds/own',
  roles: whoSubscribes,
  input: {},
  answer: made,
});

export const addSpecialistCalendarFeed = defineAction({
  ...common,
  name: 'addSpecialistCalendarFeed',
  label: 'Subscribe to a specialist',
  route: 'POST /app/calendar-feeds/specialist',
  roles: office,
  input: { specialistId: lookup('Specialist', 'specialist', { required: true }) },
  answer: made,
});

export const addCentreCalendarFeed = defineAction({
  ...common,
  name: 'addCentreCalendarFeed',
  label: 'Subscribe to a centre',
  route: 'POST /app/calendar-feeds/centre',
  roles: office,
  input: { centreId: lookup('Centre', 'centre', { required: true }) },
  answer: made,
});

/** A feed of the caller's that still works. */
export type CalendarFeed = {
  readonly id: string;
  readonly label: string;
  readonly recordName: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastOpenedAt: string | null;
};

export const listCalendarFeeds = defineAction({
  name: 'calendarFeeds',
  on: appointment,
  label: 'Calendar feeds',
  route: 'GET /app/calendar-feeds',
  page: calendarFeedsPath,
  roles: whoSubscribes,
  input: {},
  answer: {
    items: [
      {
        id: 'id',
        label: 'text',
        recordName: 'text?',
        createdAt: 'instant',
        expiresAt: 'instant',
        lastOpenedAt: 'instant?',
      },
    ],
  },
});

export const withdrawCalendarFeed = defineAction({
  name: 'withdrawCalendarFeed',
  on: appointment,
  label: 'End a calendar feed',
  route: 'DELETE /app/calendar-feeds/{feedId}',
  page: calendarFeedsPath,
  roles: whoSubscribes,
  input: {},
  answer: 'nothing',
});

export const calendarFeedActions = [
  addOwnCalendarFeed,
  addSpecialistCalendarFeed,
  addCentreCalendarFeed,
  listCalendarFeeds,
  withdrawCalendarFeed,
] as const;
