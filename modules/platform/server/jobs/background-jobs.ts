import { Refused, handle, isUuid } from '#kernel/server';
import type { Handler } from '#kernel/server';
import {
  listBackgroundJobs,
  readJobBoard,
  removeBackgroundJob,
  retryBackgroundJob,
  scrubMessage,
} from '../../domain/index.ts';
import type { JobStateName } from '../../domain/index.ts';
import { pageOf } from '../paging.ts';
import { visibleTenantId } from '../tenant-or-host.ts';
import { tenantNames } from '../tenant-names.ts';

/** A tenant admin sees the jobs of the own tenant, the host those of all. */
export const backgroundJobHandlers: readonly Handler[] = [
  handle(listBackgroundJobs, async ({ actor, input, services }) => {
    const { items, totalCount } = await services.jobs.list({
      state: (input.state ?? 'failed') as JobStateName,
      tenantId: visibleTenantId(actor),
      ...pageOf(input),
    });
    const names = await tenantNames(services, actor);
    return {
      items: items.map((job) => ({
        ...job,
        error: job.error && scrubMessage(job.error),
        tenantName: names.get(job.tenantId ?? '') ?? null,
      })),
      totalCount,
    };
  }),
  handle(readJobBoard, ({ actor, services }) => services.jobs.board(visibleTenantId(actor))),
  handle(retryBackgroundJob, async ({ actor, params, services }) => {
    const id = params['id'];
    if (!isUuid(id) || !(await services.jobs.retry(id, visibleTenantId(actor)))) {
      throw new Refused('notFound');
    }
  }),
  handle(removeBackgroundJob, async ({ actor, params, services }) => {
    const id = params['id'];
    if (!isUuid(id) || !(await services.jobs.remove(id, visibleTenantId(actor)))) {
      throw new Refused('notFound');
    }
  }),
];
