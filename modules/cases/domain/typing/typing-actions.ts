import { defineAction, listOf, longText, nullable, record } from '#kernel/domain';
import { office } from '#platform/domain';
import { typing } from '../dictation/dictation-choices.ts';
import { longestTypedText } from './typing-choices.ts';
import { typingJob } from './typing-job.resource.ts';

/** Kept while it is typed, so that neither a crash nor a change of place loses it. */
export const saveTypedText = defineAction({
  name: 'saveText',
  on: typingJob,
  label: 'Save the text',
  route: 'PUT /app/typing-jobs/{id}/text',
  roles: typing,
  input: { text: longText('Text', { max: longestTypedText }) },
  answer: record(typingJob),
});

/** What the window of a job needs at once. */
export const typingDesk = defineAction({
  name: 'desk',
  on: typingJob,
  label: 'Typing window',
  route: 'GET /app/typing-jobs/{id}/desk',
  roles: typing,
  input: {},
  answer: {
    job: record(typingJob),
    /** Null: the job must be taken before its dictation is heard. */
    recording: nullable({ fileId: 'id', fileName: 'text', seconds: 'number?', note: 'text?' }),
    canTranscribe: 'flag',
  },
});

const figures = { jobs: 'number', minutes: 'number' } as const;

/** how much waits, and how much was typed on each of the last fourteen days. */
export const typingFigures = defineAction({
  name: 'figures',
  on: typingJob,
  label: 'Typing figures',
  route: 'GET /app/typing-jobs/figures',
  roles: typing,
  input: {},
  answer: {
    today: 'date',
    free: figures,
    mine: figures,
    overdue: figures,
    days: [{ day: 'date', ...figures }],
    typists: [{ id: 'id', name: 'text', open: figures, done: figures }],
  },
});

/** Whom a job can be given to: typists with an account, and staff. */
export const typistsToAssign = defineAction({
  name: 'typists',
  on: typingJob,
  label: 'Typists',
  route: 'GET /app/typing-jobs/typists',
  roles: office,
  input: {},
  answer: listOf({ id: 'id', name: 'text', kind: 'text', minutes: 'number' }),
});
