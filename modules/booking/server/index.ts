import type { ServerModule } from '#kernel/server';
import { appointmentHandlers } from './appointments/appointment.handlers.ts';
import { calendarHandler } from './calendar/calendar.handler.ts';
import { rosterHandler } from './roster/roster.handler.ts';
import { bulkHandler } from './sessions/bulk.handler.ts';
import { checkDuplicateHandler } from './sessions/check-duplicate.handler.ts';
import { holidayDefaults } from './holiday-defaults.ts';
import { sessionHandlers } from './sessions/session.handlers.ts';
import { bookHandler } from './slots/book.handler.ts';
import { holdHandlers } from './slots/hold.handlers.ts';
import { releaseHolds } from './slots/release-holds.job.ts';
import { slotsHub } from './slots/slots-hub.ts';

export const bookingServer: ServerModule = {
  name: 'booking',
  handlers: [
    calendarHandler,
    ...holdHandlers,
    bookHandler,
    ...appointmentHandlers,
    ...sessionHandlers,
    rosterHandler,
    bulkHandler,
    checkDuplicateHandler,
  ],
  jobs: [releaseHolds],
  hub: slotsHub,
  tenantDefaults: (given) => [holidayDefaults(given)],
};
