import {
  date,
  defineAction,
  flag,
  longText,
  lookup,
  number,
  nullable,
  record,
  text,
} from '#kernel/domain';
import type { AnyAction, AnyResource } from '#kernel/domain';
import { office } from '#platform/domain';
import { anyCase } from '../engine/case.resource.ts';
import { caseDictation } from './case-dictation.resource.ts';
import { dictating, longestDictation } from './dictation-choices.ts';

const person = nullable({ id: 'id', name: 'text' });

const dictationShape = {
  id: 'id',
  fileId: 'id',
  fileName: 'text',
  seconds: 'number?',
  status: 'text',
  note: 'text?',
  recordedBy: 'text?',
  receivedAt: 'instant',
  job: nullable({
    id: 'id',
    status: 'text',
    dueOn: 'date',
    typist: person,
    returnReason: 'text?',
    reportFileId: 'text?',
    reportName: 'text?',
  }),
} as const;

const sectionShape = {
  dueDate: 'date?',
  typist: person,
  note: 'text?',
  picUser: person,
} as const;

/** C-120: `isGetSummary` leaves out the single dictations. */
export const dictationReports = defineAction({
  name: 'dictationReports',
  on: anyCase,
  label: 'Dictations of a case',
  route: 'GET /app/case-dictation-reports',
  roles: dictating,
  input: {
    fromModule: text('Case type', { required: true, max: 40 }),
    objectId: text('Case', { required: true, max: 36 }),
    isGetSummary: flag('Only the summary'),
  },
  answer: {
    id: 'id',
    ...sectionShape,
    canTranscribe: 'flag',
    summary: { dictations: 'number', minutes: 'number', typed: 'number', nextDue: 'date?' },
    items: [dictationShape],
  },
});

/** A recording or an uploaded file becomes a dictation, with its typing job and the step of the case. */
export const addDictation = defineAction({
  name: 'add',
  on: caseDictation,
  label: 'Send dictation',
  route: 'POST /app/case-dictations',
  roles: dictating,
  input: {
    fromModule: text('Case type', { required: true, max: 40 }),
    objectId: text('Case', { required: true, max: 36 }),
    fileId: text('File', { required: true, max: 36 }),
    seconds: number('Length in seconds', { min: 0, max: longestDictation }),
    note: longText('Note', { max: 2000 }),
  },
  answer: record(caseDictation),
});

/** C-121, G-118: `{id}` is the case. */
export const setPic7 = defineAction({
  name: 'setPic7',
  on: 'case',
  label: 'Person in charge of typing',
  route: 'PUT /app/case-dictation-reports/{caseId}/SetPic7',
  roles: office,
  input: {
    fromModule: text('Case type', { required: true, max: 40 }),
    picUserId: lookup('Person in charge', 'user', { required: true }),
  },
  answer: { id: 'id', picUser: person },
});

/** C-049: the section Dictations is saved by a call of its own. */
export const saveDictationReport = (resource: AnyResource): AnyAction =>
  defineAction({
    name: 'save:dictation-report',
    on: resource,
    label: 'Save dictations',
    dryRun: true,
    route: `PUT /app/${resource.base}/{id}/dictation-report`,
    roles: office,
    input: {
      dueDate: date('Typing due'),
      typistId: lookup('Typist', 'user'),
      note: longText('Note for the typist', { max: 2000 }),
    },
    answer: { id: 'id', ...sectionShape },
  }) as AnyAction;
