import type { FastifyReply, FastifyRequest } from 'fastify';
import { systemContext } from '#kernel/server';
import { hostTenantId } from '#platform/domain';
import { forgetActor } from '../actor/actor-cache.ts';
import type { AccountPages } from '../sign-in/account-pages.ts';
import { browserOf, currentSession } from '../sign-in/browser-session.ts';
import { openProviderOf } from './provider-row.ts';
import type { ProviderRow } from './provider-row.ts';
import type { TakenAnswer } from './take-answer.ts';

type Who = { readonly row: ProviderRow; readonly userId: string };

const cameText = `select tenant_id as "tenantId", user_id as "userId" from provider_sign_ins
  where session_uid = $1 and ended_at is null`;

/** Whoever sits in this browser, if they came by their provider. */
export async function whoCameByProvider(
  { services, provider }: AccountPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Who | null> {
  const session = await currentSession(provider, browserOf(request, reply));
  if (!session) return null;
  const [found] = await services.hostDb.batch(systemContext(hostTenantId), [
    { text: cameText, values: [session.uid] },
  ]);
  const came = found?.rows[0] as { tenantId: string; userId: string } | undefined;
  const row = came && (await openProviderOf(services, came.tenantId));
  return row && came.userId === session.accountId ? { row, userId: came.userId } : null;
}

const linkedText = `select from provider_accounts
  where tenant_id = $1 and issuer = $2 and subject = $3 and user_id = $4`;
const provedText = `update sign_ins set proved_at = $3
  where tenant_id = $1 and session_uid = $2 and user_id = $4 and ended_at is null returning id`;
const keptText = `update provider_sign_ins set proved_at = $3
  where tenant_id = $1 and session_uid = $2 and user_id = $4 and ended_at is null`;
const auditText = "select write_audit($1, 'provenAgain', 'user', $2, null)";

/** Only the same person, in the session that asked. */
export async function proveByProvider(
  pages: AccountPages,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  { step, row, claims }: Extract<TakenAnswer, { kind: 'taken' }>,
): Promise<boolean> {
  const { services, provider } = pages;
  const session = await currentSession(provider, browserOf(request, reply));
  const { userId } = step;
  const { tenantId, issuer } = row;
  if (!session || !userId || session.accountId !== userId) return false;
  const isProven = await services.db.transaction({ tenantId, userId }, async (tx) => {
    const linked = await tx.query(linkedText, [tenantId, issuer, claims['sub'], userId]);
    if (!linked.length) return false;
    const values = [tenantId, session.uid, services.now(), userId];
    const proved = await tx.query(provedText, values);
    await tx.query(keptText, values);
    await tx.query(auditText, [tenantId, userId]);
    return proved.length > 0;
  });
  if (isProven) forgetActor(services, userId);
  return isProven;
}
