import { defineRefusals } from '#kernel/domain';

export const bookingRefusals = defineRefusals({
  appointmentNeverMoved: {
    status: 409,
    message: 'This appointment was not moved, so there is no new time to tell anybody of.',
  },
  sessionEndsBeforeStart: {
    status: 422,
    field: 'dateTo',
    message: 'The session must end after it starts. Change the end time.',
  },
  sessionTooShort: {
    status: 422,
    field: 'slotMinutes',
    message: 'No slot fits into this session. Make the session longer or its slots shorter.',
  },
  sessionTooLong: {
    status: 422,
    field: 'dateTo',
    message: 'A session lasts 24 hours at most. Create one session for each day.',
  },
  sessionNeedsPlace: {
    status: 422,
    field: 'centreId',
    message: 'Choose a centre, or mark the session as video.',
  },
  zoneOfAnotherPlace: {
    status: 422,
    field: 'timeZone',
    message:
      'The time zone is {zone}, but {centre} keeps {centreZone}. Leave the time zone empty, or choose another centre.',
  },
  roomElsewhere: {
    status: 422,
    field: 'roomId',
    message: 'This room belongs to another centre. Choose a room of the chosen centre.',
  },
  sessionOverlaps: {
    status: 409,
    field: 'dateFrom',
    message: 'This specialist already has a session at that time. Change the time or that session.',
  },
  roomTaken: {
    status: 409,
    field: 'roomId',
    message: 'This room is taken at that time. Choose another room or time.',
  },
  sessionHasBookings: {
    status: 409,
    message: 'This session has appointments. Move or cancel them first.',
  },
  bookingsAffected: {
    status: 409,
    message: '{people} affected. Choose what shall become of them.',
  },
  sessionBegan: {
    status: 409,
    message:
      'The first appointment of this session has begun. It stays where it is; change the later appointments one by one.',
  },
  cannotMoveAlong: {
    status: 409,
    message: 'Its appointments cannot move along: {reason}. Move or cancel them first.',
  },
  sessionCancelled: { status: 422, message: 'This session is cancelled. Choose another one.' },
  sessionOnHold: { status: 409, message: 'This session is on hold. Take it off hold first.' },
  sessionFull: {
    status: 409,
    message: 'This session takes no more appointments. Choose another one.',
  },
  capacityBelowBooked: {
    status: 422,
    field: 'capacity',
    message:
      'More appointments than that are booked. Enter a higher number, or move some of them first.',
  },
  sessionReserved: {
    status: 409,
    message: 'This session is reserved for other companies. Choose another one.',
  },
  slotNotFound: { status: 404, message: 'This slot does not exist any more. Search again.' },
  slotPast: { status: 422, message: 'This slot is in the past. Choose a later one.' },
  slotOnHoliday: {
    status: 422,
    message: 'That day is a public holiday at the place. Choose another day.',
  },
  holidayNowhere: {
    status: 422,
    field: 'region',
    message:
      'No centre is in {region}. Write the postcodes of the region, or choose the centres that have the day off.',
  },
  slotTaken: { status: 409, message: 'This slot has just been booked. Choose another one.' },
  slotHeld: { status: 409, message: 'Somebody else holds this slot. Choose another one.' },
  specialistBusy: {
    status: 409,
    message: 'The specialist has another appointment at that time. Choose another slot.',
  },
  specialistOnLeave: {
    status: 422,
    message: 'The specialist is on leave on that day. Choose another day.',
  },
  specialistNotOnboarded: {
    status: 422,
    message: 'This specialist is still being recruited. Choose another specialist.',
  },
  specialistIsContact: {
    status: 422,
    message: 'This specialist is a contact who takes no bookings. Choose another specialist.',
  },
  centreTakesNoBookings: {
    status: 422,
    message: 'This centre receives no bookings. Choose a session at another place.',
  },
  sessionAtClosedCentre: {
    status: 422,
    field: 'centreId',
    message:
      'This centre receives no bookings. Choose another centre, or open it for bookings first.',
  },
  companyDisabled: {
    status: 422,
    field: 'companyId',
    message: 'This company is disabled. Enable it first, or choose another company.',
  },
  excludedByCompany: {
    status: 422,
    message: 'The company has excluded this specialist. Choose another specialist.',
  },
  appointmentBegan: {
    status: 422,
    message: 'This appointment has begun. Record whether the claimant attended.',
  },
  appointmentAhead: {
    status: 422,
    message: 'This appointment has not begun yet. Record the attendance afterwards.',
  },
  wrongConsultationType: {
    status: 422,
    field: 'consultationType',
    message: 'This session is for {offered}. Choose that type or another slot.',
  },
  sameSlot: { status: 422, message: 'The appointment is in this slot already.' },
  chooseSessions: {
    status: 422,
    field: 'ids',
    message: 'Choose 1 to 500 sessions.',
  },
  sayWhichTimesStay: {
    status: 422,
    field: 'zoneChange',
    message:
      'The centre keeps {centreZone}. Sessions that keep {zone}: {count}. Say whether their clock times or their moments stay.',
  },
  bookedTimesStay: {
    status: 409,
    message:
      'Of the chosen sessions, {sessions} with booked slots ({slots} in all) cannot be changed: the people were told these times. Leave them out, or move their appointments first.',
  },
  nothingToChange: { status: 422, message: 'Say what to change in the chosen sessions.' },
  postcodesUnreadable: {
    status: 422,
    field: 'postcodes',
    message: 'Write postcodes like 3000-3207, 3335.',
  },
  tooManyDaysheets: {
    status: 422,
    field: 'toDate',
    message: 'Daysheets cover one to seven days. Choose other dates.',
  },
  emptyDaysheet: { status: 422, message: 'There are no appointments on the selected dates.' },
  daysheetWithoutEmail: {
    status: 422,
    message: 'This specialist has no email address. Add one on the page of the specialist.',
  },
  notAClockTime: {
    status: 422,
    field: 'from',
    message: 'Enter times like 09:00 and 17:30.',
  },
  notADay: {
    status: 422,
    field: 'exceptions',
    message: 'Each day that is left out must be a date.',
  },
  rosterEndsBeforeStart: {
    status: 422,
    field: 'lastDay',
    message: 'The last day must not be before the first day.',
  },
  rosterTimesBackwards: {
    status: 422,
    field: 'to',
    message: 'A session ends on the day it starts. Enter an end that is later than {from}.',
  },
  noRosterDays: {
    status: 422,
    field: 'weekdays',
    message: 'No day is left between the first and the last day. Choose other days or dates.',
  },
  rosterTooLong: {
    status: 422,
    field: 'lastDay',
    message: 'A roster covers two years and 10,000 sessions at most. Choose an earlier last day.',
  },
  calendarEndsBeforeStart: {
    status: 422,
    field: 'to',
    message: 'The last day must not be before the first. Change one of them.',
  },
  calendarTooLong: {
    status: 422,
    field: 'to',
    message: 'The calendar shows 62 days at most. Choose fewer days.',
  },
});
