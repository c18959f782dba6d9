import {
  choice,
  date,
  decimal,
  defineAction,
  listOf,
  longText,
  lookup,
  money,
  multiLookup,
  nullable,
  number,
  oneOf,
} from '#kernel/domain';
import { adminStaff, office } from '#platform/domain';
import { caseTypeNames } from '../engine/case-choices.ts';
import { longestEntry, timeActivities } from './time-choices.ts';
import { timeEntry } from './time-entry.resource.ts';

const on = { on: timeEntry, roles: office } as const;

const budgetShape = nullable({
  hours: 'text?',
  amount: 'money?',
  percent: 'number?',
  level: oneOf(['ok', 'near', 'over', 'none']),
});

const caseShape = {
  caseId: 'id',
  caseNo: 'text',
  caseType: oneOf(caseTypeNames),
  claimantName: 'text?',
} as const;

export const timerShape = {
  /** By the clock of the server: the browser counts on from here. */
  now: 'instant',
  timer: nullable({
    ...caseShape,
    activity: oneOf(timeActivities),
    note: 'text?',
    startedAt: 'instant',
    budget: budgetShape,
  }),
} as const;

export const readTimer = defineAction({
  ...on,
  name: 'timer',
  label: 'Timer',
  route: 'GET /app/time-tracking/timer',
  input: {},
  answer: timerShape,
});

/** One timer for each user: what runs becomes an entry before the next begins. */
export const startTimer = defineAction({
  ...on,
  name: 'startTimer',
  label: 'Start timer',
  route: 'POST /app/time-tracking/timer/start',
  input: {
    caseId: lookup('Case', 'case', { required: true }),
    activity: choice('Activity', timeActivities, { required: true }),
    note: longText('Note', { max: 2000 }),
  },
  answer: timerShape,
});

export const stopTimer = defineAction({
  ...on,
  name: 'stopTimer',
  label: 'Stop timer',
  route: 'POST /app/time-tracking/timer/stop',
  input: {
    minutes: number('Minutes', {
      min: 1,
      max: longestEntry,
      hint: 'Where the timer ran longer than you worked.',
    }),
    note: longText('Note', { max: 2000 }),
  },
  answer: timerShape,
});

export const discardTimer = defineAction({
  ...on,
  name: 'discardTimer',
  label: 'Discard timer',
  route: 'POST /app/time-tracking/timer/discard',
  input: {},
  answer: timerShape,
});

export const weekShape = {
  from: 'date',
  today: 'date',
  userId: 'id',
  items: [
    {
      ...caseShape,
      id: 'id',
      workDay: 'date',
      startedAt: 'instant',
      endedAt: 'instant',
      minutes: 'number',
      activity: oneOf(timeActivities),
      approval: 'text',
      billingStatus: 'text',
      note: 'text?',
    },
  ],
  /** Worked on in the weeks before. */
  recent: [caseShape],
} as const;

export const readWeek = defineAction({
  ...on,
  name: 'week',
  label: 'Week',
  route: 'GET /app/time-tracking/week',
  input: { from: date('Week of'), userId: lookup('User', 'user') },
  answer: weekShape,
});

export const setCell = defineAction({
  ...on,
  name: 'setCell',
  label: 'Enter time of a day',
  route: 'PUT /app/time-tracking/week/cell',
  input: {
    caseId: lookup('Case', 'case', { required: true }),
    day: date('Day', { required: true }),
    minutes: number('Minutes', { required: true, min: 0, max: longestEntry }),
    activity: choice('Activity', timeActivities, { required: true }),
  },
  answer: weekShape,
});

export const submitWeek = defineAction({
  ...on,
  name: 'submitWeek',
  label: 'Submit week',
  route: 'POST /app/time-tracking/week/submit',
  input: { from: date('Week of', { required: true }) },
  answer: { submitted: 'number' },
});

export const approveEntries = defineAction({
  ...on,
  name: 'approveEntries',
  label: 'Approve',
  roles: adminStaff,
  route: 'POST /app/time-tracking/approve',
  input: { entryIds: multiLookup('Entries', timeEntry.name, { required: true, max: 200 }) },
  answer: { approved: 'number', skipped: 'number' },
});

/** Appointments of a day that nobody has entered the time of. */
export const proposeEntries = defineAction({
  ...on,
  name: 'proposals',
  label: 'From the calendar',
  route: 'GET /app/time-tracking/proposals',
  input: { day: date('Day') },
  answer: listOf({
    ...caseShape,
    appointmentId: 'id',
    specialistId: 'id',
    specialistName: 'text?',
    startedAt: 'instant',
    minutes: 'number',
    zone: 'text',
  }),
});

export const caseTimeShape = {
  minutes: 'number',
  amount: 'money',
  toBill: 'money',
  entries: 'number',
  budget: budgetShape,
} as const;

export const readCaseTime = defineAction({
  ...on,
  name: 'ofCase',
  label: 'Time of a case',
  route: 'GET /app/time-tracking/of-case',
  input: { caseId: lookup('Case', 'case', { required: true }) },
  answer: caseTimeShape,
});

export const setTimeBudget = defineAction({
  ...on,
  name: 'setBudget',
  label: 'Set budget',
  route: 'PUT /app/time-tracking/budget',
  input: {
    caseId: lookup('Case', 'case', { required: true }),
    hours: decimal('Hours', { scale: 2, min: 0, max: 10_000 }),
    amount: money('Amount', { min: 0 }),
  },
  answer: caseTimeShape,
});

export const timeFigures = defineAction({
  ...on,
  name: 'figures',
  label: 'Time figures',
  route: 'GET /app/time-tracking/figures',
  input: {},
  answer: {
    mine: { today: 'number', week: 'number', drafts: 'number' },
    toApprove: { entries: 'number', minutes: 'number' },
    toBill: { entries: 'number', minutes: 'number', amount: 'money' },
  },
});

export const timeActions = [
  readTimer,
  startTimer,
  stopTimer,
  discardTimer,
  readWeek,
  setCell,
  submitWeek,
  approveEntries,
  proposeEntries,
  readCaseTime,
  setTimeBudget,
  timeFigures,
];
