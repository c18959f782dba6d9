import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyResource, Verb } from '#kernel/domain';
import { seenBy } from '#kernel/domain';
import { Refused, invalid } from '../refused.ts';
import { directly } from '../resource/executor.ts';
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
import { sendJson } from './send-json.ts';
import { requireAbility } from './require-ability.ts';
import { recordWriter } from './write-record.ts';

type WithId = { Params: { id: string } };

/** The routes of one resource. A verb that is not declared has no route. */
export function addResourceRoutes(
  app: FastifyInstance,
  services: Services,
  resource: AnyResource,
): void {
  const base = `/app/${resource.base}`;
  const policy = (verb: Verb) => ({ config: { policy: { ability: `${resource.name}.${verb}` } } });
  const writing = (verb: Verb) => ({
    config: {
      ...policy(verb).config,
      ...(resource.stepUpFields && { stepUpFields: resource.stepUpFields }),
    },
  });
  const exec = (request: FastifyRequest) => directly(services, request.actor, resource, request.id);
  const write = recordWriter(services, resource);

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
    app.post(base, writing('create'), async (request, reply) =>
      write(request, reply, { status: 201, kind: 'create', verb: 'create' }, (executor) =>
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
    const isTried = resource.dryRun?.includes('update') && { isTried: true as const };
    const config = { ...writing('update').config, ...isTried };
    app.put<WithId>(`${base}/:id`, { config }, async (request, reply) => {
      const { id } = request.params;
      return write(
        request,
        reply,
        { status: 200, kind: 'change', id, verb: 'update' },
        (executor) =>
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
      return write(request, reply, { status: 200, kind: 'change', id, verb }, (executor) =>
        changeRecord(executor, request.actor, resource, verb, id, values, undefined),
      );
    });
  }
  if (verbs.delete) {
    app.delete<WithId>(`${base}/:id`, policy('delete'), async (request, reply) => {
      const { id } = request.params;
      const { concurrencyStamp: stamp } = request.query as { concurrencyStamp?: unknown };
      if (stamp !== undefined && !isUuid(stamp)) throw new Refused('stale');
      return write(request, reply, { status: 204, kind: 'remove', id }, async (executor) => {
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
