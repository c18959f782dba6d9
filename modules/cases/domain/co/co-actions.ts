import {
  choice,
  date,
  dateTime,
  defineAction,
  longText,
  lookup,
  number,
  record,
  rows,
  text,
  url,
} from '#kernel/domain';
import { caseTeam, caseTeamAndSpecialist, office } from '#platform/domain';
import { pollAnswers } from './co-choices.ts';
import { participantFields } from './co-participant.resource.ts';
import { co } from './co.resource.ts';
import { pollShape } from './poll-shape.ts';

const place = '/app/co-teleconference/{id}';

export const readPoll = defineAction({
  name: 'readPoll',
  on: co,
  label: 'Who can when',
  route: `GET ${place}/poll`,
  roles: caseTeamAndSpecialist,
  input: {},
  answer: pollShape,
});

/** `{ items: [...] }` replaces the whole list; a row with an id is kept and changed. */
export const saveParticipants = defineAction({
  name: 'saveParticipants',
  on: co,
  label: 'Save participants',
  route: `PUT ${place}/participants`,
  roles: caseTeam,
  input: { items: rows('Participants', participantFields, { max: 30 }) },
  answer: pollShape,
});

export const mostTimes = 12;

/** Times that were offered before and are named again keep their answers. */
export const offerTimes = defineAction({
  dryRun: true,
  name: 'offerTimes',
  on: co,
  label: 'Offer times',
  route: `POST ${place}/offeredTimes`,
  roles: office,
  input: {
    items: rows('Times', { startsAt: dateTime('From', { required: true }) }, { max: mostTimes }),
    durationMinutes: number('Length in minutes', { min: 15, max: 480 }),
    answerBy: date('Answers by'),
  },
  answer: pollShape,
});

export const answerRows = rows(
  'Answers',
  {
    slotId: text('Time', { required: true, max: 36 }),
    answer: choice('Answer', pollAnswers, { required: true }),
  },
  { max: mostTimes },
);

/** By whoever was asked, or by the office for somebody who rang. */
export const answerPoll = defineAction({
  name: 'answerPoll',
  on: co,
  label: 'Answer',
  route: `PUT ${place}/pollAnswers`,
  roles: [...office, 'SPECIALIST'],
  input: { participantId: text('For', { required: true, max: 36 }), items: answerRows },
  answer: pollShape,
});

export const remindPoll = defineAction({
  dryRun: true,
  name: 'remindPoll',
  on: co,
  label: 'Remind those who have not answered',
  route: `POST ${place}/pollReminders`,
  roles: office,
  input: {},
  answer: { reminded: 'number' },
});

/** Books the specialists, and invites everybody with the joining details. */
export const chooseTime = defineAction({
  dryRun: true,
  name: 'chooseTime',
  on: co,
  label: 'Confirm this time',
  route: `PUT ${place}/chosenTime`,
  roles: office,
  input: {
    slotId: lookup('Time', 'coSlot', { required: true }),
    joinLink: url('Link to join', { max: 500 }),
    joinPhone: text('Phone to dial in', { max: 60 }),
    joinPin: text('Access code', { max: 40 }),
    room: text('Room', { max: 200 }),
    court: text('Court', { max: 200 }),
    joinNote: longText('Words to everybody who joins', { max: 2000 }),
  },
  answer: record(co),
});

export const sendMinutes = defineAction({
  dryRun: true,
  name: 'sendMinutes',
  on: co,
  label: 'Send minutes',
  route: `POST ${place}/minutes`,
  roles: office,
  input: { minutes: longText('Minutes', { required: true, max: 20_000 }) },
  answer: record(co),
});

export const coActions = [
  readPoll,
  saveParticipants,
  offerTimes,
  answerPoll,
  remindPoll,
  chooseTime,
  sendMinutes,
];
