import type { ServerModule } from '#kernel/server';
import { agentHandlers } from './appointments/agent.handlers.ts';
import { appointmentHandlers } from './appointments/appointment.handlers.ts';
import { contributeAppointments } from './appointments/contribute-bookings.ts';
import { calendarHandler } from './calendar/calendar.handler.ts';
import { daysheetHandlers } from './daysheet/daysheet.handlers.ts';
import { daysheetRoutes } from './daysheet/export-daysheet.ts';
import { recipientsHandler } from './notices/recipients.handler.ts';
import { tellPeople } from './notices/tell-people.ts';
import { rosterWork } from './roster/roster-work.ts';
import { rosterHandler } from './roster/roster.handler.ts';
import { bulkHandler } from './sessions/bulk.handler.ts';
import { changeSessionsWork } from './sessions/change-sessions-work.ts';
import { checkDuplicateHandler } from './sessions/check-duplicate.handler.ts';
import { holidayDefaults } from './holiday-defaults.ts';
import { aroundSearchHandlers, availabilityRoutes, searchHandlers } from './search/index.ts';
import { historyRoutes } from './sessions/export-history.ts';
import { sessionHandlers } from './sessions/session.handlers.ts';
import { tellOfSession } from './sessions/tell-sessions.ts';
import { bookHandler } from './slots/book.handler.ts';
import { holdHandlers } from './slots/hold.handlers.ts';
import { releaseHolds } from './slots/release-holds.job.ts';
import { slotsHub } from './slots/slots-hub.ts';

contributeAppointments();

export const bookingServer: ServerModule = {
  name: 'booking',
  handlers: [
    calendarHandler,
    ...holdHandlers,
    bookHandler,
    ...appointmentHandlers,
    recipientsHandler,
    ...agentHandlers,
    ...sessionHandlers,
    rosterHandler,
    bulkHandler,
    checkDuplicateHandler,
    ...searchHandlers,
    ...aroundSearchHandlers,
    ...daysheetHandlers,
  ],
  routes(app, services) {
    daysheetRoutes(app, services);
    availabilityRoutes(app, services);
    historyRoutes(app, services);
  },
  subscriptions: tellPeople,
  jobs: [releaseHolds],
  tasks: { work: [changeSessionsWork, rosterWork] },
  hub: slotsHub,
  created: { appointmentSession: tellOfSession },
  updated: { appointmentSession: tellOfSession },
  tenantDefaults: (given) => [holidayDefaults(given)],
};
