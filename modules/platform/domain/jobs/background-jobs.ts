import { choice, defineAction, text, listOf, oneOf, optional } from '#kernel/domain';
import { tenantAdmin } from '../roles.ts';

export const jobStates = {
  failed: 'Failed',
  running: 'Running',
  waiting: 'Waiting',
  scheduled: 'Scheduled',
  done: 'Done',
} as const;
export type JobStateName = keyof typeof jobStates;

/** R-024, D15: what could not be done is shown to those who run it. Own tenant only, unless host. */
export const listBackgroundJobs = defineAction({
  name: 'list',
  on: 'backgroundJob',
  route: 'GET /app/background-jobs',
  label: 'Background jobs',
  roles: tenantAdmin,
  input: {
    state: choice('State', jobStates),
    maxResultCount: text('Page size', { max: 9 }),
    skipCount: text('Skip', { max: 9 }),
  },
  answer: listOf({
    id: 'id',
    name: 'text',
    state: oneOf(jobStates),
    tenantId: 'id?',
    tenantName: optional('text?'),
    error: 'text?',
    attempts: 'number',
    createdAt: 'instant',
    startAfter: 'instant',
    startedAt: 'instant?',
    endedAt: 'instant?',
  }),
});

export const readJobBoard = defineAction({
  name: 'board',
  on: 'backgroundJob',
  route: 'GET /app/background-jobs/board',
  label: 'Queues and recurring jobs',
  roles: tenantAdmin,
  input: {},
  answer: {
    queues: [
      {
        name: 'text',
        failed: 'number',
        running: 'number',
        waiting: 'number',
        scheduled: 'number',
        done: 'number',
      },
    ],
    recurring: [{ name: 'text', cron: 'text', lastRun: 'instant?', lastState: 'text?' }],
  },
});

export const retryBackgroundJob = defineAction({
  name: 'retry',
  on: 'backgroundJob',
  route: 'PUT /app/background-jobs/{id}/retry',
  label: 'Try the job again',
  roles: tenantAdmin,
  input: {},
  answer: 'nothing',
});

export const removeBackgroundJob = defineAction({
  name: 'remove',
  on: 'backgroundJob',
  route: 'DELETE /app/background-jobs/{id}',
  label: 'Delete the job',
  roles: tenantAdmin,
  input: {},
  answer: 'nothing',
});
