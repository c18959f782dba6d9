import type { FastifyInstance, FastifyRequest } from 'fastify';
import { everyonesTasksAbility, resources } from '#kernel/domain';
import { invalid } from '../refused.ts';
import { startExport } from '../resource/export/start-export.ts';
import type { Services } from '../services.ts';
import { cancelTask, dismissTask, retryTask } from '../tasks/change-task.ts';
import { downloadTask } from '../tasks/download-task.ts';
import { ownTasks, readTask, tenantTasks } from '../tasks/seen-tasks.ts';
import type { Page } from '../tasks/seen-tasks.ts';

type WithId = { Params: { id: string } };

const base = '/app/tasks';
const ownOnly = { config: { policy: { signedIn: true } } } as const;
const everyone = { config: { policy: { ability: everyonesTasksAbility } } };

/** Long work: one's own, and for whoever runs the tenant that of everyone. */
export function addTaskRoutes(app: FastifyInstance, services: Services): void {
  for (const resource of resources()) {
    if (!resource.verbs.export) continue;
    const policy = { ability: `${resource.name}.export` };
    app.post(`/app/${resource.base}/export-jobs`, { config: { policy } }, async (request, reply) =>
      reply.status(202).send(await startExport(services, request.actor, resource, request)),
    );
  }
  app.get(base, ownOnly, ({ actor, query }) => ownTasks(services, actor, pageOf(query)));
  app.get(`${base}/everyone`, everyone, ({ actor, query }) =>
    tenantTasks(services, actor, pageOf(query)),
  );
  app.get<WithId>(`${base}/:id`, ownOnly, ({ actor, params }) =>
    readTask(services, actor, params.id),
  );
  const changes = { cancel: cancelTask, retry: retryTask, dismiss: dismissTask };
  for (const [verb, change] of Object.entries(changes)) {
    app.put<WithId>(`${base}/:id/${verb}`, ownOnly, (request: FastifyRequest<WithId>) =>
      change({ services, actor: request.actor, requestId: request.id }, request.params.id),
    );
  }
  app.get<WithId>(`${base}/:id/download`, ownOnly, ({ actor, params, id }, reply) =>
    downloadTask(services, actor, params.id, id, reply),
  );
}

function pageOf(query: unknown): Page {
  const { maxResultCount, skipCount } = query as Record<string, unknown>;
  return {
    take: Math.min(100, Math.max(1, whole('maxResultCount', maxResultCount, 20))),
    skip: whole('skipCount', skipCount, 0),
  };
}

function whole(key: string, given: unknown, fallback: number): number {
  if (given === undefined || given === '') return fallback;
  if (typeof given === 'string' && /^\d{1,6}$/.test(given)) return Number(given);
  throw invalid([{ message: 'Must be a whole number.', members: [key] }]);
}
