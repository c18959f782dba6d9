import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyResource } from '#kernel/domain';
import { writeBySystem } from '../action/commit.ts';
import { dryRun, dryRunHeader } from '../action/dry-run.ts';
import { orKeep } from '../action/kept-call.ts';
import { contextOf } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import { Refused } from '../refused.ts';
import { databaseFor, directly } from '../resource/executor.ts';
import type { Executor } from '../resource/executor.ts';
import { isUuid } from '../resource/ids.ts';
import { readStatement } from '../resource/read-sql.ts';
import { hiddenBeforeUnknown, referenceBeforeTaken } from '../resource/unknown-reference.ts';
import type { WriteKind } from '../rule/rule.ts';
import { choicesIn, rulesConcern } from '../rule/rules-of.ts';
import { asWrites, hasScreens, tellScreens } from '../rule/tell-screens.ts';
import type { Touched } from '../rule/touched.ts';
import { withRules } from '../rule/with-rules.ts';
import type { Services } from '../services.ts';
import { onceByKey } from './idempotency.ts';
import { dryRunStatus } from './openapi-operation.ts';
import { sendJson } from './send-json.ts';

/** How a write is answered, and what it is a write of. */
type Written = {
  readonly status: 200 | 201 | 204;
  readonly kind: WriteKind;
  /** Absent while it is being made. */
  readonly id?: string;
  /** Which verb answers the record. */
  readonly verb?: 'create' | 'update' | 'enable' | 'disable';
};

export type WriteRecord = (
  request: FastifyRequest,
  reply: FastifyReply,
  written: Written,
  work: (executor: Executor) => Promise<string>,
) => Promise<FastifyReply>;

/**
 * The one way in which the verbs of a resource write, from its own routes and from those of its owner.
 * Where rules are about the write, all of it is one transaction.
 */
export function recordWriter(services: Services, resource: AnyResource): WriteRecord {
  const rulesAre = rulesConcern(services, resource.name);
  const isWatched = hasScreens(services, resource.name);
  return async (request, reply, { status, kind, id, verb }, write) => {
    refuseHostWrite(request, resource);
    const { actor } = request;
    const work = (executor: Executor) =>
      write(executor).catch(async (error: unknown) => {
        await hiddenBeforeUnknown(error, { actor, services, resource, id }, request.body);
        throw await referenceBeforeTaken(error, services, actor, resource, request.body);
      });
    const touched = (json: string): Touched => ({
      resource: resource.name,
      kind,
      ids: [id ?? (JSON.parse(json) as { id: string }).id],
    });
    const whole = async (tx: Tx) => {
      const call = { tx, actor, services };
      const choices = choicesIn(services, request.query);
      const { written, hasFollowed } = await withRules(
        { ...call, choices, commit: writeBySystem, isEdit: true },
        isUuid(id) ? [touched('')] : [],
        () => work(tx),
        (json) => (id === undefined ? [touched(json)] : []),
      );
      const { ids } = touched(written);
      await tellScreens(call, asWrites(touched(written)));
      if (!hasFollowed || !verb) return written;
      const ability = `${resource.name}.${verb}`;
      const [found] = await tx.batch([readStatement(actor, resource, ids[0] ?? '', { ability })]);
      return found?.raw ?? written;
    };
    const database = databaseFor(services, actor, resource);
    const context = contextOf(actor, request.id);
    if (request.headers[dryRunHeader] !== undefined) {
      const told = await dryRun(services, database, context, whole);
      return sendJson(reply, JSON.stringify(told), dryRunStatus);
    }
    request.hasWritten = true;
    const send = (json: string) =>
      status === 204 ? reply.status(204).send() : sendJson(reply, json, status);
    const done = async (): Promise<string> => {
      if (request.headers['idempotency-key'] !== undefined) {
        const once = async (tx: Tx) => ({ status, json: await whole(tx) });
        return (await onceByKey(database, request, reply, once)).json;
      }
      if (isWatched || rulesAre(kind, request.body)) return database.transaction(context, whole);
      return work(directly(services, actor, resource, request.id));
    };
    if (verb !== 'create' && verb !== 'update') return send(await done());
    const kept = keptCall(services, resource, request, { id, verb });
    return send(await orKeep({ actor, services, requestId: request.id }, kept, done));
  };
}

/** The call as it waits for a second person. */
const keptCall = (
  services: Services,
  { name }: AnyResource,
  { body, query }: FastifyRequest,
  { id, verb }: Pick<Written, 'id' | 'verb'>,
) => ({
  ability: `${name}.${verb}`,
  resource: name,
  params: (id === undefined ? {} : { id }) as Record<string, string>,
  body,
  choices: choicesIn(services, query),
});

/** A customer's tenant admin may look at its own row of a host table, and never write one. */
function refuseHostWrite(request: FastifyRequest, resource: AnyResource): void {
  if (resource.tenancy === 'host' && !request.actor.isHost) throw new Refused('notPermitted');
}
