import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyResource } from '#kernel/domain';
import { dryRun, dryRunHeader } from '../action/dry-run.ts';
import { contextOf } from '../db/context.ts';
import type { Tx } from '../db/database.ts';
import { Refused } from '../refused.ts';
import { choicesIn, hasConsequences, withConsequences } from '../resource/consequences.ts';
import type { Touched, WriteKind } from '../resource/consequences.ts';
import { databaseFor, directly } from '../resource/executor.ts';
import type { Executor } from '../resource/executor.ts';
import { guardedWrite, guardsNeeded } from '../resource/guards.ts';
import { isUuid } from '../resource/ids.ts';
import { hasReactions, reactTo } from '../resource/reactions.ts';
import { hiddenBeforeUnknown, referenceBeforeTaken } from '../resource/unknown-reference.ts';
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
  readonly follows?: 'created' | 'updated';
};

export type WriteRecord = (
  request: FastifyRequest,
  reply: FastifyReply,
  written: Written,
  work: (executor: Executor) => Promise<string>,
) => Promise<FastifyReply>;

/**
 * The one way in which the verbs of a resource write, from its own routes and from those of its owner.
 * Where something follows from the write or guards it, all of it is one transaction.
 */
export function recordWriter(services: Services, resource: AnyResource): WriteRecord {
  const isGuarded = guardsNeeded(services, resource);
  const isWatched = hasConsequences(services, resource.name);
  const isFollowed = {
    created: hasReactions(services, resource),
    updated: hasReactions(services, resource, 'updated'),
  };
  return async (request, reply, { status, kind, id, follows }, write) => {
    refuseHostWrite(request, resource);
    const { actor } = request;
    const work = (executor: Executor) =>
      write(executor).catch(async (error: unknown) => {
        await hiddenBeforeUnknown(error, { actor, services, resource, id }, request.body);
        throw await referenceBeforeTaken(error, services, actor, resource, request.body);
      });
    const touched = (ids: readonly string[]): Touched[] => [{ resource: resource.name, kind, ids }];
    const whole = (tx: Tx) =>
      withConsequences(
        { tx, actor, services, choices: choicesIn(services, request.query) },
        isUuid(id) ? touched([id]) : [],
        () =>
          guardedWrite(tx, { actor, services, resource, id }, async () => {
            const json = await work(tx);
            return follows ? reactTo(tx, { actor, services, resource }, json, follows) : json;
          }),
        (json) => (id === undefined ? touched([(JSON.parse(json) as { id: string }).id]) : []),
      );
    const database = databaseFor(services, actor, resource);
    const context = contextOf(actor, request.id);
    if (request.headers[dryRunHeader] !== undefined) {
      const told = await dryRun(services, database, context, whole);
      return sendJson(reply, JSON.stringify(told), dryRunStatus);
    }
    request.hasWritten = true;
    const send = (json: string) =>
      status === 204 ? reply.status(204).send() : sendJson(reply, json, status);
    if (request.headers['idempotency-key'] !== undefined) {
      const once = async (tx: Tx) => ({ status, json: await whole(tx) });
      return send((await onceByKey(database, request, reply, once)).json);
    }
    const isNew = id === undefined;
    if (isWatched || (follows && isFollowed[follows]) || isGuarded(request.body, isNew))
      return send(await database.transaction(context, whole));
    return send(await work(directly(services, actor, resource, request.id)));
  };
}

/** A customer's tenant admin may look at its own row of a host table, and never write one. */
function refuseHostWrite(request: FastifyRequest, resource: AnyResource): void {
  if (resource.tenancy === 'host' && !request.actor.isHost) throw new Refused('notPermitted');
}
