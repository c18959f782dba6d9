import { defineRefusals } from '#kernel/domain';

export const timeRefusals = defineRefusals({
  timeAhead: {
    status: 422,
    field: 'startedAt',
    message: 'This day has not come yet. Enter the time once it was worked.',
  },
  timerJustBegan: {
    status: 409,
    message:
      'A timer began within this minute. Stop or discard it, or start the next one in a minute.',
  },
  timeOverlaps: {
    status: 409,
    field: 'startedAt',
    message:
      'This time overlaps {other}. Choose another start or fewer minutes, or change that entry first.',
  },
  timeOverlapsHidden: {
    status: 409,
    field: 'startedAt',
    message: 'This person has another entry at that time. Choose another start or fewer minutes.',
  },
  timeApproved: {
    status: 409,
    message: 'This entry is approved. Let admin staff reopen it before it is changed.',
  },
  timeWithoutSpecialist: {
    status: 422,
    field: 'specialistId',
    message: 'Choose the specialist whose time this is.',
  },
  timeWithoutUser: {
    status: 422,
    field: 'userId',
    message: 'Choose the user whose time this is.',
  },
  noTimer: { status: 409, message: 'No timer is running. Start one first.' },
  timerLongerThanRun: {
    status: 422,
    field: 'minutes',
    message: 'The timer has run for {measured} minutes. Enter at most as many.',
  },
  timerTooLong: {
    status: 422,
    field: 'minutes',
    message: 'The timer has run for more than a day. Enter the minutes that you worked.',
  },
  severalEntries: {
    status: 409,
    field: 'minutes',
    message: 'This case has several entries on that day. Change them one by one in the list.',
  },
  timeNotDraft: {
    status: 409,
    field: 'minutes',
    message: 'This entry was submitted. Let admin staff send it back before it is changed.',
  },
  dayFull: {
    status: 422,
    field: 'minutes',
    message: 'So much time does not fit into that day. Enter fewer minutes, or give the start.',
  },
});
