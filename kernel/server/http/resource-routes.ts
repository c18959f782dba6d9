import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyResource, Verb } from '#kernel/domain';
import { seenBy } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import { Refused } from '../refused.ts';
import { addRecord, hasReactions, reactTo } from '../resource/reactions.ts';
import { databaseFor, directly } from '../resource/executor.ts';
import type { Executor } from '../resource/executor.ts';
import { exportRecords } from '../resource/export/export-records.ts';
import { isUuid } from '../resource/ids.ts';
import { parseListQuery } from '../resource/list-query.ts';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  listRecords,
  readOwnRecord,
  readRecord,
  updateRecord,
} from '../resource/operations.ts';
import type { Services } from '../services.ts';
import { onceByKey } from './idempotency.ts';
import { sendJson } from './send-json.ts';
import { requireAbility } from './require-ability.ts';

type WithId = { Params: { id: string } };

/** The routes of one resource. A verb that is not declared has no route. */
export function addResourceRoutes(
  app: FastifyInstance,
  services: Services,
  resource: AnyResource,
): void {
  const base = `/app/${resource.base}`;
  const policy = (verb: Verb) => ({ config: { policy: { ability: `${resource.name}.${verb}` } } });
  const exec = (request: FastifyRequest) => directly(services, request.actor, resource, request.id);
  const noteRead = (
    request: FastifyRequest,
    operation: 'read' | 'list' | 'export',
    recordId?: string,
  ) =>
    services.readLog.recordRead(contextOf(request.actor, request.id), {
      operation,
      resource: resource.name,
      ...(recordId && { recordId }),
    });

  const write = async (
    request: FastifyRequest,
    reply: Parameters<typeof sendJson>[0],
    status: number,
    work: (executor: Executor) => Promise<string>,
  ) => {
    refuseHostWrite(request, resource);
    if (request.headers['idempotency-key'] === undefined) {
      return sendJson(reply, await work(exec(request)), status);
    }
    return writeOnce(request, reply, status, work);
  };

  const writeOnce = async (
    request: FastifyRequest,
    reply: Parameters<typeof sendJson>[0],
    status: number,
    work: (tx: Tx) => Promise<string>,
  ) => {
    const database = databaseFor(services, request.actor, resource);
    const outcome = await onceByKey(database, request, reply, async (tx) => ({
      status,
      json: await work(tx),
    }));
    return sendJson(reply, outcome.json, outcome.status);
  };

  const { verbs } = resource;
  if (verbs.list ?? verbs.lookup) {
    // Lookups are lists with another ability, so the right is checked once the query is known.
    app.get(base, { config: { policy: { signedIn: true } } }, async (request, reply) => {
      const query = parseListQuery(
        seenBy(request.actor, resource),
        request.query as Record<string, unknown>,
      );
      requireAbility(
        request.actor,
        `${resource.name}.${query.isSelectionList ? 'lookup' : 'list'}`,
      );
      const json = await listRecords(exec(request), request.actor, resource, query);
      if (!query.isSelectionList) await noteRead(request, 'list');
      return sendJson(reply, json);
    });
  }
  if (verbs.myDetail) {
    app.get(`${base}/myDetail`, policy('myDetail'), async (request, reply) =>
      sendJson(reply, await readOwnRecord(exec(request), request.actor, resource)),
    );
  }
  if (verbs.read) {
    app.get<WithId>(`${base}/:id`, policy('read'), async (request, reply) => {
      const json = await readRecord(exec(request), request.actor, resource, request.params.id);
      await noteRead(request, 'read', request.params.id);
      return sendJson(reply, json);
    });
  }
  if (verbs.create) {
    const isWatched = hasReactions(services, resource);
    app.post(base, policy('create'), async (request, reply) => {
      const { actor, body } = request;
      if (!isWatched) {
        return write(request, reply, 201, (executor) =>
          createRecord(executor, actor, resource, body),
        );
      }
      refuseHostWrite(request, resource);
      const work = (tx: Tx) => addRecord(tx, { actor, services, resource, body });
      if (request.headers['idempotency-key'] !== undefined) {
        return writeOnce(request, reply, 201, work);
      }
      const database = databaseFor(services, actor, resource);
      const json = await database.transaction(contextOf(actor, request.id), work);
      return sendJson(reply, json, 201);
    });
  }
  if (verbs.update) {
    const isWatched = hasReactions(services, resource, 'updated');
    app.put<WithId>(`${base}/:id`, policy('update'), async (request, reply) => {
      const { actor, body, params } = request;
      const change = (executor: Executor) =>
        updateRecord(executor, actor, resource, params.id, body);
      if (!isWatched) return write(request, reply, 200, change);
      refuseHostWrite(request, resource);
      const work = async (tx: Tx) =>
        reactTo(tx, { actor, services, resource }, await change(tx), 'updated');
      if (request.headers['idempotency-key'] !== undefined) {
        return writeOnce(request, reply, 200, work);
      }
      const database = databaseFor(services, actor, resource);
      const json = await database.transaction(contextOf(actor, request.id), work);
      return sendJson(reply, json);
    });
  }
  for (const verb of ['enable', 'disable'] as const) {
    if (!verbs[verb]) continue;
    app.put<WithId>(`${base}/:id/${verb}`, policy(verb), (request, reply) =>
      write(request, reply, 200, (executor) => {
        const values = { isActive: verb === 'enable' };
        return changeRecord(
          executor,
          request.actor,
          resource,
          verb,
          request.params.id,
          values,
          undefined,
        );
      }),
    );
  }
  if (verbs.delete) {
    app.delete<WithId>(`${base}/:id`, policy('delete'), async (request, reply) => {
      refuseHostWrite(request, resource);
      const { concurrencyStamp: stamp } = request.query as { concurrencyStamp?: unknown };
      if (stamp !== undefined && !isUuid(stamp)) throw new Refused('stale');
      await deleteRecord(exec(request), request.actor, resource, request.params.id, stamp);
      return reply.status(204).send();
    });
  }
  if (verbs.export) {
    app.post(`${base}/export`, policy('export'), async (request, reply) => {
      const file = await exportRecords(
        services,
        request.actor,
        resource,
        request.query,
        request.body,
      );
      await noteRead(request, 'export');
      return reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.body);
    });
  }
}

/** A customer's tenant admin may look at its own row of a host table, and never write one. */
function refuseHostWrite(request: FastifyRequest, resource: AnyResource): void {
  if (resource.tenancy === 'host' && !request.actor.isHost) throw new Refused('notPermitted');
}
