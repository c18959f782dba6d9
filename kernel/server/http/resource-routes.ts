import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyResource, Verb } from '#kernel/domain';
import { seenBy } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import { Refused, invalid } from '../refused.ts';
import { guardedWrite, hasGuards } from '../resource/guards.ts';
import { hasReactions, reactTo } from '../resource/reactions.ts';
import { databaseFor, directly } from '../resource/executor.ts';
import type { Executor } from '../resource/executor.ts';
import { exportRecords } from '../resource/export/export-records.ts';
import { isUuid } from '../resource/ids.ts';
import { parseFields, parseListQuery } from '../resource/list-query.ts';
import { todayFor } from '../resource/today-for.ts';
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

/** How a write is answered, and what it is a write of. */
type Written = {
  readonly status: 200 | 201 | 204;
  readonly id?: string;
  readonly follows?: 'created' | 'updated';
};

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
  const isGuarded = hasGuards(services, resource);
  const isFollowed = {
    created: hasReactions(services, resource),
    updated: hasReactions(services, resource, 'updated'),
  };

  /** Where something follows from the write or guards it, all of it is one transaction. */
  const write = async (
    request: FastifyRequest,
    reply: Parameters<typeof sendJson>[0],
    { status, id, follows }: Written,
    work: (executor: Executor) => Promise<string>,
  ) => {
    refuseHostWrite(request, resource);
    request.hasWritten = true;
    const { actor } = request;
    const whole = (tx: Tx) =>
      guardedWrite(tx, { actor, services, resource, id }, async () => {
        const json = await work(tx);
        return follows ? reactTo(tx, { actor, services, resource }, json, follows) : json;
      });
    const database = databaseFor(services, actor, resource);
    const send = (json: string) =>
      status === 204 ? reply.status(204).send() : sendJson(reply, json, status);
    if (request.headers['idempotency-key'] !== undefined) {
      const once = async (tx: Tx) => ({ status, json: await whole(tx) });
      return send((await onceByKey(database, request, reply, once)).json);
    }
    if (!isGuarded && !(follows && isFollowed[follows])) return send(await work(exec(request)));
    return send(await database.transaction(contextOf(actor, request.id), whole));
  };

  const { verbs } = resource;
  if (verbs.list ?? verbs.lookup) {
    // Lookups are lists with another ability, so the right is checked once the query is known.
    const reads = { resource: resource.name, operation: 'list' };
    app.get(base, { config: { policy: { signedIn: true }, reads } }, async (request, reply) => {
      const query = parseListQuery(
        seenBy(request.actor, resource),
        request.query as Record<string, unknown>,
      );
      request.readOperation = query.isSelectionList ? 'lookup' : 'list';
      requireAbility(request.actor, `${resource.name}.${request.readOperation}`);
      const json = await listRecords(exec(request), request.actor, resource, query);
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
      const { actor, params } = request;
      const fields = askedFields(seenBy(actor, resource), request.query);
      return sendJson(reply, await readRecord(exec(request), actor, resource, params.id, fields));
    });
  }
  if (verbs.create) {
    app.post(base, policy('create'), async (request, reply) =>
      write(request, reply, { status: 201, follows: 'created' }, (executor) =>
        createRecord(
          executor,
          request.actor,
          resource,
          request.body,
          todayFor(request.actor, services),
        ),
      ),
    );
  }
  if (verbs.update) {
    app.put<WithId>(`${base}/:id`, policy('update'), async (request, reply) => {
      const { id } = request.params;
      return write(request, reply, { status: 200, id, follows: 'updated' }, (executor) =>
        updateRecord(
          executor,
          request.actor,
          resource,
          id,
          request.body,
          todayFor(request.actor, services),
        ),
      );
    });
  }
  for (const verb of ['enable', 'disable'] as const) {
    if (!verbs[verb]) continue;
    const values = { isActive: verb === 'enable' };
    app.put<WithId>(`${base}/:id/${verb}`, policy(verb), async (request, reply) => {
      const { id } = request.params;
      return write(request, reply, { status: 200, id }, (executor) =>
        changeRecord(executor, request.actor, resource, verb, id, values, undefined),
      );
    });
  }
  if (verbs.delete) {
    app.delete<WithId>(`${base}/:id`, policy('delete'), async (request, reply) => {
      const { id } = request.params;
      const { concurrencyStamp: stamp } = request.query as { concurrencyStamp?: unknown };
      if (stamp !== undefined && !isUuid(stamp)) throw new Refused('stale');
      return write(request, reply, { status: 204, id }, async (executor) => {
        await deleteRecord(executor, request.actor, resource, id, stamp);
        return '';
      });
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
      return reply
        .header('content-type', file.contentType)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(file.body);
    });
  }
}

/** A page that shows a part of the record asks for that part. */
function askedFields(seen: AnyResource, query: unknown): readonly string[] | undefined {
  const { fields } = query as { fields?: unknown };
  if (fields === undefined || fields === '') return undefined;
  return parseFields(seen, [fields].flat().map(String), (key, message) => {
    throw invalid([{ message, members: [key] }]);
  });
}

/** A customer's tenant admin may look at its own row of a host table, and never write one. */
function refuseHostWrite(request: FastifyRequest, resource: AnyResource): void {
  if (resource.tenancy === 'host' && !request.actor.isHost) throw new Refused('notPermitted');
}
