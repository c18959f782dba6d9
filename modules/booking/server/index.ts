import type { ServerModule } from '#kernel/server';
import { bookingDemo } from '../demo/index.ts';
import { agentHandlers } from './appointment/agent.handlers.ts';
import { appointmentRecipients, appointmentReference } from './appointment/appointment-mail.ts';
import { appointmentHandlers } from './appointment/appointment.handlers.ts';
import { bookedHistoryHandler } from './appointment/booked-history.handler.ts';
import { appointmentActivity } from './appointment/client-activity.ts';
import { appointmentBookings } from './appointment/contribute-bookings.ts';
import { typeFitsSession } from './appointment/type-of-appointment.ts';
import { calendarHandler } from './calendar/calendar.handler.ts';
import { callHandlers } from './call/call.handlers.ts';
import { callsInTimeline } from './call/calls-in-timeline.ts';
import { expireOffers } from './call/expire-offers.job.ts';
import { offerRenderer } from './call/offer-mail.ts';
import { offerRoutes } from './call/offer-routes.ts';
import { offerHandler } from './call/offer.handler.ts';
import { ownCallsHandler } from './call/own-calls.handler.ts';
import { publishCallChange } from './call/publish-call-change.ts';
import { daysheetHandlers } from './daysheet/daysheet.handlers.ts';
import { daysheetRenderer, daysheetTemplateFacts } from './daysheet/daysheet-mail.ts';
import { daysheetPrint } from './daysheet/print-daysheet.ts';
import { daysheetRoutes } from './daysheet/export-daysheet.ts';
import { appointmentTemplateFacts } from './notice/template-facts.ts';
import { noticesHandler } from './notice/notices.handler.ts';
import { noticeRenderer } from './notice/notice-mail.ts';
import { bookingInvariants } from './booking-invariants.ts';
import { bookingRules } from './impact/booking-rules.ts';
import { clearImpactActions } from './impact/clear-impact.ts';
import { previewImpactHandler } from './impact/preview-impact.handler.ts';
import { recipientsHandler } from './notice/recipients.handler.ts';
import { tellPeople } from './notice/tell-people.ts';
import { portalAppointmentRoutes } from './portal/portal-appointments.ts';
import { rosterWork } from './roster/roster-work.ts';
import { rosterHandler } from './roster/roster.handler.ts';
import { bulkHandler } from './session/bulk-change.handler.ts';
import { changeSessionsWork } from './session/change-sessions-work.ts';
import { checkDuplicateHandler } from './session/check-duplicate.handler.ts';
import { holidayDefaults } from './holiday/holiday-defaults.ts';
import { sessionDetailHandlers, availabilityRoutes, searchHandlers } from './search/index.ts';
import { historyRoutes } from './session/export-history.ts';
import { sessionHandlers } from './session/session.handlers.ts';
import { publishSessionChange } from './session/publish-session-change.ts';
import { bookHandler } from './slot/book.handler.ts';
import { holdHandlers } from './slot/hold.handlers.ts';
import { releaseHolds } from './slot/release-holds.job.ts';
import { slotsHub } from './slot/slots-hub.ts';
import { publishSlotChange } from './slot/publish-slot-change.ts';
import { bookingTables } from './tables.ts';

export { noticeFacts } from './notice/notice-facts.ts';
export { tellOfMoveAgain } from './notice/tell-again.ts';
export { bookedTimesOf } from './appointment/booked-history.handler.ts';
export { lockAppointment, prepareBooking, prepareCancel, prepareMove } from './slot/book-slot.ts';
export type { BookingCall, CaseRef } from './slot/book-slot.ts';
export { caseMakerPoint } from './slot/case-maker.ts';

export const bookingServer: ServerModule = {
  name: 'booking',
  database: bookingTables,
  contributes: [
    appointmentBookings,
    appointmentActivity,
    callsInTimeline,
    daysheetPrint,
    daysheetRenderer,
    noticeRenderer,
    offerRenderer,
    appointmentRecipients,
    appointmentReference,
    appointmentTemplateFacts,
    daysheetTemplateFacts,
  ],
  handlers: [
    bookedHistoryHandler,
    calendarHandler,
    ...holdHandlers,
    bookHandler,
    ...appointmentHandlers,
    recipientsHandler,
    noticesHandler,
    previewImpactHandler,
    ...agentHandlers,
    ...sessionHandlers,
    rosterHandler,
    bulkHandler,
    checkDuplicateHandler,
    ...searchHandlers,
    ...sessionDetailHandlers,
    ...daysheetHandlers,
    ...callHandlers,
    ownCallsHandler,
    offerHandler,
  ],
  routes(app, services) {
    daysheetRoutes(app, services);
    availabilityRoutes(app, services);
    historyRoutes(app, services);
    portalAppointmentRoutes(app, services);
    offerRoutes(app, services);
  },
  subscriptions: [...tellPeople, ...clearImpactActions],
  rules: [...bookingRules, typeFitsSession],
  invariants: bookingInvariants,
  jobs: [releaseHolds, expireOffers],
  tasks: { work: [changeSessionsWork, rosterWork] },
  hub: slotsHub,
  screens: {
    appointmentSession: publishSessionChange,
    appointmentSlot: publishSlotChange,
    call: publishCallChange,
    callSlot: publishCallChange,
  },
  tenantDefaults: (given) => [holidayDefaults(given)],
  demo: bookingDemo,
};
