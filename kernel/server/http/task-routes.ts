import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  everyonesTasksAbility,
  fileAnswer,
  json,
  number,
  resources,
  taskDetailShape,
  taskShape,
  tasksShape,
} from '#kernel/domain';
import { invalid } from '../refused.ts';
import { startExport } from '../resource/export/start-export.ts';
import type { Services } from '../services.ts';
import { cancelTask, dismissTask, retryTask } from '../tasks/change-task.ts';
import { downloadTask } from '../tasks/download-task.ts';
import { ownTasks, readTask, tenantTasks } from '../tasks/seen-tasks.ts';
import type { Page } from '../tasks/seen-tasks.ts';
import { described } from './route-description.ts';
import type { RouteDescription } from './route-description.ts';

type WithId = { Params: { id: string } };

const base = '/app/tasks';
const ownOnly = { config: { policy: { signedIn: true } } } as const;
const everyone = { config: { policy: { ability: everyonesTasksAbility } } };
const pageQuery = {
  maxResultCount: number('Tasks in a page: 20 by default, at most 100'),
  skipCount: number('Tasks to leave out'),
};

/** Long work: one's own, and for whoever runs the tenant that of everyone. */
export function addTaskRoutes(app: FastifyInstance, services: Services): void {
  addExportRoutes(app, services);
  const list = { query: pageQuery, answer: tasksShape };
  app.get(base, described(ownOnly, list), ({ actor, query }) =>
    ownTasks(services, actor, pageOf(query)),
  );
  app.get(`${base}/everyone`, described(everyone, list), ({ actor, query }) =>
    tenantTasks(services, actor, pageOf(query)),
  );
  app.get<WithId>(
    `${base}/:id`,
    described(ownOnly, { answer: taskDetailShape }),
    ({ actor, params }) => readTask(services, actor, params.id),
  );
  const changes = { cancel: cancelTask, retry: retryTask, dismiss: dismissTask };
  for (const [verb, change] of Object.entries(changes)) {
    app.put<WithId>(
      `${base}/:id/${verb}`,
      described(ownOnly, { answer: taskShape }),
      (request: FastifyRequest<WithId>) =>
        change({ services, actor: request.actor, requestId: request.id }, request.params.id),
    );
  }
  app.get<WithId>(
    `${base}/:id/download`,
    described(ownOnly, { answer: fileAnswer('application/octet-stream') }),
    ({ actor, params, id }, reply) => downloadTask(services, actor, params.id, id, reply),
  );
}

const exportDescription: RouteDescription = {
  summary: 'Export in the background. The query is that of the list.',
  body: { columns: json('Names of the columns, in their order') },
  answer: { id: 'id' },
  status: 202,
};

/** Every list that can be exported can be exported in the background. */
function addExportRoutes(app: FastifyInstance, services: Services): void {
  for (const resource of resources()) {
    if (!resource.verbs.export) continue;
    const policy = { ability: `${resource.name}.export` };
    app.post(
      `/app/${resource.base}/export-jobs`,
      described({ config: { policy } }, exportDescription),
      async (request, reply) =>
        reply.status(202).send(await startExport(services, request.actor, resource, request)),
    );
  }
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
