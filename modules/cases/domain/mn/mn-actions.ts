import {
  choice,
  date,
  defineAction,
  flag,
  longText,
  lookup,
  multiLookup,
  record,
  text,
} from '#kernel/domain';
import { caseTeamAndSpecialist, office } from '#platform/domain';
import { opinionAnswers } from './mn-choices.ts';
import { mn } from './mn.resource.ts';
import { opinionsShape } from './opinion-shape.ts';

const place = '/app/mednegs/{id}';
const asked = { specialistIds: multiLookup('Specialists', 'specialist', { required: true }) };
const officeAndSpecialist = [...office, 'SPECIALIST'] as const;
const whose = { opinionId: text('Request', { required: true, max: 36 }) } as const;

export const readOpinions = defineAction({
  name: 'readOpinions',
  on: mn,
  label: 'Opinions',
  route: `GET ${place}/opinions`,
  roles: caseTeamAndSpecialist,
  input: {},
  answer: opinionsShape,
});

/** Who of them is free, without a conflict, and willing. */
export const askSpecialists = defineAction({
  dryRun: true,
  name: 'askSpecialists',
  on: mn,
  label: 'Ask specialists',
  route: `POST ${place}/specialistRequests`,
  roles: office,
  input: asked,
  answer: opinionsShape,
});

export const askOpinions = defineAction({
  dryRun: true,
  name: 'askOpinions',
  on: mn,
  label: 'Request free opinions',
  route: `POST ${place}/opinionRequests`,
  roles: office,
  input: { ...asked, dueOn: date('Answer by', { required: true }) },
  answer: opinionsShape,
});

export const availabilityFields = {
  isAvailable: flag('I can give an opinion', { required: true }),
  reason: longText('Why not', { max: 1000 }),
} as const;

/** By the specialist, or by the office for one who rang. */
export const answerRequest = defineAction({
  name: 'answerRequest',
  on: mn,
  label: 'Answer',
  route: `PUT ${place}/specialistRequests`,
  roles: officeAndSpecialist,
  input: { ...whose, ...availabilityFields },
  answer: opinionsShape,
});

export const opinionFields = {
  answer: choice('Opinion', opinionAnswers, { required: true }),
  breach: longText('Breach of duty', { max: 8000 }),
  causation: longText('Causation', { max: 8000 }),
  damage: longText('Damage', { max: 8000 }),
  moreNeeded: longText('Material that is missing', { max: 4000 }),
} as const;

export const giveOpinion = defineAction({
  name: 'giveOpinion',
  on: mn,
  label: 'Give opinion',
  route: `PUT ${place}/opinionRequests`,
  roles: officeAndSpecialist,
  input: { ...whose, ...opinionFields },
  answer: opinionsShape,
});

export const withdrawRequest = defineAction({
  name: 'withdrawRequest',
  on: mn,
  label: 'Withdraw',
  route: `PUT ${place}/withdrawnRequests`,
  roles: office,
  input: whose,
  answer: opinionsShape,
});

export const remindOpinions = defineAction({
  dryRun: true,
  name: 'remindOpinions',
  on: mn,
  label: 'Remind those who have not answered',
  route: `POST ${place}/opinionReminders`,
  roles: office,
  input: {},
  answer: { reminded: 'number' },
});

/** Makes a conference of the variant MN_TELECONFERENCE with them and the case manager. */
export const requestTeleconference = defineAction({
  name: 'requestTeleconference',
  on: mn,
  label: 'Request teleconference',
  route: `POST ${place}/teleconferences`,
  roles: office,
  features: ['COTELE'],
  input: { ...asked, topic: text('What it is about', { max: 300 }) },
  answer: record(mn),
});

export const linkReport = defineAction({
  name: 'linkReport',
  on: mn,
  label: 'Create linked report',
  route: `POST ${place}/linkedReports`,
  roles: office,
  features: ['Assessment'],
  input: { specialistId: lookup('Specialist', 'specialist', { required: true }) },
  answer: record(mn),
});

export const mnActions = [
  readOpinions,
  askSpecialists,
  askOpinions,
  answerRequest,
  giveOpinion,
  withdrawRequest,
  remindOpinions,
  requestTeleconference,
  linkReport,
];
