import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyResource } from '#kernel/domain';
import * as z from 'zod';
import { contextOf } from '../db/context.ts';
import { Refused } from '../refused.ts';
import { databaseFor, directly } from '../resource/executor.ts';
import { isUuid } from '../resource/ids.ts';
import {
  batchRows,
  importRecords,
  importTemplate,
  listBatches,
  startImport,
  undoBatch,
} from '../resource/import/index.ts';
import { partSchema } from '../resource/import/start-import.ts';
import { touched } from '../resource/operations.ts';
import type { Services } from '../services.ts';
import { described } from './route-description.ts';
import type { RouteDescription } from './route-description.ts';

const largestSheet = 10_485_760;

const partDescription: RouteDescription = {
  summary: 'Hand over one part of a sheet; the last part starts its import in the background.',
  body: { $schema: z.toJSONSchema(partSchema, { io: 'input' }) },
  answer: { id: 'id', arrived: 'number' },
  status: 202,
};

/** G-124: the sheet to fill in, its dry run, its import, and the way back. */
export function addImportRoutes(
  app: FastifyInstance,
  services: Services,
  resource: AnyResource,
): void {
  if (!resource.verbs.import) return;
  const base = `/app/${resource.base}`;
  const config = { policy: { ability: `${resource.name}.import` } };
  const exec = (request: FastifyRequest) => directly(services, request.actor, resource, request.id);

  app.post(`${base}/import`, { config, bodyLimit: largestSheet }, async (request) => {
    refuseHostWrite(request, resource);
    return importRecords(services, request, resource);
  });

  /** A larger sheet comes in parts and is imported by a worker. */
  app.post(
    `${base}/import-jobs`,
    described({ config, bodyLimit: largestSheet }, partDescription),
    async (request, reply) => {
      refuseHostWrite(request, resource);
      return reply.status(202).send(await startImport(services, request.actor, resource, request));
    },
  );

  app.post(`${base}/template-import`, { config }, async (request, reply) => {
    const file = await importTemplate(exec(request), request.actor, resource);
    return reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(file.body);
  });

  addBatchRoutes(app, services, resource);
}

/** What was imported earlier, row by row, and how it is taken back. */
function addBatchRoutes(app: FastifyInstance, services: Services, resource: AnyResource): void {
  const base = `/app/${resource.base}`;
  const config = { policy: { ability: `${resource.name}.import` } };
  const exec = (request: FastifyRequest) => directly(services, request.actor, resource, request.id);

  app.get(`${base}/import-batches`, { config }, async (request) => ({
    items: await listBatches(exec(request), resource),
  }));

  app.get<{ Params: { id: string }; Querystring: { skipCount?: string } }>(
    `${base}/import-batches/:id/rows`,
    { config },
    async (request) => {
      const { params, query } = request;
      const skip = Number(query.skipCount ?? 0);
      if (!isUuid(params.id)) throw new Refused('notFound');
      if (!Number.isSafeInteger(skip) || skip < 0) throw new Refused('malformed');
      return batchRows(exec(request), resource, params.id, skip);
    },
  );

  app.post<{ Params: { id: string } }>(
    `${base}/import-batches/:id/undo`,
    { config },
    async (request) => {
      refuseHostWrite(request, resource);
      const { id } = request.params;
      if (!isUuid(id)) throw new Refused('notFound');
      const context = contextOf(request.actor, request.id);
      const database = databaseFor(services, request.actor, resource);
      const undone = await database.transaction(context, (tx) => undoBatch(tx, resource, id));
      touched(request.actor.tenantId, resource);
      return undone;
    },
  );
}

/** A customer's tenant admin never writes a host table. */
function refuseHostWrite(request: FastifyRequest, resource: AnyResource): void {
  if (resource.tenancy === 'host' && !request.actor.isHost) throw new Refused('notPermitted');
}
