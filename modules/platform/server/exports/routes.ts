import type { FastifyInstance } from 'fastify';
import { resources } from '#kernel/domain';
import type { Services } from '#kernel/server';
import { downloadExport } from './download-export.ts';
import { cancelExport, listExports, readExport } from './own-exports.ts';
import { startExport } from './start-export.ts';

type WithId = { Params: { id: string } };

const ownOnly = { config: { policy: { signedIn: true } } } as const;
const base = '/app/exports';

/** Every list that can be exported can be exported in the background. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  for (const resource of resources()) {
    if (!resource.verbs.export) continue;
    const policy = { ability: `${resource.name}.export` };
    app.post(`/app/${resource.base}/export-jobs`, { config: { policy } }, async (request, reply) =>
      reply.status(202).send(await startExport(services, request.actor, resource, request)),
    );
  }
  app.get(base, ownOnly, ({ actor, query }) => listExports(services, actor, query));
  app.get<WithId>(`${base}/:id`, ownOnly, ({ actor, params }) =>
    readExport(services, actor, params.id),
  );
  app.put<WithId>(`${base}/:id/cancel`, ownOnly, ({ actor, params, id }) =>
    cancelExport(services, actor, params.id, id),
  );
  app.get<WithId>(`${base}/:id/download`, ownOnly, ({ actor, params, id }, reply) =>
    downloadExport(services, actor, params.id, id, reply),
  );
}
