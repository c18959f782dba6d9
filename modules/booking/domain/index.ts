import { defineModule } from '#kernel/domain';
import { appointment } from './appointment/appointment.resource.ts';
import { appointmentWorkflow } from './appointment/appointment.workflow.ts';
import {
  bookableCaseManagers,
  bookableClients,
  bookableCompanies,
} from './appointment/agent-actions.ts';
import { bookedAppointmentHistory } from './appointment/booked-history.ts';
import { bookSlot, holdSlot, releaseSlot } from './appointment/slot-actions.ts';
import {
  call,
  callActions,
  callOfferLink,
  callRefusals,
  callSlot,
  callWorkflow,
} from './call/index.ts';
import { holiday } from './holiday/holiday.resource.ts';
import { postcodeFormats } from './holiday/postcode-ranges.ts';
import { previewImpact } from './impact/preview-impact.ts';
import { calendarAction } from './calendar/calendar-query.ts';
import {
  printDaysheet,
  sendDaysheets,
  stampDaysheet,
  validateDaysheet,
} from './daysheet/daysheet-actions.ts';
import { listNotices, listRecipients } from './notice/notice-actions.ts';
import { bookingPages } from './pages.ts';
import { bookingRefusals } from './refusals.ts';
import { createRoster, createRosterTask } from './roster/create-roster.ts';
import { appointmentSearch } from './search/appointment-search.resource.ts';
import { searchRefusals } from './search/refusals.ts';
import { searchActions } from './search/search-actions.ts';
import { appointmentSession } from './session/appointment-session.resource.ts';
import { appointmentSlot } from './session/appointment-slot.table.ts';
import { changeSessions, changeSessionsTask } from './session/change-sessions.ts';
import { checkDuplicate } from './session/check-duplicate.ts';
import {
  listSlots,
  mySession,
  removeSession,
  setIsOnHold,
  syncFromAssessment,
} from './session/session-actions.ts';
import { sessionWorkflow } from './session/session.workflow.ts';

export * from './appointment/agent-actions.ts';
export * from './appointment/appointment-events.ts';
export * from './appointment/appointment.resource.ts';
export * from './appointment/appointment.workflow.ts';
export * from './appointment/booked-history.ts';
export * from './appointment/check-booking.ts';
export * from './appointment/claimant-clashes.ts';
export * from './appointment/decide-booking.ts';
export * from './appointment/decide-change.ts';
export * from './appointment/decide-hold.ts';
export * from './appointment/slot-actions.ts';
export * from './calendar/index.ts';
export * from './call/index.ts';
export * from './booking-choices.ts';
export * from './holiday/holiday-at-place.ts';
export * from './holiday/holiday.resource.ts';
export * from './daysheet/daysheet-actions.ts';
export * from './daysheet/daysheet-document.ts';
export * from './daysheet/daysheet-print.ts';
export * from './daysheet/daysheet.ts';
export * from './daysheet/decide-sending.ts';
export * from './impact/affected-appointment.ts';
export * from './impact/booking-change.ts';
export * from './impact/choices-for-bookings.ts';
export * from './impact/decide-impact.ts';
export * from './impact/follow-session.ts';
export * from './impact/preview-impact.ts';
export * from './impact/sessions-to-mend.ts';
export * from './impact/taken-back.ts';
export * from './notice/icalendar.ts';
export * from './notice/invitation.ts';
export * from './notice/notice-actions.ts';
export * from './notice/notice-texts.ts';
export * from './notice/notice.ts';
export * from './notice/tell-field.ts';
export * from './notice/what-to-tell.ts';
export * from './pages.ts';
export * from './holiday/public-holidays.ts';
export * from './holiday/region-postcodes.ts';
export * from './refusals.ts';
export * from './roster/create-roster.ts';
export * from './roster/decide-roster.ts';
export * from './roster/roster.ts';
export * from './search/index.ts';
export * from './session/appointment-session.resource.ts';
export * from './session/appointment-slot.table.ts';
export * from './session/change-sessions.ts';
export * from './session/check-duplicate.ts';
export * from './session/decide-session.ts';
export * from './session/mend-times.ts';
export * from './session/offered-types.ts';
export * from './session/session-actions.ts';
export * from './session/session-events.ts';
export * from './session/session-news.ts';
export * from './session/session.workflow.ts';
export * from './session/slot.ts';
export * from './session/why-not-bookable.ts';
export * from './session/zone-of-session.ts';

export const booking = defineModule({
  name: 'booking',
  openToKeys: true,
  resources: [appointmentSession, appointment, holiday, appointmentSearch, call, callSlot],
  textFormats: postcodeFormats,
  links: [callOfferLink],
  actions: [
    bookedAppointmentHistory,
    holdSlot,
    releaseSlot,
    bookSlot,
    listRecipients,
    listNotices,
    previewImpact,
    bookableCompanies,
    bookableClients,
    bookableCaseManagers,
    setIsOnHold,
    removeSession,
    mySession,
    listSlots,
    syncFromAssessment,
    calendarAction,
    createRoster,
    changeSessions,
    checkDuplicate,
    validateDaysheet,
    printDaysheet,
    stampDaysheet,
    sendDaysheets,
    ...searchActions,
    ...callActions,
  ],
  workflows: [appointmentWorkflow, sessionWorkflow, callWorkflow],
  tables: [appointmentSlot],
  tasks: [changeSessionsTask, createRosterTask],
  pages: bookingPages,
  refusals: { ...bookingRefusals, ...searchRefusals, ...callRefusals },
});
