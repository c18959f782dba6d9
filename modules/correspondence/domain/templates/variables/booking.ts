import { listVariable, variablesOf } from './variable.ts';

export const appointmentVariables = [
  ...variablesOf('appointment', {
    reference: ['Reference', 'The number of the appointment', 'A-1042'],
    date: ['Day', 'On the calendar of the place', 'Tuesday 24 November 2026'],
    time: ['Time', 'When it begins, on the clocks of the place', '09:30'],
    endTime: ['End', 'When it ends', '10:30'],
    zone: ['Time zone', 'What the clocks of the place show', 'Australian Eastern Daylight Time'],
    when: [
      'When',
      'Day, time and zone in one line',
      'Tuesday 24 November 2026, 09:30 to 10:30 (Australian Eastern Daylight Time)',
    ],
    place: ['Where', 'The place in one line', 'Pitt Street Rooms, 1 Pitt Street, Sydney NSW 2000'],
    isAtCentre: ['At a centre', 'Yes when people meet at a centre', true],
    isByPhone: ['By telephone', 'Yes when it is a telephone call', false],
    isByVideo: ['By video', 'Yes when it is a video call', false],
    hasInterpreter: ['Interpreter', 'Yes when an interpreter is arranged', true],
    interpreterLanguage: ['Language', 'What the interpreter speaks', 'Arabic'],
    oldTime: ['Time before', 'When it was before it moved', 'Monday 23 November 2026, 14:00'],
    oldPlace: ['Place before', 'Where it was before it moved', 'George Street Rooms'],
    isOnlyElsewhere: ['Only the place moved', 'Yes when the time stays', false],
    cancellationReason: ['Reason', 'Why it was cancelled', 'Matter settled'],
    contact: [
      'How to reach us',
      'Telephone of the centre and email of the practice',
      'telephone 02 9111 0000, email office@harbour.example',
    ],
    videoLink: ['Video link', 'The address of the video call', 'https://video.example/a-1042'],
  }),
  ...variablesOf('', {
    reason: ['Reason', 'Why it moved or was cancelled', 'Matter settled'],
    fee: ['Fee', 'What is charged for it', '¤ 550.00'],
  }),
  ...variablesOf('paperwork', {
    dueDate: ['Paperwork due', 'When the specialist needs the papers', '17 November 2026'],
  }),
];

export const offerVariables = [
  ...variablesOf('offer', {
    to: ['Whom it is written to', 'First name of the case manager', 'Jordan'],
    officer: ['Booking officer', 'Who took the call', 'Kim Taylor'],
    claimant: ['Claimant', 'For whom the times are kept, by initials', 'N. H.'],
    until: ['Kept until', 'How long the times are kept', '24 November 2026, 17:00'],
    hasSeveral: ['Several times', 'Yes when more than one time is offered', true],
  }),
  listVariable('offer.times', 'Times', 'Each time that is offered', [
    ...variablesOf('', { text: ['Time', 'Day, time, specialist and place', 'Tue 24 Nov, 09:30'] }),
  ]),
];

export const daysheetVariables = variablesOf('daysheet', {
  days: ['Days', 'The days of the sheet', '24/11/2026'],
  specialistName: ['Specialist', 'Whose day it is', 'Dr Priya Menon'],
});

/** Mails whose middle is a list of lines. */
export const lineVariables = [
  listVariable('lines', 'Lines', 'What the mail lists, one by one', [
    ...variablesOf('', { text: ['Line', 'One line of the list', '24/11/2026 09:00: 3 of 8 free'] }),
  ]),
];

export const requestVariables = variablesOf('request', {
  paper: ['What is asked for', 'CV or sample report, as a title', 'Sample report'],
  wanted: ['The same in a sentence', 'CV or sample report', 'sample report'],
  by: ['Who asks', 'The name of whoever asks', 'Jordan Lee'],
  note: ['Note', 'What they wrote with it', 'Needed for the panel meeting'],
});

export const monthVariables = variablesOf('month', {
  label: ['Month', 'The month that is over', 'October 2026'],
});
