import type { Actor } from '#kernel/domain';
import { Refused, handle, invalid, isUuid } from '#kernel/server';
import { listBackgroundJobs, retryBackgroundJob } from '../domain/index.ts';

const mustBeHost = (actor: Actor): void => {
  if (!actor.isHost) throw new Refused('notPermitted');
};

function whole(key: string, given: string | null | undefined, fallback: number): number {
  if (!given) return fallback;
  if (/^\d+$/.test(given)) return Number(given);
  throw invalid([{ message: 'Must be a whole number.', members: [key] }]);
}

/** Jobs belong to all tenants, so only the host sees them. */
export const backgroundJobHandlers = [
  handle(listBackgroundJobs, async ({ actor, input, services }) => {
    mustBeHost(actor);
    const take = Math.min(100, whole('maxResultCount', input.maxResultCount, 20));
    const skip = whole('skipCount', input.skipCount, 0);
    return services.jobs.deadLetters({ skip, take });
  }),
  handle(retryBackgroundJob, async ({ actor, params, services }) => {
    mustBeHost(actor);
    const id = params['id'];
    if (!isUuid(id) || !(await services.jobs.retry(id))) throw new Refused('notFound');
  }),
];
