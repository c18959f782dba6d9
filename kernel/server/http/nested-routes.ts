import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyResource, Verb } from '#kernel/domain';
import { can, resourceNamed, scopesFor, seenBy } from '#kernel/domain';
import { Refused } from '../refused.ts';
import { directly } from '../resource/executor.ts';
import type { Executor } from '../resource/executor.ts';
import { isUuid } from '../resource/ids.ts';
import { parseListQuery } from '../resource/list-query.ts';
import { createRecord, deleteRecord, listRecords, updateRecord } from '../resource/operations.ts';
import { readStatement } from '../resource/read-sql.ts';
import { todayFor } from '../resource/today-for.ts';
import type { Services } from '../services.ts';
import { sendJson } from './send-json.ts';
import { recordWriter } from './write-record.ts';

type Nested = FastifyRequest<{ Params: { id: string; itemId: string } }>;

/** `/app/companies/{id}/business-units`: the same records, asked for through what they belong to. */
export function addNestedRoutes(
  app: FastifyInstance,
  services: Services,
  resource: AnyResource,
): void {
  const { parent, verbs } = resource;
  if (!parent) return;
  const owner = resourceNamed(resource.fields[parent.field]?.resource ?? '');
  const base = `/app/${owner.base}/:id/${parent.as}`;
  const policy = (verb: Verb) => ({ config: { policy: { ability: `${resource.name}.${verb}` } } });
  const exec = (request: FastifyRequest) => directly(services, request.actor, resource, request.id);
  const write = recordWriter(services, resource);
  const { requireOwner, requireItem, bodyOf } = ownerChecks(exec, resource, owner, parent.field);

  if (verbs.list) {
    app.get(base, policy('list'), async (request: Nested, reply) => {
      const id = await requireOwner(request, 'list');
      const query = queryWithin(request, resource, parent.field, id);
      return sendJson(reply, await listRecords(exec(request), request.actor, resource, query));
    });
  }
  if (verbs.create) {
    app.post(base, policy('create'), async (request: Nested, reply) => {
      await requireOwner(request, 'create');
      const today = todayFor(request.actor, services);
      return write(request, reply, { status: 201, kind: 'create', verb: 'create' }, (executor) =>
        createRecord(executor, request.actor, resource, bodyOf(request), today),
      );
    });
  }
  if (verbs.update) {
    app.put(`${base}/:itemId`, policy('update'), async (request: Nested, reply) => {
      const id = await requireItem(request, 'update');
      const today = todayFor(request.actor, services);
      return write(
        request,
        reply,
        { status: 200, kind: 'change', id, verb: 'update' },
        (executor) => updateRecord(executor, request.actor, resource, id, bodyOf(request), today),
      );
    });
  }
  if (verbs.delete) {
    app.delete(`${base}/:itemId`, policy('delete'), async (request: Nested, reply) => {
      const id = await requireItem(request, 'delete');
      return write(request, reply, { status: 204, kind: 'remove', id }, async (executor) => {
        await deleteRecord(executor, request.actor, resource, id, undefined);
        return '';
      });
    });
  }
}

/** What the caller asks for, among the items of one owner. */
function queryWithin(request: Nested, resource: AnyResource, field: string, id: string) {
  const seen = seenBy(request.actor, resource);
  const query = parseListQuery(seen, request.query as Record<string, unknown>);
  const filters = query.filters.filter(({ key }) => key !== field);
  filters.push({ key: field, op: 'any', values: [id] });
  return { ...query, filters };
}

/** Whoever asks through the owner must be able to open it, and the item must be its own. */
function ownerChecks(
  exec: (request: FastifyRequest) => Executor,
  resource: AnyResource,
  owner: AnyResource,
  field: string,
) {
  /** Who may not read owners has only the one that their scope names; any other is unknown to them. */
  const isOutOfScope = ({ actor, params }: Nested, verb: Verb): boolean => {
    const scopes = can(actor, `${owner.name}.read`)
      ? null
      : scopesFor(actor, `${resource.name}.${verb}`);
    if (scopes === null) return false;
    return scopes.every((scope) => {
      const key = scope[field];
      return key !== undefined && !(actor.ids[key] ?? []).includes(params.id);
    });
  };

  const requireOwner = async (request: Nested, verb: Verb) => {
    const { id } = request.params;
    if (!isUuid(id) || isOutOfScope(request, verb)) throw new Refused('notFound');
    const ability = `${owner.name}.read`;
    const [found] = await exec(request).batch([
      readStatement(request.actor, owner, id, { ability, fields: [] }),
    ]);
    if (!found?.raw) throw new Refused('notFound');
    return id;
  };

  const requireItem = async (request: Nested, verb: Verb) => {
    const id = await requireOwner(request, verb);
    const { itemId } = request.params;
    if (!isUuid(itemId)) throw new Refused('notFound');
    const ability = `${resource.name}.${verb}`;
    const [found] = await exec(request).batch([
      readStatement(request.actor, resource, itemId, { ability, fields: [field] }),
    ]);
    const record = JSON.parse(found?.raw ?? '{}') as Record<string, unknown>;
    if (record[field] !== id) throw new Refused('notFound');
    return itemId;
  };

  /** The path says whose it is; a body that says otherwise is overruled. */
  const bodyOf = (request: Nested) =>
    typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body)
      ? { ...request.body, [field]: request.params.id }
      : request.body;

  return { requireOwner, requireItem, bodyOf };
}
