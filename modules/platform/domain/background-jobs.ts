import { choice, defineAction, text } from '#kernel/domain';
import { tenantAdmin } from './roles.ts';

/** D15: what could not be done is shown to those who run the installation. Host tenant only. */
export const listBackgroundJobs = defineAction({
  name: 'list',
  on: 'backgroundJob',
  route: 'GET /app/background-jobs',
  label: 'Background jobs',
  roles: tenantAdmin,
  input: {
    state: choice('State', { failed: 'Failed' }),
    maxResultCount: text('Page size', { max: 9 }),
    skipCount: text('Skip', { max: 9 }),
  },
});

export const retryBackgroundJob = defineAction({
  name: 'retry',
  on: 'backgroundJob',
  route: 'PUT /app/background-jobs/{id}/retry',
  label: 'Try the job again',
  roles: tenantAdmin,
  input: {},
});
