import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from '../db/context.ts';
import type { Database, Tx } from '../db/database.ts';
import { isAuditLocked } from '../db/refusal-of.ts';
import { Refused } from '../refused.ts';

export type Outcome = { readonly status: number; readonly json: string };

const keyPattern = /^[\x21-\x7e]{1,200}$/;

type Stored = { request_hash: string; status: number | null; response: string | null };

/**
 * D11: the key is written in the transaction of the effect, so a parallel twin waits on the unique
 * index and then replays, and a failed first attempt leaves no key behind.
 */
export async function onceByKey(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Outcome>,
): Promise<Outcome> {
  const key = String(request.headers['idempotency-key'] ?? '');
  if (!keyPattern.test(key)) {
    throw new Refused('malformed', {
      message: 'An Idempotency-Key has 1 to 200 printable characters.',
    });
  }
  const { actor } = request;
  const route = `${request.method} ${request.routeOptions.url}`;
  const scope = [actor.tenantId, actor.userId, route, key];
  const hash = createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
  try {
    return await database.transaction(contextOf(actor, request.id), async (tx) => {
      const fresh = await tx.query(
        `insert into idempotency_keys (tenant_id, user_id, route, key, request_hash)
         values ($1::uuid, $2::uuid, $3, $4, $5) on conflict do nothing returning 1 as fresh`,
        [...scope, hash],
      );
      if (!fresh.length) return replay(tx, scope, hash, reply);
      const outcome = await work(tx);
      await tx.query(
        `update idempotency_keys set status = $5::int, response = $6
         where tenant_id = $1::uuid and user_id = $2::uuid and route = $3 and key = $4`,
        [...scope, outcome.status, outcome.json],
      );
      return outcome;
    });
  } catch (error) {
    const isWaiting = (error as { code?: string }).code === '55P03' && !isAuditLocked(error);
    if (isWaiting) throw new Refused('idempotencyRunning');
    throw error;
  }
}

async function replay(
  tx: Tx,
  scope: string[],
  hash: string,
  reply: FastifyReply,
): Promise<Outcome> {
  const [stored] = await tx.query<Stored>(
    `select request_hash, status, response from idempotency_keys
     where tenant_id = $1::uuid and user_id = $2::uuid and route = $3 and key = $4`,
    scope,
  );
  if (!stored || stored.status === null) throw new Refused('idempotencyRunning');
  if (stored.request_hash !== hash) throw new Refused('idempotencyMismatch');
  reply.header('idempotent-replayed', 'true');
  return { status: stored.status, json: stored.response ?? '' };
}
